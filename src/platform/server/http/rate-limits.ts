import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/tables.ts';
import { Problem } from './problem.ts';
import { makeSettledLimiter } from './settled-limiter.ts';

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
  /** Wrong codes of a second factor for one account from one network or browser. */
  'second-factor': { points: 5, duration: 15 * 60 },
  /** Wrong codes for one account from all networks, except from its known browsers. */
  'account-second-factor': { points: 30, duration: 60 * 60 },
  /** Sign-ins by passkey begun by one network, one each time that the login is opened. */
  passkey: { points: 120, duration: 15 * 60 },
  /** Registrations, requests for a reset link and sign-ins begun at a provider, of one network. */
  'sign-up': { points: 20, duration: 15 * 60 },
  /** Answers to one network that an address has an account. */
  'taken-address': { points: 5, duration: 60 * 60 },
  /** Reset links mailed at once to one account; further ones are combined. */
  'reset-mail': { points: 5, duration: 60 * 60 },
  /** Confirmation links mailed for one account, to its address or to one it chose. */
  'confirmation-mail': { points: 5, duration: 15 * 60 },
  /** Invitations of co-hosts mailed for one host, to addresses that may never have heard of us. */
  'co-host': { points: 20, duration: 24 * 60 * 60 },
  /** Devices turned on by one person: the name of each is resolved, which its owner can slow down. */
  device: { points: 30, duration: 60 * 60 },
  ticket: { points: 10, duration: 15 * 60 },
  /** Reports and objections of one network, signed in or not. */
  report: { points: 30, duration: 60 * 60 },
  /** Codes of letters that one network checks: a desk that has many people waiting. */
  'letter-check': { points: 60, duration: 15 * 60 },
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
  /**
   * Checks of identity begun or gone on with by one person. The provider takes money for each that
   * is completed.
   */
  identity: { points: 5, duration: 24 * 60 * 60 },
  /** Those of one network, since an account is made in one call: a house of people a day. */
  'identity-network': { points: 30, duration: 24 * 60 * 60 },
  /** Questions of one person how their check of identity is. */
  'identity-question': { points: 60, duration: 60 * 60 },
  /** Claims, reports and answers to them, by one person. */
  resolution: { points: 30, duration: 60 * 60 },
  /** Calendars added, or fetched at once, by one host: each is a call to a stranger's machine. */
  calendar: { points: 60, duration: 60 * 60 },
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
  /** Computations of what a month at every place costs; cached answers don't count. */
  'place-cost': { points: 60, duration: 60 * 60 },
  'place-cost-member': { points: 120, duration: 60 * 60 },
} as const;

export type RateLimitClass = keyof typeof RATE_LIMITS;

/**
 * Classes that count the network even of signed-in callers: an account is made in one call, so a
 * count of its own would be no limit.
 */
export const NETWORK_LIMITS: ReadonlySet<RateLimitClass> = new Set([
  'sign-up',
  'ticket',
  'passkey',
  'report',
  'letter-check',
  'identity-network',
]);

/**
 * Classes that also count what a page asks for while it is rendered: a code can be guessed by opening pages
 * as well as by calling the API.
 */
export const GUESS_LIMITS: ReadonlySet<RateLimitClass> = new Set(['letter-check']);

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
  /** Settles what was counted, and stops. */
  close(): Promise<void>;
}

const UNLIMITED: RateLimits = {
  take: async () => 0,
  spend: async () => {},
  giveBack: async () => {},
  close: async () => {},
};

/**
 * Classes of so many requests that none may cost a statement of its own: each server counts them,
 * and settles with the others every few seconds. All others are exact.
 */
const SETTLED: ReadonlySet<RateLimitClass> = new Set(['page', 'api', 'picture', 'place']);

interface SharedCounts {
  readonly database: Pick<Database, 'kind' | 'side'>;
  readonly log: Logger;
  /** Counts all classes, exactly, in place of the database. */
  readonly valkeyUrl?: string | undefined;
  /** Milliseconds since 1970, for the counts that servers settle; the machine's clock by default. */
  readonly nowMs?: (() => number) | undefined;
}

