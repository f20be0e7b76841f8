import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { maySeeSentMails } from '#platform/server/mail/sent-mails.ts';
import type { checkRequest as checkRequestRoute } from '../../contract.ts';
import { loadBookable } from '../kinds.ts';
import { findRequestRefusal } from '../request-rule.ts';

/**
 * Whether the caller may request a stay now, by the rule that refuses the request.
 *
 * @throws Problem 'not-found' for a stay that never existed
 */
export async function checkRequest(
  listingId: string,
  dates: { readonly startDate: string; readonly endDate: string },
  { services, actor, now, translate, headers, address }: SignedInContext,
): Promise<RouteAnswer<typeof checkRequestRoute>> {
  // Read from the primary: the caller may have cancelled or confirmed something a moment ago.
  const { main } = services.database;
  const bookable = await loadBookable(main, services, listingId);
  if (bookable === null) throw new Problem('not-found');
  const { kind, listing } = bookable;
  const parties = { guestId: actor.id, hostId: listing.hostId };
  const asked = { ...dates, ...parties, listingId, kind: kind.kind };
  const refusal = await findRequestRefusal({ db: main, now }, asked);
  if (refusal === null) return { refusal: null };
  const { code, until } = refusal;
  return {
    refusal: {
      code,
      message: translate(services.errors[code].message),
      until: until?.toString() ?? null,
      pendingId: refusal.code === 'request-pending' ? refusal.pendingId : null,
      mailsHere: maySeeSentMails(headers, address, services.config),
    },
  };
}
