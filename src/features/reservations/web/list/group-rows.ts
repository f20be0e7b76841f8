import { todayIn } from '#domain/dates.ts';
import { KINDS } from '#domain/kinds.ts';
import type { ReservationRow } from '../../contract.ts';
import { arrivalZone } from '../time/place-clock.ts';
import { sessionsOverAt } from '../time/sessions-over.ts';

export type RowGroup = 'todo' | 'waiting' | 'upcoming' | 'past';

/**
 * The group of a reservation in the guest's or the host's list: 'todo' needs an action of its
 * guest, a payment or the check-in; ended sessions need none.
 *
 * @param readAt ISO instant
 */
export function getRowGroup(
  row: ReservationRow,
  viewer: 'guest' | 'host',
  readAt: string,
): RowGroup {
  switch (row.status) {
    case 'pending':
      if (KINDS[row.listing.kind].payment === 'on-approval') return 'waiting';
      // Seats held during the guest's payment need no answer by the host.
      return viewer === 'guest' ? 'todo' : 'upcoming';
    case 'approved':
      if (row.payment !== 'due' && sessionsOverAt(row, readAt) !== null) return 'past';
      if (viewer === 'guest' && (row.payment === 'due' || hasBegun(row, readAt))) return 'todo';
      return viewer === 'host' && row.changeWaiting ? 'waiting' : 'upcoming';
    case 'checked-in':
      return viewer === 'guest' && row.payment === 'due' ? 'todo' : 'upcoming';
    default:
      return 'past';
  }
}

function hasBegun(row: ReservationRow, readAt: string): boolean {
  return row.startDate <= todayIn(Temporal.Instant.from(readAt), arrivalZone(row));
}

/**
 * Rows by group: upcoming ones by arrival, past ones by arrival backwards, waiting ones by time left.
 * Changes of dates, which have no deadline, come after the requests.
 */
export function groupRows<Row extends ReservationRow>(
  rows: readonly Row[],
  viewer: 'guest' | 'host',
  readAt: string,
): Record<RowGroup, Row[]> {
  const groups: Record<RowGroup, Row[]> = {
    todo: [],
    waiting: [],
    upcoming: [],
    past: [],
  };
  for (const row of rows) groups[getRowGroup(row, viewer, readAt)].push(row);
  groups.todo.sort((a, b) => dueAt(a) - dueAt(b));
  groups.waiting.sort(byTimeLeft);
  groups.upcoming.sort((a, b) => compare(a.startDate, b.startDate));
  groups.past.sort((a, b) => compare(b.startDate, a.startDate));
  return groups;
}

/** The deadline of the next action; a stay that has begun comes before future ones. */
function dueAt({ payment, paid, payBy, answerBy, startDate, status }: ReservationRow): number {
  if (payment === 'due' && paid === 0 && payBy !== null) return Date.parse(payBy);
  return Date.parse(status === 'pending' ? answerBy : startDate);
}

/** Each deadline is in the time zone of its own place. */
function byTimeLeft(a: ReservationRow, b: ReservationRow): number {
  const changes = Number(a.status !== 'pending') - Number(b.status !== 'pending');
  if (changes !== 0) return changes;
  return a.status === 'pending'
    ? Date.parse(a.answerBy) - Date.parse(b.answerBy)
    : compare(a.startDate, b.startDate);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
