import type { ExperienceStyle } from './experience-style.ts';
import { ADVENTURE_STYLES } from './styles/adventure.ts';
import { COMMUNITY_STYLES } from './styles/community.ts';
import { CULTURE_STYLES } from './styles/culture.ts';
import { FITNESS_STYLES } from './styles/fitness.ts';
import { MAKERSPACE_STYLES } from './styles/makerspace.ts';
import { RETREAT_STYLES } from './styles/retreat.ts';
import { SOCIAL_NETWORKING_STYLES } from './styles/social-networking.ts';
import { VOLUNTEER_STYLES } from './styles/volunteer.ts';
import { WORKSHOP_STYLES } from './styles/workshop.ts';

const ALL = [
  ...COMMUNITY_STYLES,
  ...CULTURE_STYLES,
  ...ADVENTURE_STYLES,
  ...FITNESS_STYLES,
  ...MAKERSPACE_STYLES,
  ...RETREAT_STYLES,
  ...SOCIAL_NETWORKING_STYLES,
  ...VOLUNTEER_STYLES,
  ...WORKSHOP_STYLES,
] as const;

export type ExperienceStyleId = (typeof ALL)[number]['id'];

/** The 45 styles of experiences, category by category in the order of the vocabulary. */
export const EXPERIENCE_STYLES: readonly (ExperienceStyle & { readonly id: ExperienceStyleId })[] =
  ALL;

const BY_ID: ReadonlyMap<string, (typeof EXPERIENCE_STYLES)[number]> = new Map(
  EXPERIENCE_STYLES.map((style) => [style.id, style]),
);

/** The style of that id; null for a word that is none. */
export function experienceStyle(id: string): (typeof EXPERIENCE_STYLES)[number] | null {
  return BY_ID.get(id) ?? null;
}
