import { nightsOfRanges } from '#domain/blocked-nights.ts';
import { eachNight, todayIn } from '#domain/dates.ts';
import { type OverrideRange, termsOver } from '#domain/night-overrides.ts';
import { changeNightOverrides, lockListing } from '#market/inventory/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { priceNights as contract, HostCalendar } from '../../contract.ts';
import { loadHomeWithNights } from '../calendar/home-with-nights.ts';
import { hostCalendar } from '../calendar/host-calendar.ts';
import { requireNights } from '../calendar/require-nights.ts';

type Body = RouteInput<typeof contract>['body'];

/**
 * Sets a price or a minimum stay for nights of the caller's home, or resets them to the home's own.
 * Existing agreements stay unchanged; later requests get the new price.
 *
 * @throws Problem 'not-found', 'forbidden'; 'date-past' and 'invalid-input' for nights that can't
 *   be priced
 */
export async function priceNights(
  id: string,
  { terms }: Body,
  context: SignedInContext,
): Promise<{ before: OverrideRange[]; calendar: HostCalendar }> {
  const { db, actor, now } = context;
  // Claiming nights takes a shared lock on the listing's row, so no guest agrees on a price
  // meanwhile.
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const listing = await loadHomeWithNights(db, context.services, id, actor);
  requireNights(listing, terms, 'terms', context);
  const changes = terms.flatMap(({ start, end, price, minNights }) =>
    eachNight(start, end).map((night) => ({ night, price, minNights })),
  );
  await changeNightOverrides(db, id, changes, todayIn(now, listing.timeZone));
  const changed = await loadHomeWithNights(db, context.services, id, actor);
  return {
    before: termsOver(listing.nightly?.terms ?? new Map(), nightsOfRanges(terms)),
    calendar: await hostCalendar(db, changed, context),
  };
}
