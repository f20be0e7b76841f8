import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MixedParagraph, MixedTexts, MixedTextsNote } from '#market/page/index.web.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { Star } from '#platform/web/ui/icons.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import type { GuestReviews as Reviews } from '../../contract.ts';
import { Stars } from '../stars.tsx';

/** Other hosts' reviews of the requesting guest. */
export function GuestReviews({ reviews }: { reviews: Reviews | null }) {
  const { i18n } = useLingui();
  const titleId = useId();
  if (reviews === null) return null;
  const { average, total, items } = reviews;
  const guest = setApart(formatName(reviews.guestName, i18n), i18n.locale);
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="font-bold text-lg">
          <Trans>What hosts say about {guest}</Trans>
        </h2>
        {average === null ? (
          <p className="text-soft">
            <Trans>No other host has reviewed {guest} yet.</Trans>
          </p>
        ) : (
          <p className="font-semibold">
            <Star aria-hidden="true" className="me-1 inline size-4 fill-current align-[-0.1em]" />
            <span translate="no">{`${i18n.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} · `}</span>
            <Plural value={total} one="# review" other="# reviews" />
          </p>
        )}
      </div>
      {items.length === 0 ? null : (
        <MixedTexts>
          <MixedTextsNote />
          <ul className="grid gap-5">
            {items.map((review) => (
              <li key={`${review.writtenAt} ${review.hostName}`}>
                <GuestReview review={review} />
              </li>
            ))}
          </ul>
        </MixedTexts>
      )}
    </section>
  );
}

function GuestReview({ review }: { review: Reviews['items'][number] }) {
  const { i18n } = useLingui();
  const month = dateFormat(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(review.writtenAt));
  return (
    <article className="grid justify-items-start gap-1">
      <h3 className="font-semibold">
        <bdi>{formatName(review.hostName, i18n)}</bdi>{' '}
        <span className="font-normal text-soft text-sm">{month}</span>
      </h3>
      <Stars rating={review.rating} />
      {review.text === '' ? null : (
        <MixedParagraph className="max-w-prose">{review.text}</MixedParagraph>
      )}
    </article>
  );
}