/**
 * Counters that servers share: in Valkey or Redis where one is set, otherwise in their PostgreSQL;
 * with the embedded database in this process.
 */
export function makeRateLimits(shared: SharedCounts, enabled: boolean): RateLimits {
  if (!enabled) return UNLIMITED;
  const counters =
    shared.valkeyUrl === undefined
      ? countInDatabase(shared)
      : countInValkey(shared.valkeyUrl, shared.log);
  // The network's own is a guard of this process, and needs no other server for each request.
  const networks = new RateLimiterMemory({ keyPrefix: 'network', ...RATE_LIMITS.network });
  const take: RateLimits['take'] = (limit, who) =>
    limit === 'network' ? consume(networks, who) : counters.take(limit, who);
  return {
    take,
    giveBack: (limit, who) => counters.giveBack(limit, who),
    spend: async (limit, who) => {
      const wait = await take(limit, who);
      if (wait > 0) throw new Problem('rate-limited', { retryAfter: wait });
    },
    close: () => counters.close(),
  };
}

type Counters = Pick<RateLimits, 'take' | 'giveBack' | 'close'>;

function countInDatabase({ database, log, nowMs }: SharedCounts): Counters {
  const isShared = database.kind === 'postgresql';
  const exact = limitersBy((limit) => {
    const options = { keyPrefix: limit, ...RATE_LIMITS[limit] };
    if (!isShared) return new RateLimiterMemory(options);
    return new RateLimiterDrizzle({
      ...options,
      storeClient: database.side,
      schema: rateLimits,
      // Once used up, a window is refused from memory without asking the database again.
      inMemoryBlockOnConsumed: options.points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
      // The settlements do that for all classes at once.
      clearExpiredByTimeout: false,
    });
  });
  const settled = isShared ? makeSettledLimiter(database, log, nowMs) : null;
  return {
    take: (limit, who) =>
      settled !== null && SETTLED.has(limit)
        ? settled.take(limit, who, RATE_LIMITS[limit])
        : consume(exact(limit), who),
    giveBack: async (limit, who) => {
      if (settled !== null && SETTLED.has(limit)) settled.giveBack(limit, who, RATE_LIMITS[limit]);
      else await exact(limit).reward(who);
    },
    close: async () => settled?.close(),
  };
}

/** The library is loaded only where it is used. */
function countInValkey(url: string, log: Logger): Counters {
  const client = import('iovalkey').then(({ default: Valkey }) => {
    const opened = new Valkey(url.replace(/^valkey/, 'redis'), {
      // While it is away each server counts alone, and no request waits for it.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
    });
    let isAway = false;
    opened.on('error', (error: Error) => {
      if (!isAway) log.warn({ err: error }, 'limits are counted by this server alone');
      isAway = true;
    });
    opened.on('ready', () => {
      isAway = false;
    });
    return opened;
  });
  const limiters = client.then((storeClient) =>
    limitersBy((limit) => {
      const options = { keyPrefix: `wayhearth:${limit}`, ...RATE_LIMITS[limit] };
      // Its script runs on both servers; the one for Valkey fails on Redis.
      return new RateLimiterRedis({
        ...options,
        storeClient,
        rejectIfRedisNotReady: true,
        inMemoryBlockOnConsumed: options.points + 1,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    }),
  );
  return {
    take: async (limit, who) => consume((await limiters)(limit), who),
    giveBack: async (limit, who) => {
      await (await limiters)(limit).reward(who);
    },
    close: async () => {
      (await client).disconnect();
    },
  };
}

/** A limiter for each class, made when it is first used. */
function limitersBy(make: (limit: RateLimitClass) => RateLimiterAbstract) {
  const made = new Map<RateLimitClass, RateLimiterAbstract>();
  return (limit: RateLimitClass): RateLimiterAbstract => {
    const limiter = made.get(limit) ?? make(limit);
    made.set(limit, limiter);
    return limiter;
  };
}

/** @returns seconds to wait when the limit is used up, otherwise 0 */
async function consume(limiter: RateLimiterAbstract, who: string): Promise<number> {
  try {
    await limiter.consume(who);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
