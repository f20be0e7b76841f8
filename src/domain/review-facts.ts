import type { ListingKind } from './vocabulary.ts';

/** Yes-or-no questions of a guest's review, by the kind of listing. */
export const REVIEW_FACTS = {
  stay: ['wifi', 'quiet', 'desk'],
  itinerant: ['wifi', 'work-time', 'together'],
  experience: ['as-described', 'on-time', 'together'],
} as const satisfies Readonly<Record<ListingKind, readonly string[]>>;

export type ReviewFact = (typeof REVIEW_FACTS)[ListingKind][number];

export const ALL_REVIEW_FACTS: readonly ReviewFact[] = [
  ...new Set(Object.values(REVIEW_FACTS).flat()),
];

/** The answers given; a missing one was not answered. */
export type ReviewFacts = Readonly<Partial<Record<ReviewFact, 'yes' | 'no'>>>;

/** Facts among the answers that listings of this kind have no question about. */
export function unfittingFacts(kind: ListingKind, said: ReviewFacts): ReviewFact[] {
  const asked: readonly ReviewFact[] = REVIEW_FACTS[kind];
  return (Object.keys(said) as ReviewFact[]).filter((fact) => !asked.includes(fact));
}
