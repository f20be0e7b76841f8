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
  /**
   * All requests of one network, before the caller is identified: enough for a house of people, but
   * no flood.
   */
  network: { points: 2_400, duration: 60 },
  page: { points: 300, duration: 60 },
  api: { points: 120, duration: 60 },
  /** Failed sign-ins of one network, at whatever account. */
  'sign-in': { points: 8, duration: 15 * 60 },
  /** Wrong passwords for one account from one network or browser. */
  password: { points: 5, duration: 15 * 60 },
  /** Wrong passwords for one account from all networks, except from its known browsers. */
  'account-password': { points: 100, duration: 60 * 60 },
  /** Registrations, requests for a reset link and sign-ins begun at a provider, of one network. */
  'sign-up': { points: 20, duration: 15 * 60 },
  /** Answers to one network that an address has an account. */
  'taken-address': { points: 5, duration: 60 * 60 },
  /** Reset links mailed at once to one account; further ones are combined. */
  'reset-mail': { points: 5, duration: 60 * 60 },
  /** Confirmation links mailed for one account, to its address or to one it chose. */
  'confirmation-mail': { points: 5, duration: 15 * 60 },
  ticket: { points: 10, duration: 15 * 60 },
  /** Thirty pictures and as many logos, twice over. */
  upload: { points: 120, duration: 10 * 60 },
  /** Conversations opened by one account, which needs no confirmed address for that. */
  conversation: { points: 60, duration: 60 * 60 },
  message: { points: 30, duration: 60 },
  /** Reviews, answers to them and reports of them, by one person. */
  review: { points: 30, duration: 60 * 60 },
  /** Previews of unsaved forms, which are computed again at each pause in typing. */
  preview: { points: 30, duration: 60 },
  /** Questions of one host to the payout provider: onboardings, and how their account is. */
  'payout-account': { points: 20, duration: 60 * 60 },
  /** Claims, reports and answers to them, by one person. */
  resolution: { points: 30, duration: 60 * 60 },
  /** Speeds of wifi recorded by one person. */
  wifi: { points: 30, duration: 60 * 60 },
  /** Answers of a speed test, of up to 8 MB each: five whole tests. */
  'speed-test': { points: 40, duration: 10 * 60 },
  /**
   * Pictures that aren't cached yet: some twenty pages of results that were never opened before.
   */
  picture: { points: 600, duration: 60 },
  /** Details of places: a list of them for each choice that a host tries. */
  place: { points: 600, duration: 60 },
  /** Those of these, and of photos, that are requested from Google, which may cost money. */
  'google-place': { points: 120, duration: 60 },
  /** Searches for flights of one network, and of one account. */
  flight: { points: 20, duration: 60 * 60 },
  'flight-member': { points: 60, duration: 60 * 60 },
  /** Comparisons of trips, which the page of a search requests again. */
  trip: { points: 20, duration: 60 * 60 },
  'trip-member': { points: 60, duration: 60 * 60 },
} as const;

export type RateLimitClass = keyof typeof RATE_LIMITS;

/**
 * Classes that count the network even of signed-in callers: an account is made in one call, so a
 * count of its own would be no limit.
 */
export const NETWORK_LIMITS: ReadonlySet<RateLimitClass> = new Set(['sign-up', 'ticket']);

/**
 * Counts a request against a class. Each count needs a connection of its own, so none is made
 * within a transaction: most are declared in the contract (`limit`, `accountLimit`), where the
 * pipeline counts before it opens one.
 */
export interface RateLimits {
  /** @returns seconds to wait when the limit is used up, otherwise 0 */
  take(limit: RateLimitClass, who: string): Promise<number>;
  /** @throws Problem `rate-limited` when the limit is used up */
  spend(limit: RateLimitClass, who: string): Promise<void>;
  /** Undoes one count: its work turned out not to be limited. */
  giveBack(limit: RateLimitClass, who: string): Promise<void>;
}

const UNLIMITED: RateLimits = {
  take: async () => 0,
  spend: async () => {},
  giveBack: async () => {},
};

/** Counters in the database where several servers share one, otherwise in this process. */
export function makeRateLimits(database: Database, enabled: boolean): RateLimits {
  if (!enabled) return UNLIMITED;
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
    giveBack: async (limit, who) => {
      await limiters.get(limit)?.reward(who);
    },
    spend: async (limit, who) => {
      const wait = await take(limit, who);
      if (wait > 0) throw new Problem('rate-limited', { retryAfter: wait });
    },
  };
}

function makeLimiter(database: Database, limit: RateLimitClass): RateLimiterAbstract {
  const options = { keyPrefix: limit, ...RATE_LIMITS[limit] };
  // The network's own is a guard of this process, and needs no database for each request.
  if (database.kind === 'embedded' || limit === 'network') return new RateLimiterMemory(options);
  return new RateLimiterDrizzle({
    ...options,
    storeClient: database.main,
    schema: rateLimits,
    // Once used up, a window is refused from memory without asking the database again.
    inMemoryBlockOnConsumed: options.points + 1,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}
