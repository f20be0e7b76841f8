import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { hasCome } from '#domain/instants.ts';
import { canEditListing } from '#domain/permissions.ts';
import { sessionTimes } from '#domain/schedule/session-times.ts';
import { isTimeZone } from '#domain/schedule/time-zone.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { deleteDraft } from '#features/listings/index.server.ts';
import {
  enqueueSeatsFreed,
  type OpenCommitments,
  type SeatBookings,
} from '#market/booking/index.server.ts';
import {
  changeListing,
  insertListing,
  loadHosted,
  requireRoomForListing,
} from '#market/hosting/index.server.ts';
import {
  loadCurrentSessions,
  lockListing,
  lockSessions,
  readNextDay,
  setNote,
  setSeats,
  setSeatsOfOne,
} from '#market/inventory/index.server.ts';
import type { Json } from '#platform/contract/errors.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type {
  createExperience as createExperienceRoute,
  ScheduleImpact,
  SentExperience,
  UpdateExperience,
} from '../../contract.ts';
import { countSeats } from '../booking/experience-booking.ts';
import { experienceFromForm } from '../hosting/experience-from-form.ts';
import { sessionHorizon } from '../hosting/read-timetable.ts';
import { formOfStored, hostAcknowledgements } from '../hosting/stored-form.ts';
import type { StartHostPayment, WriteNotice } from '../ports.ts';
import { toScheduleImpact } from '../schedule/overlaps.ts';
import {
  type CurrentExperience,
  comingSession,
  type PlannedUpdate,
  plannedUpdate,
} from '../schedule/planned-update.ts';
import { NO_CHANGE } from '../schedule/timetable-change.ts';
import {
  changesForGuests,
  listAffectedSessions,
  makeSessions,
  writeTimetable,
} from '../schedule/write-timetable.ts';
import {
  changeExperience,
  insertExperience,
  keepAcknowledgements,
  loadEntries,
  loadExperienceDetails,
  mostSeatsTaken,
  writeEntries,
} from '../store/hosting.ts';
import { listWaitedFor } from '../store/waitlist-views.ts';
import type { EntryException } from '../tables.ts';
import { queueMoved } from '../waitlist/close-waitlists.ts';

/** Ports that features in higher layers implement. */
interface Ports {
  readonly openCommitments: OpenCommitments;
  readonly bookings: SeatBookings;
  readonly writeNotice: WriteNotice;
}

/**
 * Changes the caller's experience: one session, an entry from one of its sessions on, or all coming
 * ones. Sessions that have begun stay as they are. Of two edits of the same version the second is
 * refused, with the current version in the answer. Guests are notified of the changes that concern
 * them, and may cancel with a full refund where the time or the place changes.
 *
 * Locks the listing, then the bookings, then the sessions (see `SeatBookings`).
 *
 * @returns the affected guests; with `dryRun` those that would be affected
 * @throws Problem 'not-found', 'forbidden', 'listing-changed', 'session-needed', 'session-over',
 *   'invalid-input', 'disclaimers-missing', 'price-mismatch'
 */
export async function updateExperience(
  id: string,
  change: UpdateExperience,
  context: SignedInContext,
  ports: Ports,
): Promise<{ id: string; version: number; impact: ScheduleImpact }> {
  const { db, now } = context;
  const former = await loadCurrentExperience(id, context);
  await requireVersion(change.version, former, context, ports);
  const plan =
    change.scope === 'one'
      ? plannedSessionUpdate(change, former, context)
      : await plannedUpdate(change, former, context);
  const coming = former.standing.filter(({ startsAt }) => !hasCome(startsAt, now));
  const forGuests = changesForGuests(id, plan.timetable, coming, plan.placeChanged);
  const touched = listAffectedSessions(forGuests);
  const foreseen = await ports.bookings.foresee(db, forGuests, now);
  const impact = toScheduleImpact(plan.timetable, former.entries, foreseen);
  if (change.dryRun) return { id, version: former.listing.version, impact };

  const version = former.listing.version + 1;
  await ports.bookings.hold(db, id, touched);
  await lockSessions(db, id, now);
  await write(id, { plan, former, change, version }, context, ports);
  if (touched.length > 0) await ports.bookings.follow(context, forGuests);
  return { id, version, impact };
}

