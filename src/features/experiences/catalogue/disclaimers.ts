import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { Disclaimer } from './disclaimer.ts';
import { CATEGORY_DISCLAIMERS } from './disclaimers/by-category.ts';
import { STYLE_DISCLAIMERS } from './disclaimers/by-style.ts';
import { GENERAL_DISCLAIMERS } from './disclaimers/general.ts';

const ALL = [...GENERAL_DISCLAIMERS, ...CATEGORY_DISCLAIMERS, ...STYLE_DISCLAIMERS] as const;

export type DisclaimerId = (typeof ALL)[number]['id'];

/** Every disclaimer: the general ones, those of categories, those of styles. */
export const DISCLAIMERS: readonly (Disclaimer & { readonly id: DisclaimerId })[] = ALL;

/** Categories whose guests agree before they reserve: bodies, machines and care are at stake. */
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
 * What the host of an experience reads before it is listed (spec 2 §9).
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
 * What its guests acknowledge once, when they reserve; nothing in categories without waivers.
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
