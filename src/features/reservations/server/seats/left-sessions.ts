import { netPaid } from '#domain/reservation-money.ts';
import type { BookedSeats } from '#domain/seat-changes.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { SeatsReservation } from '../store/reservations.ts';

/**
 * Sessions that a pass lost, in the details of the event that removed them: details contain plain
 * text.
 */
export function nameLeftSessions(
  before: readonly SessionKey[],
  after: readonly SessionKey[],
): string {
  return before
    .filter(({ entryId, date }) => !after.some((k) => k.entryId === entryId && k.date === date))
    .map(({ entryId, date }) => `${entryId} ${date}`)
    .join();
}

/** @param named as `nameLeftSessions` wrote it */
export function readLeftSessions(named: string): SessionKey[] {
  return named
    .split(',')
    .filter((key) => key !== '')
    .map((key) => {
      const [entryId = '', date = ''] = key.split(' ');
      return { entryId, date };
    });
}

/** Facts by which a guest may move seats. */
export function toBookedSeats(seats: SeatsReservation): BookedSeats {
  const { quote, policy } = seats;
  return { lines: quote.lines, paid: netPaid(seats), policy };
}
