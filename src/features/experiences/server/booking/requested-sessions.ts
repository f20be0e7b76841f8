import { addDays, type DateRange } from '#domain/dates.ts';
import type { PriceTier } from '#domain/experience-pricing.ts';
import { hasCome } from '#domain/instants.ts';
import { MAX_SESSIONS } from '#domain/schedule/schedule-entry.ts';
import type { BookedSessions, RequestedSessions } from '#market/booking/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { ExperienceForBooking } from '../store/booking.ts';
import { type SessionRow, sessionsOn } from '../store/sessions.ts';

/**
 * Finds the requested sessions and the days they span: the named session, or the only one of its
 * day; for a pass also all that follow within one period of the price.
 *
 * @throws Problem as `BookableListing.sessionsFor` does
 */
export async function findRequestedSessions(
  db: Queryable,
  experience: Pick<ExperienceForBooking, 'id' | 'priceTier'>,
  { session, startDate, scheduleDuration, guests = 1, max }: RequestedSessions,
  now: Temporal.Instant,
): Promise<BookedSessions> {
  const period = pricePeriod(
    startDate,
    scheduleDuration === 'full' ? experience.priceTier : 'daily',
  );
  const rows = await sessionsOn(db, experience.id, period, MAX_SESSIONS);
  const first = findFirstSession(rows, { session, startDate });
  if (hasCome(first.startsAt, now)) throw new Problem('session-over');
  if (first.status === 'cancelled') throw new Problem('session-full');
  const all = scheduleDuration === 'full' ? passFrom(rows, first, experience.priceTier) : [first];
  const asked = all.slice(0, max);
  if (asked.some(({ capacity }) => guests > capacity)) throw new Problem('too-many-guests');
  const sessions = asked.map(({ entryId, date, startsAt, endsAt }) => ({
    entryId,
    date,
    startsAt,
    endsAt,
  }));
  const dates = sessions.map(({ date }) => date).sort();
  return {
    startDate: dates[0] ?? startDate,
    endDate: addDays(dates.at(-1) ?? startDate, 1),
    sessions,
  };
}

/**
 * The sessions of a pass that begins with `first`: `first` itself and those of `rows` within one
 * period.
 */
export function passFrom(
  rows: readonly SessionRow[],
  first: SessionRow,
  tier: PriceTier,
): SessionRow[] {
  if (tier === 'one-time') return [first];
  const { end } = pricePeriod(first.date, tier);
  return [first, ...rows.filter((row) => row.date < end && isOfPassFrom(row, first))];
}

/** The days of one period of a tier. */
export function pricePeriod(start: string, tier: PriceTier): DateRange {
  switch (tier) {
    case 'weekly':
      return { start, end: addDays(start, 7) };
    case 'monthly':
      return { start, end: Temporal.PlainDate.from(start).add({ months: 1 }).toString() };
    default:
      return { start, end: addDays(start, 1) };
  }
}

function findFirstSession(
  rows: readonly SessionRow[],
  { session, startDate }: Pick<RequestedSessions, 'session' | 'startDate'>,
): SessionRow {
  const ofDay = rows.filter(({ date }) => date === startDate);
  const fits =
    session === null ? ofDay : ofDay.filter(({ entryId }) => entryId === session.entryId);
  const [first, ...others] = fits;
  if (first === undefined) throw new Problem('not-found');
  if (others.length > 0) throw new Problem('session-needed');
  return first;
}

/** Whether a pass that begins with `first` includes a session. */
function isOfPassFrom(row: SessionRow, first: SessionRow): boolean {
  const isLater = Temporal.Instant.compare(row.startsAt, first.startsAt) >= 0;
  return row !== first && row.status === 'scheduled' && isLater;
}
