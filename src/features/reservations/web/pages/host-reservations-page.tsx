import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LogInFirst } from '#features/listings/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { DetailsButton } from '../list/details-button.tsx';
import { groupRows } from '../list/group-rows.ts';
import { RowSection } from '../list/row-section.tsx';
import type { ReservationListData } from '../page-data.ts';

/** The host's inbox: what waits for an answer stands first. */
export function HostReservationsPage({ data }: { data: ReservationListData | null }) {
  if (data === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your reservations</Trans>}>
        <Trans>Requests for your homes and the guests you expect are kept here.</Trans>
      </LogInFirst>
    );
  }
  const { items, readAt } = data;
  const { waiting, upcoming, past } = groupRows(items, 'host');
  return (
    <div className="content-width grid max-w-5xl gap-10 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-3xl">
          <Trans>Reservations</Trans>
        </h1>
        {items.length > 0 ? <DetailsButton reservations={items} /> : null}
      </header>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <h2 className="font-bold text-xl">
            <Trans>No reservations yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>
              When somebody asks to stay at one of your homes, their request stands here and you
              have 72 hours to answer.
            </Trans>
          </p>
          <Link to="/properties" className={buttonClass()}>
            <Trans>See my homes</Trans>
          </Link>
        </div>
      ) : null}
      <RowSection
        title={<Trans>Waiting for you</Trans>}
        rows={waiting}
        viewer="host"
        readAt={readAt}
        eager
      />
      <RowSection
        title={<Trans>Upcoming and here now</Trans>}
        rows={upcoming}
        viewer="host"
        readAt={readAt}
      />
      <RowSection title={<Trans>Past</Trans>} rows={past} viewer="host" readAt={readAt} />
    </div>
  );
}
