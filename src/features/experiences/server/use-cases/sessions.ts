import { msg } from '@lingui/core/macro';
import { addDays, type DateText, nightsBetween } from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import { canEditListing } from '#domain/permissions.ts';
import { MAX_SESSIONS as MAX_PASS_SESSIONS } from '#domain/schedule/schedule-entry.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { lastOfferAt, offerObstacle } from '#domain/waitlist.ts';
import type { SeatBookings } from '#market/booking/index.server.ts';
import {
  type CurrentSession,
  cancelSessions,
  loadCurrentSessions,
  loadSession,
  lockListing,
  lockSessions,
  retimeSessions,
} from '#market/inventory/index.server.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import type { ComingSession, ListedSession, ScheduleImpact, SessionLine } from '../../contract.ts';
import {
  bookableExperience,
  countSeats,
  passFrom,
  pricePeriod,
} from '../booking/experience-booking.ts';
import type { WriteNotice } from '../ports.ts';
import { toScheduleImpact } from '../schedule/overlaps.ts';
import { planEntrySessions } from '../schedule/planned-update.ts';
import { NO_CHANGE, type Retimed } from '../schedule/timetable-change.ts';
import {
  changesForGuests,
  listAffectedSessions,
  makeSessions,
} from '../schedule/write-timetable.ts';
import { comingSessionMaker } from '../search/experience-cards.ts';
import { readExperienceSearch } from '../search/experience-criteria.ts';
import { loadExperienceForBooking } from '../store/booking.ts';

import { loadExperiencePage } from '../store/experience-page.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { findComingSessions } from '../store/search/coming-sessions.ts';
import { loadEntry, sessionsOn, setMadeUntil } from '../store/sessions.ts';
import { limitOffers } from '../store/waitlist.ts';
import { listSessionWaitlists, type SessionWaitlistRow } from '../store/waitlist-views.ts';
import { closeWaitlists, queueMoved } from '../waitlist/close-waitlists.ts';
import { sessionsShownIn } from './show-experience.ts';

/** Ports that features in higher layers implement. */
interface Ports {
  readonly bookings: SeatBookings;
  readonly writeNotice: WriteNotice;
}

/**
 * Cancels a session of the caller: all guests get a full refund, for passes of this session's part,
 * and one notification; guests on its waitlist are notified too. A second call does nothing.
 *
 * Locks the listing, then the bookings, then the sessions (see `SeatBookings`).
 *
 * @returns the number of affected reservations, and their guests; with `dryRun` those that would
 *   be affected
 * @throws Problem 'not-found', 'forbidden', 'session-over' for one that has begun
 */
export async function cancelSession(
  listingId: string,
  { entryId, date, dryRun }: SessionKey & { readonly dryRun: boolean },
  context: SignedInContext,
  { bookings, writeNotice }: Ports,
): Promise<{ reservations: number; impact: ScheduleImpact }> {
  const { db, actor, now } = context;
  const held = await lockListing(db, listingId);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const session = await loadSession(db, listingId, { entryId, date });
  if (session === null) throw new Problem('not-found');
  if (hasCome(session.startsAt, now)) throw new Problem('session-over');
  const isNew = session.status === 'scheduled';
  const timetable = { ...NO_CHANGE, cancelled: isNew ? [session] : [] };
  const changes = changesForGuests(listingId, timetable, [], false);
  const impact = toScheduleImpact(timetable, [], await bookings.foresee(db, changes, now));
  if (dryRun || !isNew) return { reservations: 0, impact };
  const cancelled = [{ entryId, date }];
  await bookings.hold(db, listingId, listAffectedSessions(changes));
  await lockSessions(db, listingId, now);
  await closeWaitlists(context, writeNotice, listingId, cancelled);
  await cancelSessions(db, listingId, cancelled);
  return { reservations: await bookings.follow(context, changes), impact };
}

/** Maximum sessions of one response. */
const MAX_COMING_SESSIONS = 100;

