import { addDays, type DateText, nightsBetween, startOfDay } from './dates.ts';
import { hasCome } from './instants.ts';
import { type Cents, computeShare } from './money.ts';
import type { PriceLine, Quote } from './quote.ts';

/** Nights of a period: rent is paid, and becomes the host's, by so many nights. */
export const PERIOD_NIGHTS = 30;
/** Hours after check-in opens on a period's first day at which its money becomes the host's. */
const NIGHTS_RELEASED_AFTER_HOURS = 48;
/** Hours after the end of a session at which its money becomes the host's. */
export const SESSION_RELEASED_AFTER_HOURS = 24;

/** Parts of money without the deposit, in cents; `host` and `platform` are all of it. */
export interface HostAndPlatform {
  /** Everything but the service fee. */
  readonly host: Cents;
  /** The service fee. */
  readonly platform: Cents;
  /** Taxes within `host`, which the host passes on. */
  readonly taxes: Cents;
}

/** The share of nothing. */
export const NOTHING_SHARED: HostAndPlatform = { host: 0, platform: 0, taxes: 0 };

export function addShares(one: HostAndPlatform, other: HostAndPlatform): HostAndPlatform {
  return {
    host: one.host + other.host,
    platform: one.platform + other.platform,
    taxes: one.taxes + other.taxes,
  };
}

/** The difference of two shares; below 0 where the first has less. */
export function subtractShares(one: HostAndPlatform, other: HostAndPlatform): HostAndPlatform {
  return {
    host: one.host - other.host,
    platform: one.platform - other.platform,
    taxes: one.taxes - other.taxes,
  };
}

/** A part of a price and when it becomes the host's and ours. */
export interface Release extends HostAndPlatform {
  readonly at: Temporal.Instant;
}

/** Successive nights of a reservation, the last period with those that remain. */
export interface NightPeriod {
  readonly startDate: DateText;
  readonly nights: number;
}

/** The periods of the nights [startDate, endDate). */
export function nightPeriods({
  startDate,
  endDate,
}: {
  readonly startDate: DateText;
  readonly endDate: DateText;
}): NightPeriod[] {
  const all = nightsBetween(startDate, endDate);
  return Array.from({ length: Math.ceil(all / PERIOD_NIGHTS) }, (_, index) => ({
    startDate: addDays(startDate, index * PERIOD_NIGHTS),
    nights: Math.min(PERIOD_NIGHTS, all - index * PERIOD_NIGHTS),
  }));
}

/**
 * Divides a price without its deposit among successive parts of a booking. Lines that depend on the
 * parts are divided in proportion, rounded so that each part ends where the sum so far does; all
 * others come with the first part.
 *
 * @param units of each part, such as nights, each at least 1
 * @returns an amount for each part, which add up to the price to the cent
 */
export function dividePrice(
  { lines }: Pick<Quote, 'lines'>,
  units: readonly number[],
): HostAndPlatform[] {
  const charged = lines.filter(({ refund }) => refund !== 'always');
  const others = divideLines(
    charged.filter(({ kind }) => kind !== 'service'),
    units,
  );
  const services = divideLines(
    charged.filter(({ kind }) => kind === 'service'),
    units,
  );
  const taxes = divideLines(
    charged.filter(({ kind }) => kind === 'taxes'),
    units,
  );
  return units.map((_, index) => ({
    host: others[index] ?? 0,
    platform: services[index] ?? 0,
    taxes: taxes[index] ?? 0,
  }));
}

function divideLines(lines: readonly PriceLine[], units: readonly number[]): Cents[] {
  const sumLines = (isShared: boolean) =>
    lines.reduce(
      (sum, { refund, amount }) => ((refund === 'pro-rata') === isShared ? sum + amount : sum),
      0,
    );
  const [shared, first] = [sumLines(true), sumLines(false)];
  const all = units.reduce((sum, each) => sum + each, 0);
  let soFar = 0;
  let given = 0;
  return units.map((each, index) => {
    soFar += each;
    const upTo = computeShare(shared, soFar, all);
    const amount = upTo - given + (index === 0 ? first : 0);
    given = upTo;
    return amount;
  });
}

/**
 * When the price of nights becomes the host's: by periods of `PERIOD_NIGHTS`, each 48 hours after
 * check-in opens on its first day.
 *
 * @param dates nights [startDate, endDate) in a zone (IANA)
 */
export function releasesOfNights(
  quote: Pick<Quote, 'lines'>,
  dates: { readonly startDate: DateText; readonly endDate: DateText; readonly timeZone: string },
): Release[] {
  const periods = nightPeriods(dates);
  const parts = dividePrice(
    quote,
    periods.map(({ nights }) => nights),
  );
  return periods.map(({ startDate }, index) => ({
    at: startOfDay(startDate, dates.timeZone).add({ hours: NIGHTS_RELEASED_AFTER_HOURS }),
    ...(parts[index] ?? NOTHING_SHARED),
  }));
}

/**
 * When the price of seats becomes the host's: by the session, each 24 hours after its end.
 *
 * @param ends of the sessions, at least one
 */
export function releasesOfSessions(
  quote: Pick<Quote, 'lines'>,
  ends: readonly Temporal.Instant[],
): Release[] {
  const sorted = [...ends].sort(Temporal.Instant.compare);
  const parts = dividePrice(
    quote,
    sorted.map(() => 1),
  );
  return sorted.map((end, index) => ({
    at: end.add({ hours: SESSION_RELEASED_AFTER_HOURS }),
    ...(parts[index] ?? NOTHING_SHARED),
  }));
}

/** How far a schedule has come. */
export interface ReleasedSoFar extends HostAndPlatform {
  /** When the time of the next part comes; null after the last, and while a part isn't paid. */
  readonly nextAt: Temporal.Instant | null;
}

/**
 * The host's and our money by now. A part comes once its time has come and everything up
 * to it is paid; a part that isn't paid holds up those after it.
 *
 * @param schedule in order of time
 * @param paid cents that came for the price without the deposit, less what went back
 */
export function releasedBy(
  schedule: readonly Release[],
  paid: Cents,
  now: Temporal.Instant,
): ReleasedSoFar {
  let sum = NOTHING_SHARED;
  for (const part of schedule) {
    if (!hasCome(part.at, now)) return { ...sum, nextAt: part.at };
    const withPart = addShares(sum, part);
    if (withPart.host + withPart.platform > paid) break;
    sum = withPart;
  }
  return { ...sum, nextAt: null };
}

/** A part of a price that isn't released yet. */
export interface UnreleasedPart extends Release {
  /** Whether the guest has paid everything up to it. */
  readonly isPaid: boolean;
}

/**
 * The parts that are still to be released.
 *
 * @param schedule in order of time
 * @param released what was released so far
 * @param paid cents that came for the price without the deposit, less what went back
 */
export function listUnreleasedParts(
  schedule: readonly Release[],
  released: HostAndPlatform,
  paid: Cents,
): UnreleasedPart[] {
  let sum = NOTHING_SHARED;
  return schedule.flatMap((part) => {
    const before = sum;
    sum = addShares(sum, part);
    const left = (of: keyof HostAndPlatform) => sum[of] - Math.max(before[of], released[of]);
    const share = {
      host: Math.max(0, left('host')),
      platform: Math.max(0, left('platform')),
      taxes: Math.max(0, left('taxes')),
    };
    if (share.host + share.platform === 0) return [];
    return [{ at: part.at, ...share, isPaid: sum.host + sum.platform <= paid }];
  });
}
