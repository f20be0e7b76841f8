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

/** The result of asking for a calendar. */
type Outcome =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'problem'; readonly problem: FeedProblem }
  | {
      readonly kind: 'read';
      readonly calendar: ReadCalendar;
      readonly headers: StrangerAnswer['headers'];
    };

/** Tries of a fetch that others overtake: each of them has then read the calendar anyway. */
const MAX_TRIES = 3;

/**
 * Fetches an imported calendar and makes its nights those of the home. What can't be fetched or
 * read changes nothing but what its host is told. An answer is only applied where no other fetch has
 * ended meanwhile: of two, the one that began first may have the older answer and come last.
 */
export async function fetchCalendar(services: Services, id: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if ((await fetchOnce(services, id)) === 'done') return;
  }
}

type Ending = 'done' | 'overtaken';

async function fetchOnce(services: Services, id: string): Promise<Ending> {
  const { main } = services.database;
  const calendar = await loadCalendar(main, id);
  if (calendar === null) return 'done';
  const found = await loadBookable(main, services, calendar.listingId);
  const home = found?.unit === 'night' ? found.listing : null;
  // Nothing can be reserved there any more, so its nights don't matter.
  if (home === null || home.deleted) {
    await inOwnTransaction(services, ({ db }) => deleteCalendar(db, id));
    return 'done';
  }
  const today = todayIn(services.now(), home.timeZone);
  const outcome = await ask(services, home, calendar, today);
  return inOwnTransaction(services, (work) => apply(work, calendar, outcome, today));
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
  asked: ImportedCalendar,
  outcome: Outcome,
  today: string,
): Promise<Ending> {
  const { db, now } = work;
  const { id, listingId } = asked;
  // Claims of nights share this lock: a guest and a calendar see each other.
  if ((await lockListing(db, listingId)) === null) return 'done';
  const calendar = await loadCalendar(db, id);
  // Its host has removed it meanwhile.
  if (calendar === null) return 'done';
  if (calendar.triedAt?.toString() !== asked.triedAt?.toString()) return 'overtaken';
  const tried = { triedAt: now, nextAt: nextFetch(now, calendar.lookedAt) };
  const problem = await applyOutcome(work, calendar, outcome);
  await recordTry(db, id, {
    ...tried,
    problem,
    ...(problem === null ? { checkedAt: now } : {}),
    ...(problem === null && outcome.kind === 'read' ? toReadState(outcome, today) : {}),
  });
  if (problem === null) await followConflicts(work, calendar, today);
  return 'done';
}

/** @returns why nothing was taken over; null where the home's nights are those of the calendar */
async function applyOutcome(
  { db, services }: UnitOfWork,
  { id, listingId, events }: ImportedCalendar,
  outcome: Outcome,
): Promise<FeedProblem | null> {
  if (outcome.kind === 'problem') return outcome.problem;
  if (outcome.kind === 'unchanged') return null;
  if (isDoubtful(events, outcome.calendar.events)) return 'emptied';
  const found = await loadBookable(db, services, listingId);
  if (found?.unit !== 'night') throw new Error(`${listingId} has no nights`);
  await replaceImportedNights(db, found.listing, id, outcome.calendar.nights);
  return null;
}

function toReadState(
  { calendar, headers }: Extract<Outcome, { kind: 'read' }>,
  today: string,
): Pick<CalendarTry, 'readOn' | 'events' | 'etag' | 'lastModified'> {
  return {
    readOn: today,
    events: calendar.events,
    etag: keptHeader(headers.etag),
    lastModified: keptHeader(headers['last-modified']),
  };
}
