import type { ErrorCode } from '#platform/contract/errors.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimitClass, RateLimits } from '#platform/server/http/rate-limits.ts';

/** Errors that reveal a wrong password, code or passkey, or an existing account's address. */
const FAILURES: readonly ErrorCode[] = [
  'wrong-credentials',
  'wrong-password',
  'code-refused',
  'passkey-refused',
  'email-taken',
];

/** A limit and the key that it counts by. */
export type Count = readonly [limit: RateLimitClass, who: string];

/**
 * Tries a password, a code or an address under limits that count these failures alone. Each try is counted
 * before it is made, so that many at once don't exceed the limit, and uncounted unless it failed.
 *
 * @param usedUp called when a limit is used up, for other actions or another refusal
 * @throws Problem `rate-limited` after too many failures; any error of `tries` and `usedUp`
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
    await refundCounts(limits, spent);
    return result;
  } catch (error) {
    const isFailure = error instanceof Problem && FAILURES.includes(error.code);
    if (!isFailure) await refundCounts(limits, spent);
    throw error;
  }
}

async function refundCounts(limits: RateLimits, counts: readonly Count[]): Promise<void> {
  for (const count of counts) await limits.giveBack(...count);
}
