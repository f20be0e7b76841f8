import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationRow } from '../../contract.ts';
import { reservationRows } from '../reservation-row.ts';
import { listOfGuest } from '../store/reservations.ts';

/** The caller's reservations as a guest, upcoming first. */
export async function listTrips({
  services,
  actor,
  translate,
}: SignedInContext): Promise<{ items: ReservationRow[] }> {
  const { main } = services.database;
  return { items: await reservationRows(main, await listOfGuest(main, actor.id), translate) };
}
