import type { ErrorCode } from '#platform/contract/errors.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimitClass, RateLimits } from '#platform/server/http/rate-limits.ts';

/** What tells that a password was guessed wrong, or the address of an account right. */
const FAILURES: readonly ErrorCode[] = ['wrong-credentials', 'wrong-password', 'email-taken'];

/** A limit and who it counts. */
export type Count = readonly [limit: RateLimitClass, who: string];

/**
 * Tries a password or address under limits that count these failures alone. Each try is counted
 * before it is made, so that many at once are no more than the limit allows, and taken back unless
 * it failed.
 *
 * @param usedUp does what else is to be done, or refuses in another way, where a limit is used up
 * @throws Problem `rate-limited` after too many failures; whatever `tries` and `usedUp` throw
 */
export async function countFailures<Result>(
  limits: RateLimits,
  counts: readonly Count[],
  tries: () => Promise<Result>,
  usedUp?: (limit: RateLimitClass) => Promise<void>,
): Promise<Result> {
  const spent: Count[] = [];
  try {
    for (const count of counts) {
      const wait = await limits.take(...count);
      if (wait > 0) {
        await usedUp?.(count[0]);
        throw new Problem('rate-limited', { retryAfter: wait });
      }
      spent.push(count);
    }
    const result = await tries();
    await giveBack(limits, spent);
    return result;
  } catch (error) {
    const isFailure = error instanceof Problem && FAILURES.includes(error.code);
    if (!isFailure) await giveBack(limits, spent);
    throw error;
  }
}

async function giveBack(limits: RateLimits, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await limits.giveBack(...count);
}
