import { verdictOnGuestReviews } from '#domain/reviewing.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { computeRating } from '#market/page/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { GuestReviews } from '../../contract.ts';
import { readGuestReviews, readGuestStars } from '../store/guest-reviews.ts';
import { loadReviewed } from '../store/written.ts';

/** Reviews of one answer at most. */
const SHOWN = 10;

/**
 * Other hosts' reviews of the guest of a pending or current reservation, without hidden ones.
 *
 * @throws Problem 'not-found' for a stranger, 'forbidden' for the guest and once the guest has left
 */
export async function listGuestReviews(
  id: string,
  { services, actor }: SignedInContext,
): Promise<GuestReviews> {
  const { main } = services.database;
  const reservation = await loadReviewed(main, id);
  if (reservation === null) throw new Problem('not-found');
  const verdict = verdictOnGuestReviews(reservation, actor);
  if (verdict !== 'ok') throw new Problem(verdict);
  const { guestId, hostId } = reservation;
  const persons = await personsByIds(main, [guestId]);
  const { total, stars } = await readGuestStars(main, guestId, hostId);
  const rows = await readGuestReviews(main, guestId, hostId, SHOWN);
  return {
    guestName: persons.get(guestId)?.name ?? '',
    total,
    average: computeRating({ ratingSum: stars, ratingCount: total })?.average ?? null,
    items: rows.map(({ createdAt, ...row }) => ({ ...row, writtenAt: createdAt.toString() })),
  };
}
