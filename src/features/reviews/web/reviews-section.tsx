import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { RATED_FROM } from '#domain/rated-from.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Flag, Star } from '#platform/web/ui/icons.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import { loadReviews, type Review, type ReviewPage } from './load-reviews.ts';
import { ReviewItem } from './review-item.tsx';

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
                <ReportButton reviewId={review.id} guestName={review.guestName} />
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

/** Reports a review to support; signed-out visitors sign in first. */
function ReportButton({ reviewId, guestName }: { reviewId: string; guestName: string }) {
  const { i18n, t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const name = setApart(formatName(guestName, i18n), i18n.locale);
  const prepare = () => preloadDialog(me === null ? 'login' : 'report-review');
  return (
    <button
      type="button"
      aria-label={t`Report the review by ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => (me === null ? openSignIn() : openDialog('report-review', { reviewId }))}
      className="mt-1 -ms-2 flex min-h-11 items-center gap-1.5 rounded-pill px-2 text-sm text-soft underline-offset-4 hover:underline noscript:hidden"
    >
      <Flag aria-hidden="true" className="size-4" />
      <Trans>Report</Trans>
    </button>
  );
}
