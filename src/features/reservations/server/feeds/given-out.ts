import type { DateRange, DateText } from '#domain/dates.ts';
import { addDays } from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import { listNightOffers, loadClosedNights } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { listOpenStays } from '../store/calendar.ts';

/** Nights that a home gives out to other platforms. */
export interface GivenOut extends DateRange {
  /** Stable for as long as these nights are taken. */
  readonly id: string;
  readonly isReserved: boolean;
}

/** Days back to which blocked nights in a row are followed, so that their id stays the same. */
const DAYS_BACK = 366;

/**
 * The nights of a home that guests hold or are offered from its waitlist, and those that its host
 * has blocked, from today on, in order. Imported ones are left out: two platforms that pass them on would keep them alive between
 * each other.
 */
export async function listGivenOut(
  db: Queryable,
  listingId: string,
  { start: today, end }: DateRange,
): Promise<GivenOut[]> {
  const stays = await listOpenStays(db, listingId, today);
  const from = addDays(today, -DAYS_BACK);
  const closed = nightRanges(await loadClosedNights(db, listingId, { start: from, end }));
  const offers = await listNightOffers(db, listingId);
  const given = [
    ...stays.map(({ id, start, end: last }) => toGivenOut(id, { start, end: last }, true)),
    ...stays.flatMap(({ id, wanted }) =>
      wanted === null ? [] : [toGivenOut(`${id}.wanted`, wanted, true)],
    ),
    ...offers.map(({ id, ...range }) => toGivenOut(`${id}.offered`, range, true)),
    ...closed.map((range) => toGivenOut(`blocked.${listingId}.${range.start}`, range, false)),
  ];
  return given.filter((each) => isAhead(each, today)).sort(byStart);
}

function toGivenOut(id: string, { start, end }: DateRange, isReserved: boolean): GivenOut {
  return { id, start, end, isReserved };
}

function isAhead({ end }: DateRange, today: DateText): boolean {
  return end > today;
}

function byStart(one: GivenOut, other: GivenOut): number {
  if (one.start !== other.start) return one.start < other.start ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
