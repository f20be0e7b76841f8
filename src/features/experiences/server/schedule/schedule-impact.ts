import type { SessionKey } from '#domain/session-key.ts';
import type { ScheduleImpact } from '#features/experiences/contract.ts';
import type { ForeseenChanges } from '#market/booking/index.server.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { countChanges, type TimetableChange } from './timetable-change.ts';

/**
 * A change of a timetable and its consequences for guests, for the host.
 *
 * @param entries the previous entries, with the day until which their sessions were created
 */
export function toScheduleImpact(
  timetable: TimetableChange,
  entries: readonly (EntryDetails & { readonly madeUntil: string })[],
  { guests, seats, refund, leaving }: ForeseenChanges,
): ScheduleImpact {
  // Sessions that the daily job would have created anyway are not a change.
  const isDue = ({ entryId, date }: SessionKey) =>
    entries.some((entry) => entry.entryId === entryId && date >= entry.madeUntil);
  const added = timetable.added.filter((session) => !isDue(session));
  return {
    ...countChanges({ ...timetable, added }),
    leftAlone: timetable.leftAlone.length,
    guests,
    seats,
    refund,
    leaving:
      leaving === null
        ? null
        : {
            guests: leaving.guests,
            refund: leaving.refund,
            firstUntil: leaving.firstUntil.toString(),
            lastUntil: leaving.lastUntil.toString(),
          },
    offTimetable: timetable.offTimetable.map(({ entryId, date, startsAt }) => ({
      entryId,
      date,
      startsAt: startsAt.toString(),
    })),
  };
}
