import type { MailChecks, MailCondition } from '#platform/server/mail/outbox.ts';
import { type AnnouncementKind, findAnnouncement } from './announcements.ts';
import { amountDue } from './balance.ts';
import { waitingChange } from './store/changes.ts';
import { loadReservation, type Reservation } from './store/reservations.ts';

const CHECK = 'reservations.is-so';

/** The condition that a reservation must still meet when an email about it is sent. */
export function mailCondition(
  kind: AnnouncementKind,
  { id }: Pick<Reservation, 'id'>,
): MailCondition | undefined {
  if (findAnnouncement(kind)?.isSo === undefined) return undefined;
  return { check: CHECK, about: { kind, reservationId: id } };
}

/** Checks whether emails about reservations are still true. */
export const RESERVATION_MAIL_CHECKS: MailChecks = {
  [CHECK]: async (db, { kind = '', reservationId = '' }) => {
    const isSo = findAnnouncement(kind)?.isSo;
    const reservation = isSo === undefined ? null : await loadReservation(db, reservationId);
    if (isSo === undefined || reservation === null) return true;
    const changeWaiting = (await waitingChange(db, reservationId)) !== null;
    return isSo({ status: reservation.status, due: amountDue(reservation), changeWaiting });
  },
};