async function loadCurrentExperience(
  id: string,
  { db, actor, now }: SignedInContext,
): Promise<CurrentExperience> {
  const held = await lockListing(db, id);
  if (held === null) throw new Problem('not-found');
  if (!canEditListing(held, actor)) throw new Problem('forbidden');
  const listing = await loadHosted(db, id);
  const experience = await loadExperienceDetails(db, id);
  if (listing === null || experience === null) throw new Problem('not-found');
  return {
    listing,
    experience,
    entries: await loadEntries(db, id),
    standing: await loadCurrentSessions(db, id, now),
  };
}

async function requireVersion(
  version: number | undefined,
  { listing, experience }: CurrentExperience,
  { db, now, services, translate }: SignedInContext,
  { openCommitments }: Ports,
): Promise<void> {
  if (version === undefined || version === listing.version) return;
  const { id } = listing;
  const { reservations } = await openCommitments(db, id);
  throw new Problem('listing-changed', {
    current: {
      ...(await formOfStored(db, listing, experience, services, translate)),
      id,
      version: listing.version,
      commitments: { reservations, seats: await mostSeatsTaken(db, id, now) },
    } as Json,
  });
}

async function write(
  id: string,
  {
    plan,
    former,
    change,
    version,
  }: {
    readonly plan: PlannedUpdate;
    readonly former: CurrentExperience;
    readonly change: UpdateExperience;
    readonly version: number;
  },
  context: SignedInContext,
  { writeNotice }: Ports,
): Promise<void> {
  const { db, actor, now, services } = context;
  const { timetable, listing, experience, entries, style } = plan;
  const capacity = countSeats(experience);
  await changeListing(db, id, listing, version, now);
  const work = { db, now, services, writeNotice };
  const isOne = change.scope === 'one';
  await writeTimetable(work, { listingId: id, capacity }, timetable, isOne);
  await queueMoved(work, id, { retimed: timetable.retimed, placeChanged: plan.placeChanged });
  await writeSeats(db, id, { change, former, now });
  if (isOne || change.guestCount !== former.experience.guestCount) {
    await enqueueSeatsFreed(context, id, await listWaitedFor(db, id, now));
  }
  if (style === null) return;
  await changeExperience(db, id, experience);
  await writeEntries(
    db,
    id,
    entries.map((entry) => ({ ...entry, madeUntil: sessionHorizon(entry.timeZone, now).end })),
  );
  const host = (await personsByIds(db, [actor.id])).get(actor.id);
  const names = { listingId: id, userId: actor.id, userName: host?.name ?? '', now };
  await keepAcknowledgements(
    db,
    hostAcknowledgements(style, change.acknowledgedDisclaimers, names),
  );
}

/**
 * Writes the number of seats of sessions, and the host's note. For a change of one session it
 * writes that session alone; otherwise, where the size of the group changes, all coming ones, from
 * the first one of the change on.
 */
async function writeSeats(
  db: Queryable,
  id: string,
  {
    change,
    former,
    now,
  }: {
    readonly change: UpdateExperience;
    readonly former: CurrentExperience;
    readonly now: Temporal.Instant;
  },
): Promise<void> {
  const { scope, session, modifiedToo, note } = change;
  if (scope === 'one' && session !== undefined) {
    await setSeatsOfOne(db, id, session, countSeats(change));
    if (note !== undefined) await setNote(db, id, session, note);
    return;
  }
  if (change.guestCount === former.experience.guestCount) return;
  const from = scope === 'future' ? comingSession(session, former.standing, now).startsAt : now;
  await setSeats(db, id, countSeats(change), { from, modifiedToo });
}

/**
 * Plans a change of one session: the session gets individual hours, those of the form's entry on
 * that day. The only other field of the form that is read is the number of participants.
 *
 * @throws Problem 'session-needed' where the form has no such entry, 'not-found', 'session-over',
 *   'invalid-input' for invalid hours
 */
