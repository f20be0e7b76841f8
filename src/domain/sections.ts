/** The four parts of the product (spec 1 §1). */
export type Section = 'homes' | 'itinerants' | 'experiences' | 'travel';

const SECTION_OF: Readonly<Record<string, Section>> = {
  itinerants: 'itinerants',
  experiences: 'experiences',
  travel: 'travel',
};

/** The section that a page belongs to, by its path; all others are co-living (spec 1 §2.1). */
export function sectionForPath(pathname: string): Section {
  const first = pathname.split('/')[1] ?? '';
  return Object.hasOwn(SECTION_OF, first) ? (SECTION_OF[first] ?? 'homes') : 'homes';
}
