import { nightsOfRanges } from '#domain/blocked-nights.ts';
import { eachNight, todayIn } from '#domain/dates.ts';
import { type TermsRange, termsOver } from '#domain/night-terms.ts';
import { changeNightTerms, lockListing } from '#market/inventory/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { priceNights as contract, HostCalendar } from '../../contract.ts';
import { loadHomeWithNights } from '../calendar/home-with-nights.ts';
import { hostCalendar } from '../calendar/host-calendar.ts';
import { requireNights } from '../calendar/require-nights.ts';
import type { BookableKinds } from '../kinds.ts';

type Body = RouteInput<typeof contract>['body'];

/**
 * Gives nights of the caller's home a price or a minimum stay of their own, or what the home has.
 * What guests have agreed on stays; whoever asks from now on is told the new price.
 *
 * @throws Problem 'not-found', 'forbidden'; 'date-past' and 'invalid-input' for nights that there
 *   are not
 */
export async function priceNights(
  id: string,
  { terms }: Body,
  context: SignedInContext,
  kinds: BookableKinds,
): Promise<{ before: TermsRange[]; calendar: HostCalendar }> {
  const { db, actor, now } = context;
  // Whoever claims nights shares the listing's row, so that nobody agrees on a price meanwhile.
  if ((await lockListing(db, id)) === null) throw new Problem('not-found');
  const listing = await loadHomeWithNights(db, kinds, id, actor);
  requireNights(listing, terms, 'terms', context);
  const changes = terms.flatMap(({ start, end, price, minNights }) =>
    eachNight(start, end).map((night) => ({ night, price, minNights })),
  );
  await changeNightTerms(db, id, changes, todayIn(now, listing.timeZone));
  const changed = await loadHomeWithNights(db, kinds, id, actor);
  return {
    before: termsOver(listing.nightly?.terms ?? new Map(), nightsOfRanges(terms)),
    calendar: await hostCalendar(db, changed, context),
  };
}
