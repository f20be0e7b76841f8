import { type NightBook, roomsLeft } from './availability.ts';
import { addDays, type DateText, todayIn } from './dates.ts';
import type { ReservationStatus } from './reservation-lifecycle.ts';

/** Common lengths by which a stay is extended. */
export const EXTENSIONS = ['week', 'two-weeks', 'month'] as const;
export type Extension = (typeof EXTENSIONS)[number];

const LENGTHS: Readonly<Record<Extension, Temporal.DurationLike>> = {
  week: { weeks: 1 },
  'two-weeks': { weeks: 2 },
  month: { months: 1 },
};

/** The check-out date of a stay that is extended from another one. */
export function extendedFrom(endDate: DateText, extension: Extension): DateText {
  return Temporal.PlainDate.from(endDate).add(LENGTHS[extension]).toString();
}

/**
 * The last check-out date of a stay that is extended night by night, as long as each has room.
 *
 * @param endDate the check-out date now
 * @param units needed of each night
 * @param until the last date that can be asked for
 */
export function lastCheckOut(
  book: NightBook,
  { endDate, units, until }: { endDate: DateText; units: number; until: DateText },
): DateText {
  let night = endDate;
  while (night < until && roomsLeft(book, night) >= units) night = addDays(night, 1);
  return night;
}

/**
 * How a guest asks for more nights: by a change of dates while the stay is ahead; once it has begun,
 * by a reservation of the nights behind it, since dates of a stay that has begun don't change.
 */
export function extensionWay(
  {
    status,
    startDate,
    timeZone,
  }: {
    readonly status: ReservationStatus;
    readonly startDate: DateText;
    readonly timeZone: string;
  },
  now: Temporal.Instant,
): 'change' | 'reserve' | null {
  if (status === 'checked-in') return 'reserve';
  if (status !== 'approved') return null;
  return startDate < todayIn(now, timeZone) ? 'reserve' : 'change';
}
