import {
  findReviewParty,
  reviewUntil,
  verdictOnReply,
  verdictOnReview,
} from '#domain/reviewing.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type { ReservationReviews } from '../contract.ts';
import {
  type AllWritten,
  type Reviewed,
  toWrittenReviews,
  type WrittenReview,
} from './store/written.ts';

/**
 * The reviews of a reservation as its reader may see them: their own always, the other's once it is
 * open. The response is byte for byte the same whether the other side has a hidden one or none.
 */
export async function shownReviews(
  db: Queryable,
  reservation: Reviewed,
  written: AllWritten,
  actor: Actor,
  now: Temporal.Instant,
  translate: Translator,
): Promise<ReservationReviews> {
  const { id, listingId, kind, listingTitle, guestId, hostId } = reservation;
  const party = findReviewParty(reservation, actor);
  const { ofListing, ofGuest } = written;
  const own = written.hidden?.party === party ? written.hidden : null;
  const persons = await personsByIds(db, [guestId, hostId]);
  const listings = await listingSummaries(db, [listingId], translate);
  const hidden = own === null ? null : shown(own, own.opensAt);
  return {
    reservationId: id,
    listingId,
    kind,
    title: listingTitle,
    language: listings.get(listingId)?.language,
    guestName: persons.get(guestId)?.name ?? '',
    hostName: persons.get(hostId)?.name ?? '',
    viewer: party ?? 'admin',
    ofListing:
      ofListing !== null
        ? { ...shown(ofListing), id: ofListing.id, reply: ofListing.reply }
        : party === 'guest' && hidden !== null
          ? { ...hidden, id: null, reply: null }
          : null,
    ofGuest: ofGuest !== null ? shown({ ...ofGuest, facts: {} }) : party === 'host' ? hidden : null,
    until: reviewUntil(reservation).toString(),
    timeZone: reservation.timeZone,
    may: {
      write: verdictOnReview(reservation, toWrittenReviews(written), actor, now) === 'ok',
      reply:
        ofListing !== null && verdictOnReply({ hostId, reply: ofListing.reply }, actor) === 'ok',
    },
  };
}

function shown(
  { rating, facts, text, createdAt }: WrittenReview,
  hiddenUntil: Temporal.Instant | null = null,
) {
  return {
    rating,
    facts,
    text,
    writtenAt: createdAt.toString(),
    hiddenUntil: hiddenUntil?.toString() ?? null,
  };
}
