import type { ListingKind } from './vocabulary.ts';

/** The section of each kind of listing. */
const SECTIONS = {
  stay: 'homes',
  itinerant: 'itinerants',
  experience: 'experiences',
} as const satisfies Record<ListingKind, string>;

/** The parts of the product (spec 1 §1): one of each kind of listing, and travel. */
export type Section = (typeof SECTIONS)[ListingKind] | 'travel';

/** First segment of the paths of each section; all other paths are of homes. */
const SEGMENTS: Readonly<Record<Exclude<Section, 'homes'>, string>> = {
  itinerants: 'itinerants',
  experiences: 'experiences',
  travel: 'travel',
};
const SECTION_OF = new Map(
  Object.entries(SEGMENTS).map(([section, segment]) => [segment, section as Section]),
);

/** The section that a page belongs to, by its path; all others are co-living (spec 1 §2.1). */
export function sectionForPath(pathname: string): Section {
  return SECTION_OF.get(pathname.split('/')[1] ?? '') ?? SECTIONS.stay;
}