/** The coming sessions of all experiences that match a search, the soonest first. */
export async function listComingSessions(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<{ sessions: ComingSession[]; hasMore: boolean }> {
  const { db, translate } = context;
  const { criteria } = await prepareSearch(
    'experience_search',
    readExperienceSearch(query),
    context,
  );
  const rows = await findComingSessions(db, criteria, MAX_COMING_SESSIONS + 1);
  return {
    sessions: rows
      .slice(0, MAX_COMING_SESSIONS)
      .map(comingSessionMaker(criteria.search, translate)),
    hasMore: rows.length > MAX_COMING_SESSIONS,
  };
}

/**
 * The number of guests who wait for sessions of the caller's experience, and why seats aren't
 * offered to them. Without names.
 *
 * @throws Problem 'not-found', 'forbidden'
 */
export async function listSessionLines(
  listingId: string,
  { actor, now, services }: SignedInContext,
): Promise<{ lines: SessionLine[] }> {
  const db = services.database.main;
  const experience = await loadExperienceForBooking(db, listingId);
  if (experience === null || experience.deleted) throw new Problem('not-found');
  if (!canEditListing(experience, actor)) throw new Problem('forbidden');
  const isListed = !bookableExperience(experience).deleted;
  const rows = await listSessionWaitlists(db, listingId, now);
  return { lines: rows.map((row) => toSessionLine(row, isListed, now)) };
}

function toSessionLine(
  row: SessionWaitlistRow,
  isListed: boolean,
  now: Temporal.Instant,
): SessionLine {
  const { entryId, date, startsAt, endsAt, timeZone, free, firstWants, fewestWanted } = row;
  return {
    entryId,
    date,
    timeZone,
    firstWants,
    startsAt: placedInstant(startsAt, timeZone),
    endsAt: placedInstant(endsAt, timeZone),
    free: Math.max(0, free),
    waiting: { people: row.waitingPeople, seats: row.waitingSeats },
    offered: { people: row.offeredPeople, seats: row.offeredSeats },
    // The guest who requests the fewest seats is offered them, even before others in the queue.
    obstacle: fewestWanted === null ? null : offerObstacle({ ...row, isListed }, fewestWanted, now),
  };
}

const MAX_DAYS = 100;
const MAX_SESSIONS = 200;

/**
 * The sessions that begin on the days of `[from, to)` and have not begun yet, each with the number
 * of sessions of a pass from it on.
 *
 * @throws Problem 'not-found' as the page does, 'invalid-input' for more than 100 days
 */
export async function listSessions(
  id: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
  { actor, db, now, translate }: RequestContext,
): Promise<{ sessions: ListedSession[] }> {
  const days = nightsBetween(from, to);
  if (days < 0 || days > MAX_DAYS) {
    const text = translate(msg`Please ask for ${MAX_DAYS} days at most.`);
    throw new Problem('invalid-input', { fields: { to: text } });
  }
  const experience = await loadExperiencePage(db, id, actor?.id ?? null);
  if (experience === null) throw new Problem('not-found');
  const { priceTier: tier, timeZone } = experience;
  // A pass from the last of them on lasts for a period.
  const end = days === 0 ? to : pricePeriod(addDays(to, -1), tier).end;
  const rows = await sessionsOn(db, id, { start: from, end }, MAX_SESSIONS + MAX_PASS_SESSIONS);
  const coming = rows
    .filter(({ date, startsAt }) => date < to && Temporal.Instant.compare(startsAt, now) > 0)
    .slice(0, MAX_SESSIONS);
  const shown = sessionsShownIn(timeZone);
  return {
    sessions: coming.map((row) => ({
      ...shown(row),
      passSessions: passFrom(rows, row, tier).length,
    })),
  };
}

interface EntryKey {
  readonly listingId: string;
  readonly entryId: string;
}

/**
 * Creates the sessions of an entry as their days come near. Where a government has changed the
 * rules of a time zone meanwhile, sessions keep their local hour, and their guests are notified.
 * All of it is written in one transaction, so a crash leaves no partial result.
 */
export async function rollEntry(
  services: Services,
  { listingId, entryId }: EntryKey,
  bookings: SeatBookings,
): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (tx) => {
    if ((await lockListing(tx, listingId)) === null) return;
    const experience = await loadExperienceForBooking(tx, listingId);
    const entry = await loadEntry(tx, listingId, entryId);
    if (experience === null || entry === null) return;
    const retimed = findDrift(entry, await loadCurrentSessions(tx, listingId, now), now);
    if (retimed.length > 0) {
      const change = { ...NO_CHANGE, retimed };
      const { moved, ...rest } = changesForGuests(listingId, change, [], false);
      // The local time is unchanged, so guests get no right to cancel.
      const forGuests = { ...rest, moved: moved.map((each) => ({ ...each, leavesFree: false })) };
      await bookings.hold(tx, listingId, listAffectedSessions(forGuests));
      await lockSessions(tx, listingId, now);
      const times = retimed.map(({ session, ...to }) => ({ ...session, ...to }));
      await retimeSessions(tx, listingId, times, false);
      for (const { startsAt, ...key } of times) {
        await limitOffers(tx, { listingId, ...key }, lastOfferAt(startsAt));
      }
      await queueMoved({ db: tx, now, services }, listingId, { retimed, placeChanged: false });
      await bookings.follow({ db: tx, now, services }, forGuests);
    }
    const capacity = countSeats(experience);
    const madeUntil = await makeSessions(tx, { listingId, capacity }, entry, now);
    await setMadeUntil(tx, { listingId, entryId }, madeUntil);
  });
}

/** Sessions that would be at another instant if they were created today. */
function findDrift(
  entry: EntryDetails,
  standing: readonly CurrentSession[],
  now: Temporal.Instant,
): Retimed[] {
  const wanted = planEntrySessions(entry, now).filter(({ cancelled }) => !cancelled);
  return standing
    .filter(
      ({ entryId, startsAt, status, isModified }) =>
        entryId === entry.entryId &&
        status === 'scheduled' &&
        !isModified &&
        !hasCome(startsAt, now),
    )
    .flatMap((session) => {
      const plan = wanted.find(({ date }) => date === session.date);
      if (plan === undefined || hasCome(plan.startsAt, now)) return [];
      const { startsAt, endsAt } = plan;
      const isSame = startsAt.equals(session.startsAt) && endsAt.equals(session.endsAt);
      return isSame ? [] : [{ session, startsAt, endsAt }];
    });
}
