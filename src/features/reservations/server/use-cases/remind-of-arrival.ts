import { hasSessions } from '#domain/kinds.ts';
import { canSeeArrivalDetails } from '#domain/permissions.ts';
import { notifyParty } from '../announce.ts';
import { loadGuestArrival } from '../boarding.ts';
import { bookableKind } from '../kinds.ts';
import { arrivalReminderKey } from '../store/due.ts';
import type { Reservation } from '../store/reservations.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Notifies the guest of a paid stay where it is and how to get in, once for each arrival day. */
export async function remindOfArrival(work: UnitOfWork, reservation: Reservation): Promise<void> {
  const guest = { id: reservation.guestId, role: 'user' } as const;
  if (!canSeeArrivalDetails(reservation, guest, work.now)) return;
  const { kind, listingId, startDate, endDate, timeZone } = reservation;
  const arrival = await loadGuestArrival(work.db, reservation);
  const listing = await bookableKind(work.services, kind).load(work.db, listingId);
  if (arrival === null || listing === null) return;
  const dates = { startDate, endDate };
  const boarding = hasSessions(listing) ? null : (listing.boardingFor?.(dates) ?? null);
  await notifyParty(work, reservation, {
    key: arrivalReminderKey(reservation),
    kind: 'arrival-soon',
    to: 'guest',
    details: {},
    hasCalendar: true,
    arrival: {
      ...arrival,
      checkInFrom: boarding?.arrival.checkInFrom ?? listing.checkInFrom,
      checkOutUntil: boarding?.leaving.checkOutUntil ?? listing.checkOutUntil,
      zones: {
        arrival: boarding?.arrival.timeZone ?? timeZone,
        leaving: boarding?.leaving.timeZone ?? timeZone,
      },
    },
  });
}
