import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { loadArrival, loadStayForBooking } from '#features/stays/index.server.ts';
import { tell } from '../announce.ts';
import { arrivalReminderKey } from '../store/due.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Tells the guest of a paid stay where it is and how to get in, once for each arrival day. */
export async function remindOfArrival(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const guest = { id: reservation.guestId, role: 'user' } as const;
  if (!canSeeArrivalDetails(reservation, guest, work.now)) return;
  const [arrival, stay] = [
    await loadArrival(work.db, reservation.listingId),
    await loadStayForBooking(work.db, reservation.listingId),
  ];
  if (arrival === null || stay === null) return;
  await tell(work, reservation, {
    key: arrivalReminderKey(reservation),
    kind: 'arrival-soon',
    to: 'guest',
    details: {},
    arrival: {
      ...arrival,
      checkInFrom: stay.checkInFrom,
      checkOutUntil: stay.checkOutUntil,
    },
  });
}
