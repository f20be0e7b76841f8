import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { MixedTexts, MixedTextsNote } from '#market/page/index.web.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { ReportButton } from '#platform/web/dialogs/report-button.tsx';
import { usePages } from '#platform/web/pages/use-pages.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { formatName, PersonName } from '#platform/web/ui/person-name.tsx';
import { AnswerSums, FactList } from './facts.tsx';
import { loadReviews, type Review, type ReviewPage } from './load-reviews.ts';
import { MoreReviews } from './more-reviews.tsx';
import { ReviewWords } from './review-words.tsx';
import { StarSum } from './star-sum.tsx';
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
  const list = usePages(
    first,
    (page) => loadReviews(listingId, page),
    (review) => review.id,
  );
  const { items, latest } = list;
  const total = latest?.total ?? 0;

  return (
    <MixedTexts>
      <Heading total={total} average={latest?.average ?? null} />
      <MixedTextsNote />
      <AnswerSums answers={latest?.answers ?? []} />
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
      <MoreReviews list={list} />
    </MixedTexts>
  );
}

function Heading({ total, average }: { total: number; average: number | null }) {
  return (
    <h2 id="reviews-heading" className="mb-4 font-semibold text-xl">
      {total === 0 || average === null ? (
        <Trans>No reviews yet</Trans>
      ) : (
        <StarSum total={total} average={average} />
      )}
    </h2>
  );
}

/** Reports a review, also while signed out. */
export function ReviewReport({ reviewId, guestName }: { reviewId: string; guestName: string }) {
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
      <ReviewWords review={review} hostName={hostName} />
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
