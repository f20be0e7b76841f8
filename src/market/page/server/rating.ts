import type { InferInput } from 'valibot';
import type { ratingSchema } from '../contract.ts';

/** Stars to one decimal; null without ratings. */
export function computeRating({
  ratingSum,
  ratingCount,
}: {
  readonly ratingSum: number;
  readonly ratingCount: number;
}): InferInput<typeof ratingSchema> {
  if (ratingCount === 0) return null;
  return { average: Math.round((ratingSum / ratingCount) * 10) / 10, count: ratingCount };
}