function plannedSessionUpdate(
  change: UpdateExperience,
  former: CurrentExperience,
  { now, translate }: Pick<SignedInContext, 'now' | 'translate'>,
): PlannedUpdate {
  const session = comingSession(change.session, former.standing, now);
  if (session.status === 'cancelled') throw new Problem('not-found');
  const { entryId, date } = session;
  const at = change.routineSchedule.findIndex(({ id }) => id === entryId);
  const form = change.routineSchedule[at];
  const stored = former.entries.find((entry) => entry.entryId === entryId);
  if (form === undefined || stored === undefined) throw new Problem('session-needed');
  const refuse = (field: string, text: ReturnType<typeof msg>) =>
    new Problem('invalid-input', {
      fields: { [`routineSchedule.${at}.${field}`]: translate(text) },
    });
  const exception: EntryException | undefined = form.exceptions.find((each) => each.date === date);
  const { id: _id, hostId: _host, version: _version, ...listing } = former.listing;
  const unchanged = {
    listing,
    experience: former.experience,
    entries: former.entries,
    placeChanged: false,
    style: null,
  };
  if (exception?.cancelled) {
    return { ...unchanged, timetable: { ...NO_CHANGE, cancelled: [session] } };
  }
  const startTime = exception?.startTime ?? form.startTime;
  const endTime = exception?.endTime ?? form.endTime;
  const timeZone = form.timeZone ?? stored.timeZone;
  if (!isTimeZone(timeZone)) throw refuse('timeZone', msg`We don't know this time zone.`);
  if (endTime <= startTime) throw refuse('endTime', msg`End time must be after start time.`);
  const times = sessionTimes(date, { startTime, endTime, timeZone });
  if (times === null || hasCome(times.startsAt, now)) {
    throw refuse('startTime', msg`Dates cannot be in the past.`);
  }
  const { startsAt, endsAt } = times;
  const isSame = startsAt.equals(session.startsAt) && endsAt.equals(session.endsAt);
  const retimed = isSame ? [] : [{ session, startsAt, endsAt }];
  return { ...unchanged, timetable: { ...NO_CHANGE, retimed } };
}

/**
 * Lists an experience of the caller with the sessions of its timetable (spec 2 §7) and closes the
 * draft it was made from. Where its host owes an amount for the place, it is listed once that is
 * paid; its checkout is created once the experience is stored.
 *
 * @throws Problem 'invalid-input' with a text at each invalid field, 'too-many-listings',
 *   'email-unconfirmed', 'disclaimers-missing', 'price-mismatch'
 */
export async function createExperience(
  form: SentExperience,
  context: SignedInContext,
  startHostPayment: StartHostPayment,
): Promise<RouteAnswer<typeof createExperienceRoute>> {
  const { db, actor, now, services } = context;
  const room = await requireRoomForListing(db, actor.id, services.config);
  const id = randomUUID();
  const { listing, experience, entries, style } = await experienceFromForm(form, context);
  await insertListing(db, { id, kind: 'experience', hostId: actor.id, ...room }, listing, now);
  await insertExperience(db, id, experience);
  const made = [];
  for (const entry of entries) {
    const capacity = countSeats(experience);
    made.push({
      ...entry,
      madeUntil: await makeSessions(db, { listingId: id, capacity }, entry, now),
    });
  }
  await writeEntries(db, id, made);
  const host = (await personsByIds(db, [actor.id])).get(actor.id);
  await keepAcknowledgements(
    db,
    hostAcknowledgements(style, form.acknowledgedDisclaimers, {
      listingId: id,
      userId: actor.id,
      userName: host?.name ?? '',
      now,
    }),
  );
  await deleteDraft(db, actor.id, 'experience');
  if (experience.hostOwes > 0) {
    context.afterCommit(async () => {
      await startHostPayment(id, undefined, context);
    });
  }
  const startDate = await readNextDay(db, id, now);
  return { id, version: 1, hostOwes: experience.hostOwes, startDate };
}
