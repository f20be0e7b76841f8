import { msg } from '@lingui/core/macro';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { Disclaimer } from './disclaimer.ts';
import { CATEGORY_DISCLAIMERS } from './disclaimers/by-category.ts';
import { STYLE_DISCLAIMERS } from './disclaimers/by-style.ts';

/** Disclaimers of every experience (spec 2 §9). */
const GENERAL_DISCLAIMERS = [
  {
    id: 'host-responsibilities',
    version: 1,
    title: msg`Host responsibilities`,
    icon: 'shield-check',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: false },
    categories: [],
    styles: [],
    content: [
      msg`You are responsible for planning the session, and for leading it or choosing someone able to lead it.`,
      msg`You describe the experience truthfully: what happens, how demanding it is, and who it isn't suited to.`,
      msg`You hold the permits, licences and insurance that the law asks for where it takes place.`,
      msg`You may stop a session, or ask someone to leave it, when safety calls for it.`,
      msg`In an emergency you call the local emergency number first, and tell us as soon as you can.`,
      msg`Wayhearth lists the experience and handles payments. It doesn't organise, supervise or insure it.`,
    ],
  },
  {
    id: 'location-liability',
    version: 1,
    title: msg`Liability at the location`,
    icon: 'house',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: false },
    categories: [],
    styles: [],
    content: [
      msg`You have the consent of whoever owns or manages the location, or the location is open to the public.`,
      msg`You have checked the location for hazards, and tell participants about those that remain.`,
      msg`You keep to the rules of the location, its opening hours and the number of people it allows.`,
      msg`Damage that you or your group cause is settled between you and the owner of the location.`,
      msg`If the location becomes unsafe, you cancel the session, and guests get a full refund.`,
    ],
  },
  {
    id: 'participant-waivers',
    version: 1,
    title: msg`Participant waivers`,
    icon: 'hand',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: true },
    categories: [],
    styles: [],
    content: [
      msg`Everyone who takes part knows the risks that are described here, and decides freely to take part.`,
      msg`Minors, which means anyone under 18, take part only with an adult in the same reservation, and that adult agrees for them.`,
      msg`Waiver records say who agreed to which text, and when.`,
      msg`Waiver records are kept for at least 7 years, even if the account is deleted.`,
      msg`A waiver doesn't take away any right that the law gives to participants.`,
    ],
  },
] as const satisfies readonly Disclaimer[];

const ALL = [...GENERAL_DISCLAIMERS, ...CATEGORY_DISCLAIMERS, ...STYLE_DISCLAIMERS] as const;

export type DisclaimerId = (typeof ALL)[number]['id'];

/** Every disclaimer: the general ones, those of categories, those of styles. */
export const DISCLAIMERS: readonly (Disclaimer & { readonly id: DisclaimerId })[] = ALL;

/** Categories with risks to health or from machines, whose guests agree before they reserve. */
const WAIVER_CATEGORIES: readonly ExperienceCategory[] = [
  'Adventure',
  'Fitness',
  'Makerspace',
  'Volunteer',
];

/** Whether guests of a category acknowledge its disclaimers when they reserve. */
export function needsWaiver(category: ExperienceCategory): boolean {
  return WAIVER_CATEGORIES.includes(category);
}

/**
 * Disclaimers that the host of an experience reads before it is listed (spec 2 §9).
 *
 * @param style id of a style of the category
 */
export function disclaimersFor(
  category: ExperienceCategory,
  style: string,
): readonly (typeof DISCLAIMERS)[number][] {
  return scoped(category, style).filter(({ audience }) => audience.host);
}

/**
 * Disclaimers that guests acknowledge once, when they reserve; empty in categories without waivers.
 *
 * @param style id of a style of the category
 */
export function participantDisclaimersFor(
  category: ExperienceCategory,
  style: string,
): readonly (typeof DISCLAIMERS)[number][] {
  if (!needsWaiver(category)) return [];
  return scoped(category, style).filter(({ audience }) => audience.participant);
}

function scoped(category: ExperienceCategory, style: string) {
  return DISCLAIMERS.filter(
    ({ categories, styles }) =>
      (categories.length === 0 && styles.length === 0) ||
      categories.includes(category) ||
      styles.some((each) => each === style),
  );
}
