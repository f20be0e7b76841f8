import { meetsIdentityCondition } from '#domain/identity.ts';
import { readVerified } from '#features/accounts/index.server.ts';
import { asksVerifiedGuests } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';

/**
 * Whether a guest meets the condition of a listing about their identity. In the transaction of a
 * request the row of the listing is held, so that it holds at that moment.
 */
export async function meetsGuestCondition(
  db: Queryable,
  { identity }: Pick<Services, 'identity'>,
  { listingId, guestId }: { readonly listingId: string; readonly guestId: string },
): Promise<boolean> {
  const isOffered = identity !== null;
  const isAsked = isOffered && (await asksVerifiedGuests(db, listingId));
  const guest = isAsked ? await readVerified(db, guestId) : null;
  return meetsIdentityCondition(guest, { isAsked, isOffered });
}
