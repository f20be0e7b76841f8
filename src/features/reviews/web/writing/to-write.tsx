import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { lastDay } from '#domain/booked-days.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { formatName } from '#platform/web/ui/person-name.tsx';
import type { ToWrite } from './load-writing.ts';

/** Pending reviews, loaded with the lists below them. */
export { loadReviewsToWrite } from './load-writing.ts';

/** The user's pending reviews, above their trips or their reservations; nothing without any. */
export function ReviewsToWrite({
  items,
  viewer,
}: {
  items: readonly ToWrite[];
  viewer: 'guest' | 'host';
}) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-line bg-ember-tint p-5"
    >
      <h2 id={titleId} className="font-bold text-xl">
        {viewer === 'guest' ? <Trans>How was it?</Trans> : <Trans>How were your guests?</Trans>}
      </h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.reservationId}>
            <Item item={item} viewer={viewer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item, viewer }: { item: ToWrite; viewer: 'guest' | 'host' }) {
  const { i18n, t } = useLingui();
  const { reservationId, kind, title, startDate, endDate, otherName } = item;
  const until = <ReaderMoment at={item.until} zone={item.timeZone} />;
  const name = setApart(formatName(otherName, i18n), i18n.locale);
  const subject = viewer === 'guest' ? title : name;
  const prepare = () => preloadDialog('write-review');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <Link
          to={viewer === 'guest' ? '/trips/$id' : '/reservations/$id'}
          params={{ id: reservationId }}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {viewer === 'guest' ? (
            <ListingTitle listing={item} />
          ) : (
            <Trans>
              {name} at <ListingTitle listing={item} />
            </Trans>
          )}
        </Link>
        <p className="text-sm">
          <DayRange start={startDate} end={lastDay(kind, endDate)} />
          <span>{' · '}</span>
          <Trans>until {until}</Trans>
        </p>
      </div>
      <Button
        aria-label={t`Write a review: ${subject}`}
        className="noscript:hidden"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() =>
          openDialog('write-review', {
            reservationId,
            kind,
            title,
            language: item.language,
            viewer,
            own: null,
            guestName: viewer === 'host' ? otherName : '',
          })
        }
      >
        <Trans>Write a review</Trans>
      </Button>
    </div>
  );
}
