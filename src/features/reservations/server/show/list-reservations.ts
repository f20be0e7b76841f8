import { findParty, verdictOn } from '#domain/permissions.ts';
import { headlinesByIds, verifiedAmong } from '#features/accounts/index.server.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { HostReservationRow, ReservationRow } from '../../contract.ts';
import { amountDue, shownPayout } from '../money/refunds.ts';
import { listOfGuest, listOfHost } from '../store/reservations.ts';
import { reservationRows } from './reservation-row.ts';

/** The caller's reservations as a guest, upcoming first. */
export async function listTrips({
  services,
  actor,
  translate,
  now,
}: SignedInContext): Promise<{ items: ReservationRow[] }> {
  const { main } = services.database;
  return {
    items: await reservationRows(main, await listOfGuest(main, actor.id), {
      actor,
      translate,
      now,
    }),
  };
}

/** Reservations of the caller's listings, those that need an action first. */
export async function listHostReservations({
  services,
  actor,
  translate,
  now,
}: SignedInContext): Promise<{ items: HostReservationRow[] }> {
  const { main } = services.database;
  // A co-host's own stays here aren't theirs to answer.
  const reservations = (await listOfHost(main, actor.id)).filter(
    (reservation) => findParty(reservation, actor) === 'host',
  );
  const rows = await reservationRows(main, reservations, { actor, translate, now });
  const guestIds = reservations.map(({ guestId }) => guestId);
  const headlines = await headlinesByIds(main, guestIds);
  const verified = await verifiedAmong(main, guestIds);
  const stored = new Map(reservations.map((reservation) => [reservation.id, reservation]));
  return {
    items: rows.flatMap((row) => {
      const reservation = stored.get(row.id);
      if (reservation === undefined) return [];
      const { changeWaiting } = row;
      const state = { ...reservation, due: amountDue(reservation, now), changeWaiting };
      const may = (request: 'approve' | 'decline') =>
        verdictOn(request, state, actor, now) === 'ok';
      return [
        {
          ...row,
          headline: headlines.get(reservation.guestId) ?? '',
          isGuestVerified: verified.has(reservation.guestId),
          receives: shownPayout(reservation, actor),
          may: { approve: may('approve'), decline: may('decline') },
        },
      ];
    }),
  };
}
