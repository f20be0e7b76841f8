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
import type { BookableKinds } from '../kinds.ts';

/**
 * Blocks nights of the caller's home or opens them, all or none. What guests were promised stays
 * theirs: where a home has several rooms, blocking takes those that are left.
 *
 * @throws Problem 'not-found', 'forbidden'; 'date-past' and 'invalid-input' for nights that there
 *   are not; 'nights-promised' when nothing is left of one of them
 */
export async function blockNights(
  id: string,
  { nights, blocked }: { readonly nights: readonly DateRange[]; readonly blocked: boolean },
  context: SignedInContext,
  kinds: BookableKinds,
): Promise<{ changed: DateRange[]; calendar: HostCalendar }> {
  const { db, actor } = context;
  // Whoever claims nights shares the listing's row, so that each sees what the other has done.
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const listing = await loadHomeWithNights(db, kinds, id, actor);
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

/** A guest may give a night back meanwhile, so it is what is closed now that counts. */
async function areClosed(db: Queryable, id: string, nights: readonly DateText[]): Promise<boolean> {
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return true;
  const closed = new Set(await loadClosedNights(db, id, { start: first, end: addDays(last, 1) }));
  return nights.every((night) => closed.has(night));
}
