import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import { Problem } from './problem.ts';

/** Requests allowed per window of seconds, by class. */
export const RATE_LIMITS = {
  page: { points: 300, duration: 60 },
  api: { points: 120, duration: 60 },
  'sign-in': { points: 8, duration: 15 * 60 },
  account: { points: 5, duration: 15 * 60 },
  ticket: { points: 10, duration: 15 * 60 },
  /** Thirty pictures and as many logos, twice over. */
  upload: { points: 120, duration: 10 * 60 },
  message: { points: 30, duration: 60 },
  /** Pictures that aren't kept yet: some twenty pages of results that nobody has opened before. */
  picture: { points: 600, duration: 60 },
} as const;

export type RateLimitClass = keyof typeof RATE_LIMITS;

/** Counts a request against a class. */
export interface RateLimits {
  /** @returns seconds to wait when the limit is used up, else 0 */
  take(limit: RateLimitClass, who: string): Promise<number>;
  /** @throws Problem `rate-limited` when the limit is used up */
  spend(limit: RateLimitClass, who: string): Promise<void>;
}

/** Counters in the database where several servers share one, else in this process. */
export function makeRateLimits(database: Database, enabled: boolean): RateLimits {
  if (!enabled) return { take: async () => 0, spend: async () => {} };
  const limiters = new Map<RateLimitClass, RateLimiterAbstract>();
  for (const limit of Object.keys(RATE_LIMITS) as RateLimitClass[]) {
    limiters.set(limit, makeLimiter(database, limit));
  }
  const take: RateLimits['take'] = async (limit, who) => {
    try {
      await limiters.get(limit)?.consume(who);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  };
  return {
    take,
    spend: async (limit, who) => {
      const wait = await take(limit, who);
      if (wait > 0) throw new Problem('rate-limited', { retryAfter: wait });
    },
  };
}

function makeLimiter(database: Database, limit: RateLimitClass): RateLimiterAbstract {
  const options = { keyPrefix: limit, ...RATE_LIMITS[limit] };
  if (database.kind === 'embedded') return new RateLimiterMemory(options);
  return new RateLimiterDrizzle({
    ...options,
    storeClient: database.main,
    schema: rateLimits,
    // Once used up, a window is refused from memory without asking the database again.
    inMemoryBlockOnConsumed: options.points + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
