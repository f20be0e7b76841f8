import { byUnit } from '#domain/kinds.ts';
import { divideKept, releaseEntries } from '#domain/ledger.ts';
import {
  type Release,
  type ReleasedSoFar,
  releasedBy,
  releasesOfNights,
  releasesOfSessions,
} from '#domain/release-schedule.ts';
import type { ReservationStatus } from '#domain/reservation-lifecycle.ts';
import { loadSessionTimes } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { patchReservation, type Reservation } from '../store/reservations.ts';
import { loadReleased, postTransfer } from '../store/transfers.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { netPaid } from './refunds.ts';

/**
 * Whose money is, in each status: it is held for nobody yet, becomes the host's part by part, or is
 * divided at once, since the reservation has ended early.
 */
const MONEY_IN: Readonly<Record<ReservationStatus, 'held' | 'in-parts' | 'divided'>> = {
  pending: 'held',
  approved: 'in-parts',
  'checked-in': 'in-parts',
  completed: 'in-parts',
  declined: 'divided',
  expired: 'divided',
  cancelled: 'divided',
  'no-show': 'divided',
};

/**
 * When the price of a reservation becomes the host's, part by part.
 *
 * @returns in order of time
 */
export async function releaseScheduleOf(
  db: Queryable,
  reservation: Reservation,
): Promise<Release[]> {
  return byUnit<Reservation, Promise<Release[]>>(reservation, {
    night: async ({ quote, startDate, endDate, timeZone }) =>
      releasesOfNights(quote, { startDate, endDate, timeZone }),
    session: async ({ quote, sessions, listingId, endsAt }) => {
      const times = await loadSessionTimes(
        db,
        sessions.map((key) => ({ listingId, ...key })),
      );
      const ends = times.map((session) => session.endsAt);
      // A session that was deleted from the timetable ends with the last of the others.
      const last = ends.at(-1) ?? endsAt.subtract({ hours: 24 });
      return releasesOfSessions(
        quote,
        sessions.map((_, index) => ends[index] ?? last),
      );
    },
  });
}

/**
 * Makes the ledger say what is the host's and ours of a reservation's money by now, and notes when
 * the next part comes. Something that was released and has to go back, since the price has become
 * lower or the reservation ended early, is taken from the host again. Call it after each change of
 * the reservation or its money, before anything goes back to the guest.
 *
 * @param reservation as changed, its row locked
 */
export async function settleReleases(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const { db, now } = work;
  const { id, hostId, releaseAt } = reservation;
  const target = await releasedTarget(work, reservation);
  const before = await loadReleased(db, id);
  await postTransfer(db, {
    key: `release:${id}:${before.transfers}`,
    kind: 'release',
    reservationId: id,
    at: now,
    entries: releaseEntries(id, hostId, {
      host: target.host - before.host,
      platform: target.platform - before.platform,
    }),
  });
  if (target.nextAt?.epochMilliseconds !== releaseAt?.epochMilliseconds) {
    await patchReservation(db, id, { releaseAt: target.nextAt });
  }
}

async function releasedTarget(
  { db, now }: UnitOfWork,
  reservation: Reservation,
): Promise<ReleasedSoFar> {
  const { quote, status } = reservation;
  const paid = netPaid(reservation);
  switch (MONEY_IN[status]) {
    case 'held':
      return { host: 0, platform: 0, nextAt: null };
    case 'divided':
      return { ...divideKept(paid, quote), nextAt: null };
    case 'in-parts': {
      // The deposit of a completed stay has gone back.
      const deposit = status === 'completed' ? 0 : quote.deposit;
      const price = Math.max(0, paid - deposit);
      return releasedBy(await releaseScheduleOf(db, reservation), price, now);
    }
  }
}
