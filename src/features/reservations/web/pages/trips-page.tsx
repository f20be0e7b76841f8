import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogInFirst } from '#features/listings/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { groupRows } from '../list/group-rows.ts';
import { RowSection } from '../list/row-section.tsx';
import type { ReservationListData } from '../page-data.ts';

/** What the guest reserved: what comes, what waits, what is over. */
export function TripsPage({ data }: { data: ReservationListData | null }) {
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your trips</Trans>}>
        <Trans>Your requests, the stays ahead of you and those behind you are kept here.</Trans>
      </LogInFirst>
    );
  }
  const { items, readAt } = data;
  const { waiting, upcoming, past } = groupRows(items, 'guest');
  return (
    <div className="content-width grid max-w-5xl gap-10 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-3xl">
          <Trans>Trips</Trans>
        </h1>
        {items.length > 0 ? <DetailsButton reservations={items} /> : null}
      </header>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <h2 className="font-bold text-xl">
            <Trans>No trips yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>
              Find a home you'd like to wake up in and send its host a request. It shows up here at
              once.
            </Trans>
          </p>
          <Link to="/" className={buttonClass()}>
            <Trans>Find a home</Trans>
          </Link>
        </div>
      ) : null}
      <RowSection
        title={<Trans>Upcoming</Trans>}
        rows={upcoming}
        viewer="guest"
        readAt={readAt}
        eager
      />
      <RowSection
        title={<Trans>Waiting for an answer</Trans>}
        rows={waiting}
        viewer="guest"
        readAt={readAt}
      />
      <RowSection title={<Trans>Past</Trans>} rows={past} viewer="guest" readAt={readAt} />
    </div>
  );
}
