import { isPaidWhenBooked } from '#domain/lifecycles.ts';
import type { ReservationRow } from '../../contract.ts';

export type RowGroup = 'unpaid' | 'waiting' | 'upcoming' | 'past';

/** Where a reservation stands in a list of the guest's or of the host's. */
export function groupOf(row: ReservationRow, viewer: 'guest' | 'host'): RowGroup {
  switch (row.status) {
    case 'pending':
      if (!isPaidWhenBooked(row.listing.kind)) return 'waiting';
      // Seats that are held while their guest pays: no host is asked.
      return viewer === 'guest' ? 'unpaid' : 'upcoming';
    case 'approved':
      return viewer === 'host' && row.changeWaiting ? 'waiting' : 'upcoming';
    case 'checked-in':
      return 'upcoming';
    default:
      return 'past';
  }
}

/**
 * Rows by group: what comes by arrival, what is over by arrival backwards. What waits is sorted by
 * the time left for the guest; for the host it stays in the order the server gave, which puts
 * requests of guests who ask many hosts at once below the others.
 */
export function groupRows<Row extends ReservationRow>(
  rows: readonly Row[],
  viewer: 'guest' | 'host',
): Record<RowGroup, Row[]> {
  const groups: Record<RowGroup, Row[]> = {
    unpaid: [],
    waiting: [],
    upcoming: [],
    past: [],
  };
  for (const row of rows) groups[groupOf(row, viewer)].push(row);
  groups.unpaid.sort(byTimeLeft);
  if (viewer === 'guest') groups.waiting.sort(byTimeLeft);
  groups.upcoming.sort((a, b) => compare(a.startDate, b.startDate));
  groups.past.sort((a, b) => compare(b.startDate, a.startDate));
  return groups;
}

/** Each deadline is on the clock of its own place. */
function byTimeLeft(a: ReservationRow, b: ReservationRow): number {
  return Date.parse(a.answerBy) - Date.parse(b.answerBy);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
