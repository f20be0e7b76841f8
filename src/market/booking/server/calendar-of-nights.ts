import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { termsRanges } from '#domain/night-overrides.ts';
import {
  indexOverrides,
  loadTakenNights,
  type StoredOverrides,
} from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { NightsCalendar } from '../contract.ts';

/** Maximum number of days of one calendar. */
const MAX_CALENDAR_DAYS = 400;

/** Fields of a listing that its calendar of nights needs. */
export interface CalendarListing {
  readonly id: string;
  readonly timeZone: string;
  readonly deleted: boolean;
  /** Minimum number of nights of a reservation. */
  readonly minNights: number;
  /** Nights with their own price or minimum; missing without any. */
  readonly nightOverrides?: StoredOverrides;
  readonly capacity: number;
}

/**
 * The nights of `[from, to)` that aren't completely free.
 *
 * @param listing null where it doesn't exist
 * @throws Problem 'not-found'; 'invalid-input' when the dates are in the wrong order or too far
 *   apart
 */
export async function calendarOfNights(
  listing: CalendarListing | null,
  { from, to }: { readonly from: DateText; readonly to: DateText },
  { db, now, translate }: RequestContext,
): Promise<NightsCalendar> {
  const days = nightsBetween(from, to);
  if (days < 0 || days > MAX_CALENDAR_DAYS) {
    throw new Problem('invalid-input', {
      fields: { to: translate(msg`Please choose at most ${MAX_CALENDAR_DAYS} days.`) },
    });
  }
  if (listing === null || listing.deleted) throw new Problem('not-found');
  const terms = (listing.nightOverrides ?? []).filter(([night]) => night >= from && night < to);
  const taken = await loadTakenNights(db, listing.id, from, to);
  return {
    today: todayIn(now, listing.timeZone),
    timeZone: listing.timeZone,
    minNights: listing.minNights,
    capacity: listing.capacity,
    ...(terms.length === 0 ? {} : { terms: termsRanges(indexOverrides(terms)) }),
    nights: taken.map(({ date, taken: units, capacity }) => ({ date, left: capacity - units })),
  };
}
