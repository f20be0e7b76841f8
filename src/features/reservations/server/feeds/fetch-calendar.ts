import { type FeedProblem, isDoubtful, nextFetch } from '#domain/calendar-feeds.ts';
import { todayIn } from '#domain/dates.ts';
import { lastDeparture } from '#domain/search/stay-dates.ts';
import type { NightsListing } from '#market/booking/index.server.ts';
import {
  type CalendarTry,
  deleteCalendar,
  type ImportedCalendar,
  loadCalendar,
  loadHomeCalendar,
  lockListing,
  recordTry,
  replaceImportedNights,
} from '#market/inventory/index.server.ts';
import { BRAND } from '#platform/brand/brand.ts';
import {
  fetchOfStrangers,
  type StrangerAnswer,
  StrangerError,
} from '#platform/server/outside/fetch-of-strangers.ts';
import type { Services } from '#platform/server/services.ts';
import { loadBookable } from '../request/kinds.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { followConflicts } from './conflicts.ts';
import { listGivenOut } from './given-out.ts';
import { OWN_DOMAIN } from './own-domain.ts';
import { type ReadCalendar, rangeKey, UnreadableCalendar } from './read-calendar.ts';
import { readInThread } from './read-in-thread.ts';

const MAX_BYTES = 2_000_000;
const MAX_MS = 10_000;
const MAX_REDIRECTS = 5;

/** What came of asking for a calendar. */
type Outcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'problem'; readonly problem: FeedProblem }
  | {
      readonly kind: 'read';
      readonly calendar: ReadCalendar;
      readonly headers: StrangerAnswer['headers'];
    };

/**
 * Fetches an imported calendar and makes its nights those of the home. What can't be fetched or
 * read changes nothing but what its host is told.
 */
export async function fetchCalendar(services: Services, id: string): Promise<void> {
  const { main } = services.database;
  const calendar = await loadCalendar(main, id);
  if (calendar === null) return;
  const found = await loadBookable(main, services, calendar.listingId);
  const home = found?.unit === 'night' ? found.listing : null;
  // Nothing can be reserved there any more, so its nights don't matter.
  if (home === null || home.deleted) {
    return inOwnTransaction(services, ({ db }) => deleteCalendar(db, id));
  }
  const today = todayIn(services.now(), home.timeZone);
  const outcome = await ask(services, home, calendar, today);
  await inOwnTransaction(services, (work) => apply(work, calendar.listingId, id, outcome, today));
}

async function ask(
  services: Services,
  home: NightsListing,
  calendar: ImportedCalendar,
  today: string,
): Promise<Outcome> {
  // On another day other nights of the same file can be reserved.
  const isRead = calendar.readOn === today;
  try {
    const answer = await fetchOfStrangers(calendar.address, {
      service: 'calendar',
      maxBytes: MAX_BYTES,
      maxMs: MAX_MS,
      maxRedirects: MAX_REDIRECTS,
      allowsLoopback: services.config.calendarsFromLoopback,
      headers: {
        accept: 'text/calendar, text/plain;q=0.9, */*;q=0.5',
        'user-agent': `${BRAND.name} calendars`,
        ...(isRead && calendar.etag !== '' ? { 'if-none-match': calendar.etag } : {}),
        ...(isRead && calendar.lastModified !== ''
          ? { 'if-modified-since': calendar.lastModified }
          : {}),
      },
    });
    if (answer.status === 304 && isRead) return { kind: 'unchanged' };
    if (answer.status !== 200) return { kind: 'problem', problem: 'refused' };
    return await read(services, home, answer, today);
  } catch (error) {
    if (error instanceof StrangerError || error instanceof UnreadableCalendar) {
      return { kind: 'problem', problem: error.problem };
    }
    throw error;
  }
}

async function read(
  { database: { main } }: Services,
  { id, timeZone }: NightsListing,
  { body, headers }: StrangerAnswer,
  today: string,
): Promise<Outcome> {
  const window = { start: today, end: lastDeparture(today) };
  const isGivenOut = (await loadHomeCalendar(main, id)) !== null;
  const given = isGivenOut ? await listGivenOut(main, id, window) : [];
  const calendar = await readInThread(body.toString('utf8'), {
    timeZone,
    window,
    ownDomain: OWN_DOMAIN,
    givenOut: new Set(given.map(rangeKey)),
  });
  return { kind: 'read', calendar, headers };
}

/** Letters of a header that are kept, to be sent back. */
const MAX_HEADER = 500;

function keptHeader(value: string | undefined): string {
  return value !== undefined && value.length <= MAX_HEADER ? value : '';
}

async function apply(
  work: UnitOfWork,
  listingId: string,
  id: string,
  outcome: Outcome,
  today: string,
): Promise<void> {
  const { db, now } = work;
  // Claims of nights share this lock: a guest and a calendar see each other.
  if ((await lockListing(db, listingId)) === null) return;
  const calendar = await loadCalendar(db, id);
  // Its host has removed it meanwhile.
  if (calendar === null) return;
  const tried = { triedAt: now, nextAt: nextFetch(now, calendar.lookedAt) };
  const record = (result: Omit<CalendarTry, 'triedAt' | 'nextAt'>) =>
    recordTry(db, id, { ...tried, ...result });
  if (outcome.kind === 'problem') return record({ problem: outcome.problem });
  if (outcome.kind === 'read') {
    const { nights, events } = outcome.calendar;
    if (isDoubtful(calendar.events, events)) return record({ problem: 'emptied' });
    const found = await loadBookable(db, work.services, listingId);
    if (found?.unit !== 'night') return;
    await replaceImportedNights(db, found.listing, id, nights);
    await record({
      problem: null,
      checkedAt: now,
      readOn: today,
      events,
      etag: keptHeader(outcome.headers.etag),
      lastModified: keptHeader(outcome.headers['last-modified']),
    });
  } else {
    await record({ problem: null, checkedAt: now });
  }
  await followConflicts(work, calendar, today);
}
