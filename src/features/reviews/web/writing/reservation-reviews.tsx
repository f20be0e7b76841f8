import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ReviewFacts } from '#domain/review-facts.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { formatName } from '#platform/web/ui/person-name.tsx';
import type { ReservationReviews as Reviews } from '../../contract.ts';
import { FactList } from '../facts.tsx';
import { Stars } from '../stars.tsx';

/** The reviews of a past reservation: those to write, and those to read. */
export function ReservationReviews({ reviews }: { reviews: Reviews | null }) {
  const titleId = useId();
  if (reviews === null) return null;
  const { viewer, ofListing, ofGuest, may } = reviews;
  if (ofListing === null && ofGuest === null && !may.write) return null;
  const own = viewer === 'guest' ? ofListing : viewer === 'host' ? ofGuest : null;
  return (
    <section
      id="reviews"
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-5 rounded-card border border-line bg-raised p-5"
    >
      <h2 id={titleId} className="font-bold text-lg">
        <Trans>Reviews</Trans>
      </h2>
      {may.write && own === null ? <Invitation reviews={reviews} /> : null}
      {ofListing === null ? null : <OfListing reviews={reviews} review={ofListing} />}
      {ofGuest === null ? null : <OfGuest reviews={reviews} review={ofGuest} />}
    </section>
  );
}

/** Asks for the reader's own review. */
function Invitation({ reviews }: { reviews: Reviews }) {
  const { i18n } = useLingui();
  const until = <ReaderMoment at={reviews.until} zone={reviews.timeZone} />;
  const guest = setApart(formatName(reviews.guestName, i18n), i18n.locale);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose">
        {reviews.viewer === 'guest' ? (
          <Trans>
            How was <ListingTitle listing={reviews} />? Tell future guests. You have until {until}.
          </Trans>
        ) : (
          <Trans>
            How was {guest} as a guest? Tell other hosts. You have until {until}.
          </Trans>
        )}
      </p>
      <WriteButton reviews={reviews} own={null} />
    </div>
  );
}

type Own = { rating: number; facts: ReviewFacts; text: string };

function WriteButton({ reviews, own }: { reviews: Reviews; own: Own | null }) {
  const { reservationId, kind, title, language, viewer, guestName } = reviews;
  if (viewer === 'admin') return null;
  const prepare = () => preloadDialog('write-review');
  return (
    <Button
      look={own === null ? 'primary' : 'secondary'}
      className="noscript:hidden"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() =>
        openDialog('write-review', { reservationId, kind, title, language, viewer, guestName, own })
      }
    >
      {own === null ? <Trans>Write a review</Trans> : <Trans>Edit review</Trans>}
    </Button>
  );
}

function OfListing({
  reviews,
  review,
}: {
  reviews: Reviews;
  review: NonNullable<Reviews['ofListing']>;
}) {
  const { i18n } = useLingui();
  const { viewer, kind, guestName, hostName, may } = reviews;
  const host = setApart(formatName(hostName, i18n), i18n.locale);
  const guest = setApart(formatName(guestName, i18n), i18n.locale);
  const { id, reply, rating, facts, text } = review;
  const prepare = () => preloadDialog('reply-to-review');
  return (
    <Written
      heading={
        viewer === 'guest' ? (
          <Trans>
            Your review of <ListingTitle listing={reviews} />
          </Trans>
        ) : (
          <Trans>
            {guest}'s review of <ListingTitle listing={reviews} />
          </Trans>
        )
      }
      review={review}
      hidden={<HiddenNote until={review.hiddenUntil} timeZone={reviews.timeZone} other={host} />}
      facts={<FactList kind={kind} facts={facts} />}
    >
      {may.write && viewer === 'guest' ? (
        <WriteButton reviews={reviews} own={{ rating, facts, text }} />
      ) : null}
      {reply === null ? null : (
        <blockquote className="border-line border-s-2 ps-4 text-soft">
          <p className="font-semibold text-sm">
            {viewer === 'host' ? <Trans>Your public reply</Trans> : <Trans>{host} replied</Trans>}
          </p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {reply}
          </p>
        </blockquote>
      )}
      {may.reply && id !== null ? (
        <Button
          look="secondary"
          className="noscript:hidden"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => openDialog('reply-to-review', { reviewId: id, guestName })}
        >
          <Trans>Reply publicly</Trans>
        </Button>
      ) : null}
    </Written>
  );
}

function OfGuest({
  reviews,
  review,
}: {
  reviews: Reviews;
  review: NonNullable<Reviews['ofGuest']>;
}) {
  const { i18n } = useLingui();
  const { viewer, guestName, hostName, may } = reviews;
  const host = setApart(formatName(hostName, i18n), i18n.locale);
  const guest = setApart(formatName(guestName, i18n), i18n.locale);
  const { rating, text } = review;
  return (
    <Written
      heading={
        viewer === 'host' ? (
          <Trans>Your review of {guest}</Trans>
        ) : viewer === 'guest' ? (
          <Trans>{host}'s review of you</Trans>
        ) : (
          <Trans>
            {host}'s review of {guest}
          </Trans>
        )
      }
      review={review}
      hidden={<HiddenNote until={review.hiddenUntil} timeZone={reviews.timeZone} other={guest} />}
      facts={null}
    >
      {may.write && viewer === 'host' ? (
        <WriteButton reviews={reviews} own={{ rating, facts: {}, text }} />
      ) : null}
    </Written>
  );
}

function Written({
  heading,
  review,
  hidden,
  facts,
  children,
}: {
  heading: ReactNode;
  review: { readonly rating: number; readonly text: string };
  hidden: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className="grid justify-items-start gap-3">
      <h3 className="font-semibold">{heading}</h3>
      {hidden}
      <div>
        <Stars rating={review.rating} />
        {facts}
        {review.text === '' ? null : (
          <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {review.text}
          </p>
        )}
      </div>
      {children}
    </article>
  );
}

/** Until when an own review is hidden from others; nothing once it is open. */
function HiddenNote({
  until,
  timeZone,
  other,
}: {
  until: string | null;
  timeZone: string;
  other: string;
}) {
  if (until === null) return null;
  const latest = <ReaderMoment at={until} zone={timeZone} />;
  return (
    <p role="note" className="rounded-xl bg-pine-tint px-3 py-2 text-sm">
      <Trans>
        Only you can see this for now. It opens once {other} has written a review too, or {latest}{' '}
        at the latest.
      </Trans>
    </p>
  );
}
