import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#platform/web/ui/button.tsx';
import type { HostReservationRow } from '../../contract.ts';
import { InboxCard } from '../list/inbox-card.tsx';
import { ReservationList } from '../list/reservation-list.tsx';
import type { ReservationListData } from '../page-data.ts';

/** The host's inbox: requests that await an answer come first. */
export function HostReservationsPage({
  data,
  toReview,
}: {
  data: ReservationListData<HostReservationRow> | null;
  /** Stays that can still be reviewed; shown after pending requests and upcoming guests. */
  toReview: ReactNode;
}) {
  return (
    <ReservationList
      data={data}
      beforePast={toReview}
      viewer="host"
      card={(row, readAt) => <InboxCard reservation={row} readAt={readAt} />}
      title={<Trans>Reservations</Trans>}
      signedOut={{
        title: <Trans>Log in to see your reservations</Trans>,
        text: <Trans>Requests and your upcoming guests.</Trans>,
      }}
      empty={{
        title: <Trans>No reservations yet</Trans>,
        text: (
          <Trans>
            Requests and reservations from your guests show up here. You have 72 hours to respond to
            a request.
          </Trans>
        ),
        way: (
          <Link to="/properties" className={buttonClass()}>
            <Trans>See my homes</Trans>
          </Link>
        ),
      }}
      groups={[
        { name: 'waiting', title: <Trans>Waiting for your response</Trans> },
        { name: 'upcoming', title: <Trans>Upcoming and current</Trans> },
      ]}
    />
  );
}
