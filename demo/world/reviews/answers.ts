import { REVIEW_FACTS, type ReviewFact, type ReviewFacts } from '#domain/review-facts.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { Random } from '../random.ts';

/** Of a hundred guests as many say yes, by the stars they give. */
const YES: Readonly<Record<3 | 4 | 5, number>> = { 5: 97, 4: 90, 3: 72 };
/** Of the guests who review, those who answer a question. */
const ANSWERED = 0.9;

/**
 * What a guest answers to the questions of a review.
 *
 * @param known answers that the words of the review give away
 */
export function guestAnswers(
  kind: ListingKind,
  stars: 3 | 4 | 5,
  random: Random,
  known: ReviewFacts = {},
): ReviewFacts {
  const answers: { [fact in ReviewFact]?: 'yes' | 'no' } = {};
  for (const fact of REVIEW_FACTS[kind]) {
    const isYes = random.chance(YES[stars] / 100);
    const isAnswered = random.chance(ANSWERED);
    const answer = known[fact] ?? (isAnswered ? (isYes ? 'yes' : 'no') : undefined);
    if (answer !== undefined) answers[fact] = answer;
  }
  return answers;
}
