import { msg } from '@lingui/core/macro';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { Disclaimer } from './disclaimer.ts';

import { STYLE_DISCLAIMERS } from './disclaimers/by-style.ts';

/** Disclaimers of every style of a category. */
const CATEGORY_DISCLAIMERS = [
  {
    id: 'outdoor-risk',
    version: 1,
    title: msg`Outdoor risks`,
    icon: 'compass',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: true },
    categories: ['Adventure'],
    styles: [],
    content: [
      msg`Being outdoors has risks that no one can rule out: falls, falling rocks, currents, animals and other people.`,
      msg`Before the start, participants tell the person in charge if they are injured, pregnant, on medication or unsure whether they are fit enough.`,
      msg`Everyone stays with the group and follows the safety instructions of the person in charge.`,
      msg`Gear is checked before each use. Damaged gear isn't used.`,
      msg`Help can take longer to arrive than in a city. The person in charge carries a charged phone and a first aid kit.`,
    ],
  },
  {
    id: 'weather',
    version: 1,
    title: msg`Weather`,
    icon: 'droplet',
    severity: 'warning',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Adventure'],
    styles: [],
    content: [
      msg`The person in charge checks the forecast and official warnings before the start.`,
      msg`Sessions are cancelled or cut short in thunderstorms, in dangerous wind or when there is an official warning.`,
      msg`Guests get a full refund when the host cancels because of the weather.`,
      msg`Participants bring clothing, sun protection and water to suit the conditions.`,
    ],
  },
  {
    id: 'health-check',
    version: 1,
    title: msg`Health check`,
    icon: 'briefcase-medical',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: true },
    categories: ['Fitness'],
    styles: [],
    content: [
      msg`Anyone with a heart condition, an injury, a pregnancy or doubts about their health asks a doctor before taking part.`,
      msg`Before the start, participants tell the trainer about anything that limits them. The trainer keeps it confidential.`,
      msg`Anyone who feels pain, dizziness or shortness of breath stops at once and says so.`,
      msg`Exercises are adapted to each level, and no one is pushed beyond theirs.`,
      msg`What the trainer says is not medical advice.`,
    ],
  },
  {
    id: 'machine-safety',
    version: 1,
    title: msg`Machine safety`,
    icon: 'hammer',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: true },
    categories: ['Makerspace'],
    styles: [],
    content: [
      msg`No one uses a machine until someone trained has shown them how.`,
      msg`Long hair is tied back. Loose sleeves, jewellery and gloves stay away from moving parts.`,
      msg`Guards and emergency stops stay in place and are never bypassed.`,
      msg`No one uses a machine after alcohol, drugs or medicine that causes drowsiness.`,
      msg`A faulty machine is switched off, marked and reported at once.`,
      msg`Anyone under 18 uses a machine only with an adult beside them.`,
    ],
  },
  {
    id: 'goggles',
    version: 1,
    title: msg`Goggles and protection`,
    icon: 'shield-check',
    severity: 'warning',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Makerspace'],
    styles: [],
    content: [
      msg`Everyone nearby wears goggles while anything is cut, drilled, ground or soldered.`,
      msg`Ear protection and dust masks are there for loud or dusty work.`,
      msg`Reading glasses are no substitute for goggles.`,
    ],
  },
  {
    id: 'mental-health',
    version: 1,
    title: msg`Mental health`,
    icon: 'flower-2',
    severity: 'warning',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Retreat'],
    styles: [],
    content: [
      msg`Silence, breathing exercises and time without a phone can bring up strong feelings.`,
      msg`A retreat is not therapy and doesn't replace it.`,
      msg`Anyone who is in treatment, or who has had psychosis, panic attacks or epilepsy, asks a doctor or therapist first.`,
      msg`Everyone may pause or leave at any time without giving a reason.`,
      msg`The host keeps the number of a local crisis line at hand.`,
    ],
  },
  {
    id: 'safeguarding',
    version: 1,
    title: msg`Safeguarding`,
    icon: 'hand-heart',
    severity: 'critical',
    requiresAcknowledgment: true,
    audience: { host: true, participant: true },
    categories: ['Volunteer'],
    styles: [],
    content: [
      msg`The safety of children, and of adults who depend on care, matters more than the plan for the day.`,
      msg`No one is alone with a child or a dependent adult out of sight of others.`,
      msg`Photos of them need consent: their own if they can give it, otherwise the written consent of a parent or guardian.`,
      msg`Anyone who sees or suspects harm tells the organisation's safeguarding contact on the same day, and in danger the emergency services at once.`,
      msg`Hosts obtain the background checks that the law asks for.`,
    ],
  },
  {
    id: 'no-replacement-of-paid-work',
    version: 1,
    title: msg`No replacement of paid work`,
    icon: 'wallet',
    severity: 'info',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Volunteer'],
    styles: [],
    content: [
      msg`Volunteers help out. They don't take the place of paid staff.`,
      msg`Volunteers aren't paid, and may stop at any time.`,
      msg`What guests pay goes towards the costs of the session, such as materials and food.`,
      msg`In some countries visitors need a visa even for unpaid work. Each participant checks this for themselves.`,
    ],
  },
  {
    id: 'materials-allergens',
    version: 1,
    title: msg`Materials and allergens`,
    icon: 'package',
    severity: 'warning',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Workshop'],
    styles: [],
    content: [
      msg`Materials can trigger allergies, such as solvents, dyes, latex, dust and nuts.`,
      msg`The host says before the session which materials are used.`,
      msg`Participants tell the host about allergies before the session.`,
      msg`The room is aired when anything gives off fumes or dust.`,
    ],
  },
  {
    id: 'dress-and-photos',
    version: 1,
    title: msg`Dress and photos`,
    icon: 'door-open',
    severity: 'info',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Culture'],
    styles: [],
    content: [
      msg`Some places ask for covered shoulders and knees, a head covering or bare feet.`,
      msg`Photos are taken only where they are allowed, and of people only with their consent.`,
      msg`Services, prayers and performances aren't interrupted.`,
    ],
  },
  {
    id: 'consent-to-photos',
    version: 1,
    title: msg`Consent to photos`,
    icon: 'images',
    severity: 'warning',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['SocialNetworking'],
    styles: [],
    content: [
      msg`Everyone is asked before they are photographed or filmed, and may refuse without giving a reason.`,
      msg`Photos and recordings aren't published without the consent of everyone who can be recognised.`,
      msg`Anyone who changes their mind can have a photo removed.`,
      msg`What is said in confidence isn't passed on.`,
    ],
  },
  {
    id: 'food-hygiene',
    version: 1,
    title: msg`Food hygiene`,
    icon: 'chef-hat',
    severity: 'warning',
    requiresAcknowledgment: false,
    audience: { host: true, participant: true },
    categories: ['Community'],
    styles: [],
    content: [
      msg`Anyone who prepares food washes their hands and works on clean surfaces.`,
      msg`Chilled food stays below 5 °C, and hot food is served hot.`,
      msg`Common allergens are named beside each dish.`,
      msg`Anyone who has had vomiting or diarrhoea in the past 48 hours doesn't prepare food.`,
    ],
  },
] as const satisfies readonly Disclaimer[];

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
