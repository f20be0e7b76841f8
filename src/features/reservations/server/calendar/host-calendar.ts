import { nightBook } from '#domain/availability.ts';
import { type DateRange, todayIn } from '#domain/dates.ts';
import { nightRanges, nightsLeft } from '#domain/free-nights.ts';
import { termsRanges } from '#domain/night-overrides.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import { loadClosedNights, loadTakenNights } from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { HostCalendar } from '../../contract.ts';
import { listOpenStays } from '../store/host-calendar.ts';

/** The nights that a host can block: from today in the zone of the home to the last reservable. */
export function blockableNights(
  { timeZone }: Pick<NightsListing, 'timeZone'>,
  now: Temporal.Instant,
): DateRange {
  const today = todayIn(now, timeZone);
  return { start: today, end: lastDeparture(today) };
}

/** The nights of a home for its host, with their guests. */
export async function hostCalendar(
  db: Queryable,
  listing: NightsListing,
  { now, translate }: Pick<SignedInContext, 'now' | 'translate'>,
): Promise<HostCalendar> {
  const { id, title, timeZone, capacity, nightly } = listing;
  if (nightly === undefined) throw new Error(`${id} has no nights of its host's choice`);
  const open = blockableNights(listing, now);
  const taken = await loadTakenNights(db, id, open.start, open.end);
  const closed = await loadClosedNights(db, id, open);
  const stays = await listOpenStays(db, id, open.start);
  const people = await personsByIds(
    db,
    stays.map(({ guestId }) => guestId),
  );
  const summaries = await listingSummaries(db, [id], translate);
  const left = nightsLeft(nightBook(capacity, taken), open);
  return {
    listing: { id, title, language: summaries.get(id)?.language },
    today: open.start,
    until: open.end,
    timeZone,
    capacity,
    left: left.filter(({ left: units }) => units < capacity),
    blocked: nightRanges(closed),
    usual: { price: nightly.price, minNights: nightly.minNights },
    terms: termsRanges(new Map([...nightly.terms].filter(([night]) => night >= open.start))),
    stays: stays.map(({ guestId, ...stay }) => ({
      ...stay,
      guest: people.get(guestId) ?? { id: guestId, name: '', image: null },
    })),
  };
}
