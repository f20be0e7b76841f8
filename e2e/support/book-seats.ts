import { pay } from './book-stay.ts';
import { type Caller, callApi } from './call-api.ts';

interface Session {
  entryId: string;
  date: string;
  startsAt: string;
}

/** Sessions of an experience in the days to come, the next first. */
export async function comingSessions(context: Caller, id: string): Promise<Session[]> {
  const today = Temporal.Now.plainDateISO('UTC');
  const path = `/api/experiences/${id}/sessions?from=${today}&to=${today.add({ days: 30 })}`;
  return (await callApi<{ sessions: Session[] }>(context, 'GET', path)).sessions;
}

/**
 * Books and pays seats of one of the sessions to come.
 *
 * @param at which of them, from 0
 * @param scheduleDuration 'full' for a pass from it on
 */
export async function bookSeats(
  guest: Caller,
  listingId: string,
  {
    at,
    guests = 1,
    scheduleDuration = 'one-time',
  }: { at: number; guests?: number; scheduleDuration?: 'one-time' | 'full' },
): Promise<{ id: string; session: Session }> {
  const session = (await comingSessions(guest, listingId))[at];
  if (session === undefined) throw new Error(`no session ${at}`);
  const { entryId, date } = session;
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId,
    session: { entryId, date },
    guests,
    scheduleDuration,
    acknowledgedDisclaimers: [],
  });
  await pay(guest, { id });
  return { id, session };
}
