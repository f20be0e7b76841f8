import type { DateText } from '#domain/dates.ts';
import type { StayPolicySnapshot } from '#domain/stay-policies.ts';
import type { StayQuote } from '#domain/stay-pricing.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { loadStayForBooking } from '#features/stays/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { agreeOnPrice, policyForDates } from './stay-agreement.ts';
import type { Reservation } from './store/reservations.ts';

/**
 * What a reservation costs on other dates, at today's prices and with the groups that the guest
 * declares today, and its policy there.
 *
 * @throws Problem for dates that the stay doesn't take
 */
export async function reprice(
  context: SignedInContext,
  reservation: Reservation,
  dates: { readonly startDate: DateText; readonly endDate: DateText },
): Promise<{ groups: GuestGroup[]; quote: StayQuote; policy: StayPolicySnapshot }> {
  const { db, now, translate } = context;
  const stay = await loadStayForBooking(db, reservation.listingId);
  if (stay === null) throw new Problem('not-found');
  const groups = await groupsOf(db, reservation.guestId);
  const wish = {
    ...dates,
    guests: reservation.guests,
    rooms: reservation.rooms,
    pets: reservation.pets,
    units: reservation.units,
    groups,
  };
  return {
    groups,
    quote: agreeOnPrice(stay, wish, now, translate),
    policy: policyForDates(reservation.policy, stay, dates),
  };
}
