import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { RATED_FROM } from '#domain/rated-from.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { ReportButton } from '#platform/web/dialogs/report-button.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Star } from '#platform/web/ui/icons.ts';
import { formatName, PersonName } from '#platform/web/ui/person-name.tsx';
import { FactList } from './facts.tsx';
import { loadReviews, type Review, type ReviewPage } from './load-reviews.ts';
import { Stars } from './stars.tsx';

export interface ReviewsSectionProps {
  listingId: string;
  kind: ListingKind;
  hostName: string;
  /** The first page; null if it failed to load. */
  first: ReviewPage | null;
}

/** Guests' reviews of a listing, page by page, or a note that there are none yet. */
export function ReviewsSection(props: ReviewsSectionProps) {
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="border-line border-t py-8">
      <Reviews key={props.listingId} {...props} />
    </section>
  );
}

function Reviews({ listingId, kind, hostName, first }: ReviewsSectionProps) {
  const [pages, setPages] = useState<readonly ReviewPage[]>(first === null ? [] : [first]);
  const [state, setState] = useState<'calm' | 'loading' | 'failed'>(
    first === null ? 'failed' : 'calm',
  );
  const latest = pages.at(-1);
  const items = withoutRepeats(pages.flatMap((page) => page.items));
  const total = latest?.total ?? 0;
  const hasMore = latest !== undefined && latest.items.length > 0 && items.length < total;

  async function more() {
    setState('loading');
    try {
      const page = await loadReviews(listingId, (latest?.page ?? 0) + 1);
      setPages((before) => [...before, page]);
      setState('calm');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Heading total={total} average={latest?.average ?? null} />
      {items.length === 0 ? null : (
        <ul className="grid gap-8">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} hostName={hostName} kind={kind}>
                <ReviewReport reviewId={review.id} guestName={review.guestName} />
              </ReviewItem>
            </li>
          ))}
        </ul>
      )}
      {latest !== undefined && total === 0 ? (
        <p className="text-soft">
          <Trans>Only guests who were here can write a review, so there are none yet.</Trans>
        </p>
      ) : null}
      {state === 'failed' ? (
        <div role="alert" className="mt-5 grid justify-items-start gap-3">
          <p className="text-soft">
            <Trans>We couldn't load the reviews.</Trans>
          </p>
          <Button look="secondary" onClick={() => void more()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : hasMore || state === 'loading' ? (
        <Button
          look="secondary"
          className="mt-6 noscript:hidden"
          busy={state === 'loading'}
          onClick={() => void more()}
        >
          <Trans>Show more reviews</Trans>
        </Button>
      ) : null}
      <p role="status" className="sr-only">
        {pages.length > 1 ? (
          <Plural value={items.length} one="# review shown" other="# reviews shown" />
        ) : null}
      </p>
    </>
  );
}

function Heading({ total, average }: { total: number; average: number | null }) {
  const { i18n } = useLingui();
  return (
    <h2 id="reviews-heading" className="mb-4 font-semibold text-xl">
      {total === 0 || average === null ? (
        <Trans>No reviews yet</Trans>
      ) : total < RATED_FROM ? (
        <>
          <Trans>New</Trans>
          <span>{' · '}</span>
          <Plural value={total} one="# review" other="# reviews" />
        </>
      ) : (
        <>
          <Star aria-hidden="true" className="me-2 inline size-5 fill-current align-[-0.1em]" />
          <span translate="no">{`${i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} · `}</span>
          <Plural value={total} one="# review" other="# reviews" />
        </>
      )}
    </h2>
  );
}

/** A review written meanwhile moves the others on to the next page. */
function withoutRepeats(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()];
}

/** Reports a review, also while signed out. */
function ReviewReport({ reviewId, guestName }: { reviewId: string; guestName: string }) {
  const { i18n, t } = useLingui();
  const name = setApart(formatName(guestName, i18n), i18n.locale);
  return (
    <div className="mt-1">
      <ReportButton
        subject={{ kind: 'review', id: reviewId }}
        label={t`Report the review by ${name}`}
      >
        <Trans>Report</Trans>
      </ReportButton>
    </div>
  );
}

/** A guest's review, and the host's reply. */
export function ReviewItem({
  review,
  hostName,
  kind,
  children,
}: {
  review: Review;
  hostName: string;
  kind: ListingKind;
  /** Actions for the reader. */
  children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const Length = LENGTHS[KINDS[kind].unit];
  const month = dateFormat(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(review.createdAt));
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar person={{ name: review.guestName, image: review.guestImage }} size={44} />
        <div>
          <h3 className="font-semibold text-base">
            <PersonName person={{ name: review.guestName }} />
          </h3>
          <p className="text-sm text-soft">
            <Length nights={review.nights} />
            <span>{month}</span>
          </p>
        </div>
      </header>
      <p className="mt-2">
        <Stars rating={review.rating} />
      </p>
      <FactList kind={kind} facts={review.facts} />
      {review.text === '' ? null : (
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {review.text}
        </p>
      )}
      {review.reply === null || review.reply === '' ? null : (
        <blockquote className="mt-3 border-line border-s-2 ps-4 text-soft">
          <p className="font-semibold text-sm">
            <Trans>{hostName} replied</Trans>
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {review.reply}
          </p>
        </blockquote>
      )}
      {children}
    </article>
  );
}

/** Length of what is reviewed, before its month. */
const LENGTHS: Readonly<Record<Unit, (facts: { nights: number }) => ReactNode>> = {
  night: ({ nights }) => (
    <>
      <Plural value={nights} one="Stayed # night" other="Stayed # nights" />
      <span>{' · '}</span>
    </>
  ),
  session: () => null,
};
