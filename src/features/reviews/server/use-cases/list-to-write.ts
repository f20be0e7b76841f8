import { type ReviewParty, reviewUntil } from '#domain/reviewing.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { listToWrite as contract } from '../../contract.ts';
import { listUnwritten } from '../store/to-write.ts';

/** Reservations that the caller can still review, as a guest or as a host. */
export async function listToWrite(
  party: ReviewParty,
  { services, actor, now, translate }: SignedInContext,
): Promise<RouteAnswer<typeof contract>> {
  const { main } = services.database;
  const found = await listUnwritten(main, actor.id, party, now);
  const getOtherParty = ({ guestId, hostId }: (typeof found)[number]) =>
    party === 'guest' ? hostId : guestId;
  const persons = await personsByIds(main, found.map(getOtherParty));
  const ids = found.map(({ listingId }) => listingId);
  const summaries = await listingSummaries(main, ids, translate);
  return {
    items: found.map((reservation) => ({
      reservationId: reservation.id,
      kind: reservation.kind,
      title: reservation.listingTitle,
      language: summaries.get(reservation.listingId)?.language,
      startDate: reservation.startDate,
      endDate: reservation.endDate,
      otherName: persons.get(getOtherParty(reservation))?.name ?? '',
      until: reviewUntil(reservation).toString(),
      timeZone: reservation.timeZone,
    })),
  };
}
