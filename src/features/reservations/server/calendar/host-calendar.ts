import { nightBook, roomsLeft } from '#domain/availability.ts';
import { addDays, type DateRange, eachNight, todayIn } from '#domain/dates.ts';
import { nightRanges, nightsLeft } from '#domain/free-nights.ts';
import { KINDS } from '#domain/kinds.ts';
import { termsRanges } from '#domain/night-overrides.ts';
import { keepDaysBetween, NO_RULES } from '#domain/offer-rules.ts';
import { canEditListing } from '#domain/permissions.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import {
  type ImportedNight,
  listCalendars,
  listNightOffers,
  loadClosedNights,
  loadImportedNights,
  loadTakenNights,
} from '#market/inventory/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import type { HostCalendar } from '../../contract.ts';
import { loadBookable } from '../request/kinds.ts';
import { listOpenStays } from '../store/calendar.ts';

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
  const { daysBetween } = listing.rules ?? NO_RULES;
  const nearby = { start: addDays(open.start, -daysBetween), end: addDays(open.end, daysBetween) };
  const taken = await loadTakenNights(db, id, nearby);
  const closed = await loadClosedNights(db, id, open);
  const imported = await loadImportedNights(db, id, open);
  const offers = await listNightOffers(db, id);
  const stays = await listOpenStays(db, id, open.start);
  const people = await personsByIds(
    db,
    stays.map(({ guestId }) => guestId),
  );
  const summaries = await listingSummaries(db, [id], translate);
  const book = nightBook(capacity, taken);
  const left = nightsLeft(book, open);
  const offered = keepDaysBetween(book, daysBetween);
  const kept = eachNight(open.start, open.end).filter(
    (night) => roomsLeft(offered, night) === 0 && roomsLeft(book, night) > 0,
  );
  return {
    listing: { id, title, language: summaries.get(id)?.language },
    today: open.start,
    until: open.end,
    timeZone,
    capacity,
    left: left.filter(({ left: units }) => units < capacity),
    kept: nightRanges(kept),
    blocked: nightRanges(closed),
    imported: importedRanges(imported),
    offered: nightRanges(
      [...new Set(offers.flatMap(({ start, end }) => eachNight(start, end)))].sort(),
    ),
    calendars: (await listCalendars(db, id)).map((each) => ({ id: each.id, name: each.name })),
    usual: { price: nightly.price, minNights: nightly.minNights },
    terms: termsRanges(new Map([...nightly.terms].filter(([night]) => night >= open.start))),
    stays: stays.map(({ guestId, ...stay }) => ({
      ...stay,
      guest: people.get(guestId) ?? { id: guestId, name: '', image: null },
    })),
  };
}

/**
 * The caller's home whose nights they block and open.
 *
 * @throws Problem 'not-found', 'forbidden'
 */
export async function loadHomeWithNights(
  db: Queryable,
  services: Services,
  id: string,
  actor: SignedInContext['actor'],
): Promise<NightsListing> {
  const found = await loadBookable(db, services, id);
  if (
    found?.unit !== 'night' ||
    found.listing.deleted ||
    !KINDS[found.kind.kind].hasNightsToBlock
  ) {
    throw new Problem('not-found');
  }
  if (!canEditListing(found.listing, actor)) throw new Problem('forbidden');
  return found.listing;
}

/** Nights in a row that the same calendars claim, promised ones apart. */
function importedRanges(imported: readonly ImportedNight[]): HostCalendar['imported'] {
  const byNight = Map.groupBy(imported, ({ night }) => night);
  const ranges: (DateRange & { calendarIds: string[]; isPromised: boolean })[] = [];
  for (const [night, claims] of byNight) {
    const calendarIds = claims.map(({ calendarId }) => calendarId);
    const isPromised = claims[0]?.isPromised === true;
    const last = ranges.at(-1);
    const goesOn =
      last !== undefined &&
      last.end === night &&
      last.isPromised === isPromised &&
      last.calendarIds.join() === calendarIds.join();
    if (goesOn) ranges[ranges.length - 1] = { ...last, end: addDays(night, 1) };
    else ranges.push({ start: night, end: addDays(night, 1), calendarIds, isPromised });
  }
  return ranges;
}
