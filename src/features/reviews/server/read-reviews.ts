import { msg } from '@lingui/core/macro';
import { hideContactDetails } from '#domain/contact-details.ts';
import { isSeen } from '#domain/moderation.ts';
import { watchesMoney } from '#domain/permissions.ts';
import {
  findReviewParty,
  type ReviewParty,
  reviewUntil,
  verdictOnGuestReviews,
  verdictOnReply,
  verdictOnReview,
} from '#domain/reviewing.ts';
import { mailRecipient, personsByIds } from '#features/accounts/index.server.ts';
import { addNotice } from '#features/reservations/index.server.ts';
import { computeRating, listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { DEFAULT_LOCALE } from '#platform/i18n/locales.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import { queueMail } from '#platform/server/mail/outbox.ts';
import { type MailContent, quotesIn, renderMail } from '#platform/server/mail/render-mail.ts';
import type { Actor, Services, Translator } from '#platform/server/services.ts';
import type {
  GuestReviews,
  listReviews as listReviewsRoute,
  listToWrite as listToWriteRoute,
  ReservationReviews,
} from '../contract.ts';
import { listUnwritten, readGuestReviews, readGuestStars, readReviews } from './store/reviews.ts';
import {
  type AllWritten,
  addOpen,
  loadReviewed,
  loadWritten,
  type Reviewed,
  takeHidden,
  toWrittenReviews,
  type WrittenReview,
} from './store/written.ts';

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

/** As many as are read before one decides whether to read on. */
const PAGE_SIZE = 6;

/**
 * A page of a listing's reviews with the average of all of them; no stars, no average.
 *
 * @throws Problem 'not-found' when the listing is unknown or was removed
 */
export async function listReviews(
  listingId: string,
  wantedPage: number,
  { db, actor }: RequestContext,
): Promise<RouteAnswer<typeof listReviewsRoute>> {
  const page = Math.max(1, wantedPage);
  const found = await readReviews(db, listingId, actor?.id ?? null, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  if (found === null) throw new Problem('not-found');
  return {
    items: found.reviews.map((row) => ({ ...row, createdAt: row.createdAt.toString() })),
    total: found.ratingCount,
    average: computeRating(found)?.average ?? null,
    answers: found.answers,
    page,
  };
}

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
  const { ofGuest } = written;
  const ofListing =
    written.ofListing !== null &&
    isSeen(written.ofListing.moderationState, party === 'guest' ? 'owner' : 'party')
      ? written.ofListing
      : null;
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

/**
 * The reviews around a reservation.
 *
 * @throws Problem 'not-found' for a stranger too, so that ids can't be tried out
 */
export async function showReviews(
  id: string,
  { services, actor, now, translate }: SignedInContext,
): Promise<ReservationReviews> {
  // Read from the primary, since the caller may have written a review a moment ago.
  const { main } = services.database;
  const reservation = await loadReviewed(main, id);
  if (
    reservation === null ||
    (findReviewParty(reservation, actor) === null && !watchesMoney(actor))
  ) {
    throw new Problem('not-found');
  }
  return shownReviews(main, reservation, await loadWritten(main, id), actor, now, translate);
}

/**
 * Opens the hidden review of a reservation, if there is one, and notifies both sides of the reviews
 * they can read now.
 *
 * @param reservation as locked in this transaction
 * @param written the side whose review was just added as an open one, if any
 */
export async function openReview(
  work: { readonly db: Queryable; readonly now: Temporal.Instant; readonly services: Services },
  reservation: Reviewed,
  written: ReviewParty | null = null,
): Promise<void> {
  const hidden = await takeHidden(work.db, reservation.id);
  if (hidden !== null) await addOpen(work.db, reservation, hidden.party, hidden);
  const opened = [hidden?.party ?? null, written].filter((party) => party !== null);
  // Two workers may find the same one due; the second must not notify again.
  if (opened.length > 0) await notifyOfOpened(work, reservation, opened, written !== null);
}

/** Reservations that the caller can still review, as a guest or as a host. */
export async function listToWrite(
  party: ReviewParty,
  { services, actor, now, translate }: SignedInContext,
): Promise<RouteAnswer<typeof listToWriteRoute>> {
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

/**
 * Public texts must not contain contact details: they would circumvent the rule that hides them
 * until a reservation is approved.
 *
 * @throws Problem 'invalid-input' at the field `text`
 */
export function requirePublicText(text: string, translate: Translator): void {
  if (hideContactDetails(text).every(({ hidden }) => hidden === null)) return;
  const reason = translate(
    msg`This will be public. Please leave out phone numbers, email addresses, links and @names.`,
  );
  throw new Problem('invalid-input', { fields: { text: reason } });
}

interface Work {
  readonly db: Queryable;
  readonly now: Temporal.Instant;
  readonly services: Services;
}

/**
 * Notifies both sides, once for each state, of newly opened reviews: a notification each, and an
 * email to a side that can read a new review by the other. The email contains none of it.
 *
 * @param opened the sides whose reviews can be read from now on
 * @param isBoth whether both sides have written one by now
 */
async function notifyOfOpened(
  work: Work,
  reservation: Reviewed,
  opened: readonly ReviewParty[],
  isBoth: boolean,
): Promise<void> {
  const { id, listingId, kind, guestId, hostId, listingTitle, startDate, endDate } = reservation;
  const state = isBoth ? 'reviews-open' : 'review-open';
  const sides = [
    { userId: guestId, otherId: hostId, path: 'trips', hasNews: opened.includes('host') },
    { userId: hostId, otherId: guestId, path: 'reservations', hasNews: opened.includes('guest') },
  ] as const;
  for (const { userId, otherId, path, hasNews } of sides) {
    const recipient = await mailRecipient(work.db, userId);
    // A deleted account has neither a mailbox nor a page.
    if (recipient === null) continue;
    const key = `${state}:${id}:${userId}`;
    await addNotice(work.db, work.services, {
      userId,
      key,
      kind: state,
      reservationId: id,
      details: { title: listingTitle, startDate, endDate, listingKind: kind },
      createdAt: work.now,
    });
    if (!hasNews) continue;
    const translate = work.services.translator(recipient.locale ?? DEFAULT_LOCALE);
    const summaries = await listingSummaries(work.db, [listingId], translate);
    const quotes = quotesIn(summaries.get(listingId)?.language, [listingTitle]);
    const other = (await personsByIds(work.db, [otherId])).get(otherId);
    const { subject, ...content } = reviewsOpenMail({
      translate,
      otherName: other?.name ?? '',
      title: listingTitle,
      isBoth,
      url: `${work.services.config.http.publicUrl}/${path}/${id}`,
    });
    await queueMail(work.db, work.services.jobs, {
      key,
      to: recipient.email,
      locale: translate.locale,
      template: `reviews.${state}`,
      subject,
      ...renderMail({ quotes, ...content }, translate),
    });
  }
}

/** To a side that can now read the other's review of them or of their listing. */
function reviewsOpenMail({
  translate,
  otherName,
  title,
  isBoth,
  url,
}: {
  readonly translate: Translator;
  /** Empty for a deleted account. */
  readonly otherName: string;
  readonly title: string;
  /** Whether the reader wrote one too. */
  readonly isBoth: boolean;
  readonly url: string;
}): MailContent & { readonly subject: string } {
  const subject =
    otherName === ''
      ? translate(msg`You have a review: ${title}`)
      : translate(msg`${otherName} reviewed ${title}`);
  return {
    subject,
    preheader: translate(msg`You can read it now.`),
    heading: translate(msg`You have a review`),
    paragraphs: [
      isBoth
        ? translate(msg`You've both reviewed ${title}, so you can read each other's reviews.`)
        : translate(msg`A review of ${title} is now open, and you can read it.`),
    ],
    action: { label: translate(msg`Read the review`), url },
  };
}
