import type { ListingKind } from './vocabulary.ts';

/** What a guest may say of a listing with a yes or a no, by its kind. */
export const REVIEW_FACTS = {
  stay: ['wifi', 'quiet', 'desk'],
  itinerant: ['wifi', 'work-time', 'together'],
  experience: ['as-described', 'on-time', 'together'],
} as const satisfies Readonly<Record<ListingKind, readonly string[]>>;

export type ReviewFact = (typeof REVIEW_FACTS)[ListingKind][number];

export const ALL_REVIEW_FACTS: readonly ReviewFact[] = [
  ...new Set(Object.values(REVIEW_FACTS).flat()),
];

/** What was said; what is missing was left unsaid. */
export type ReviewFacts = Readonly<Partial<Record<ReviewFact, 'yes' | 'no'>>>;

/** Facts of what was said that no listing of this kind is asked about. */
export function unfittingFacts(kind: ListingKind, said: ReviewFacts): ReviewFact[] {
  const asked: readonly ReviewFact[] = REVIEW_FACTS[kind];
  return (Object.keys(said) as ReviewFact[]).filter((fact) => !asked.includes(fact));
}
