import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationRow } from '../../contract.ts';
import { reservationRows } from '../reservation-row.ts';
import { listOfHost } from '../store/reservations.ts';

/** Reservations of my listings, those that wait for me first. */
export async function listHostReservations({
  services,
  actor,
  translate,
}: SignedInContext): Promise<{ items: ReservationRow[] }> {
  const { main } = services.database;
  return { items: await reservationRows(main, await listOfHost(main, actor.id), translate) };
}
