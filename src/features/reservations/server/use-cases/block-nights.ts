import { nightsOfRanges } from '#domain/blocked-nights.ts';
import { addDays, type DateRange, type DateText } from '#domain/dates.ts';
import { nightRanges } from '#domain/free-nights.ts';
import {
  closeNights,
  loadClosedNights,
  lockListing,
  openNights,
} from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { HostCalendar } from '../../contract.ts';
import { loadHomeWithNights } from '../calendar/home-with-nights.ts';
import { hostCalendar } from '../calendar/host-calendar.ts';
import { requireNights } from '../calendar/require-nights.ts';

/**
 * Blocks nights of the caller's home or opens them, all or none. Guests' bookings remain: in a home
 * with several rooms, blocking takes the rooms that are left.
 *
 * @throws Problem 'not-found', 'forbidden'; 'date-past' and 'invalid-input' for nights that can't
 *   be blocked; 'nights-promised' when no room is left on one of them
 */
export async function blockNights(
  id: string,
  { nights, blocked }: { readonly nights: readonly DateRange[]; readonly blocked: boolean },
  context: SignedInContext,
): Promise<{ changed: DateRange[]; calendar: HostCalendar }> {
  const { db, actor } = context;
  // Claiming nights takes a shared lock on the listing's row, so that both see each other's
  // changes.
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const listing = await loadHomeWithNights(db, context.services, id, actor);
  requireNights(listing, nights, 'nights', context);
  const wanted = nightsOfRanges(nights);
  let changed: string[];
  if (blocked) {
    changed = await closeNights(db, id, wanted);
    // A throw rolls the transaction back, so all nights stay unchanged.
    if (!(await areClosed(db, id, wanted))) throw new Problem('nights-promised');
  } else {
    changed = await openNights(db, listing, wanted);
  }
  return { changed: nightRanges(changed), calendar: await hostCalendar(db, listing, context) };
}

/** A guest may release a night meanwhile, so the currently closed nights count. */
async function areClosed(db: Queryable, id: string, nights: readonly DateText[]): Promise<boolean> {
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return true;
  const closed = new Set(await loadClosedNights(db, id, { start: first, end: addDays(last, 1) }));
  return nights.every((night) => closed.has(night));
}
