import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { FactList } from './facts.tsx';
import type { Review } from './load-reviews.ts';
import { Stars } from './stars.tsx';

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
