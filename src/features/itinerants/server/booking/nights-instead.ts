import { msg } from '@lingui/core/macro';
import { isFree, nightBook } from '#domain/availability.ts';
import { type DateText, todayIn } from '#domain/dates.ts';
import { type FreeNights, freeNights } from '#domain/free-nights.ts';
import { leastNights } from '#domain/itinerant-form.ts';
import type { RequestedNights } from '#market/booking/index.server.ts';
import { loadTakenNights } from '#market/inventory/index.server.ts';
import { formatDayRange, formatNights } from '#platform/i18n/days.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ItinerantForBooking } from '../store/booking.ts';

type ItinerantNights = Pick<
  ItinerantForBooking,
  'id' | 'timeZone' | 'guestCount' | 'minNights' | 'startDate' | 'endDate'
>;

/**
 * Finds the requested nights without enough places, and the nights that the guest can join for
 * instead; null where all of them have enough.
 */
export async function nightsInstead(
  db: Queryable,
  itinerant: ItinerantNights,
  { startDate, endDate, units, held }: RequestedNights,
  now: Temporal.Instant,
): Promise<FreeNights | null> {
  const today = todayIn(now, itinerant.timeZone);
  const start = itinerant.startDate > today ? itinerant.startDate : today;
  const open = { start, end: itinerant.endDate };
  const asked = { start: startDate, end: endDate };
  const taken = await loadTakenNights(db, itinerant.id, itinerant.startDate, itinerant.endDate);
  const isHeld = ({ date }: { date: DateText }) => held && held.start <= date && date < held.end;
  const others = taken.map((night) =>
    isHeld(night) ? { ...night, taken: night.taken - units } : night,
  );
  const book = nightBook(itinerant.guestCount, others);
  if (isFree(book, asked, units)) return null;
  return freeNights(book, { asked, open }, units, leastNights(itinerant));
}

/**
 * Refuses nights without enough places (`BookableListing.refuseFull`).
 *
 * @throws Problem 'nights-taken' with a text about the full and the free nights, at `startDate`
 */
export async function refuseFullNights(
  itinerant: ItinerantNights,
  db: Queryable,
  asked: RequestedNights,
  now: Temporal.Instant,
  translate: Translator,
): Promise<void> {
  const instead = await nightsInstead(db, itinerant, asked, now);
  if (instead === null) return;
  const { locale } = translate;
  const full = formatNights(instead.full, locale);
  const free = listFormat(locale, { type: 'conjunction' }).format(
    instead.free.map(({ start, end }) => formatDayRange(start, end, locale, 'short')),
  );
  const text =
    free === ''
      ? msg`There aren't enough places on ${full}, and no other stretch of nights has enough.`
      : msg`There aren't enough places on ${full}. Free instead: ${free}.`;
  throw new Problem('nights-taken', { fields: { startDate: translate(text) } });
}
