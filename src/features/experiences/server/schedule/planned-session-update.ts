import { msg } from '@lingui/core/macro';
import { hasCome } from '#domain/instants.ts';
import { sessionTimes } from '#domain/schedule/session-times.ts';
import { isTimeZone } from '#domain/schedule/time-zone.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { UpdateExperience } from '../../contract.ts';
import type { EntryException } from '../tables.ts';
import { type CurrentExperience, comingSession, type PlannedUpdate } from './planned-update.ts';
import { NO_CHANGE } from './timetable-change.ts';

/**
 * Plans a change of one session: the session gets individual hours, those of the form's entry on
 * that day. The only other field of the form that is read is the number of participants.
 *
 * @throws Problem 'session-needed' where the form has no such entry, 'not-found', 'session-over',
 *   'invalid-input' for invalid hours
 */
export function plannedSessionUpdate(
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
