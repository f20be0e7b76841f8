import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { listGuestReviews, listToWrite, showReviews } from '../../contract/addresses.gen.ts';
import type { GuestReviews, ReservationReviews } from '../../contract.ts';

/** Folders with the texts of a reservation's reviews. */
export const REVIEW_TEXTS: readonly string[] = ['reviews', 'reviews/dialog'];

export type ToWrite = RouteResponse<typeof listToWrite>['items'][number];

/**
 * The reviews of a reservation; null until it is over, and on failure, so that its page is shown
 * without them.
 */
export async function loadReservationReviews(
  reservation: { readonly id: string; readonly status: string } | undefined,
): Promise<ReservationReviews | null> {
  if (reservation?.status !== 'completed') return null;
  return call(showReviews, { params: { id: reservation.id } }).catch(() => null);
}

/** The user's pending reviews, with the texts for them; empty while signed out, and on failure. */
export async function loadReviewsToWrite(
  { me, i18n }: Pick<RouterContext, 'me' | 'i18n'>,
  as: 'guest' | 'host',
): Promise<readonly ToWrite[]> {
  if (me === null) return [];
  await loadTexts(i18n, REVIEW_TEXTS);
  return call(listToWrite, { query: { as } }).then(
    ({ items }) => items,
    () => [],
  );
}

/** While a host decides about a guest, or has them. */
const HOSTED: readonly string[] = ['pending', 'approved', 'checked-in'];

/** Hosts' reviews of the guest of a reservation, for its host; null for others, and on failure. */
export async function loadGuestReviews(
  reservation:
    | { readonly id: string; readonly status: string; readonly viewer: string }
    | undefined,
): Promise<GuestReviews | null> {
  if (reservation?.viewer !== 'host' || !HOSTED.includes(reservation.status)) return null;
  return call(listGuestReviews, { params: { id: reservation.id } }).catch(() => null);
}
