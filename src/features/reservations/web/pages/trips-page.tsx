import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { CalendarPanel } from '../calendar/calendar-panel.tsx';
import { ReservationList } from '../list/reservation-list.tsx';
import { TripCard } from '../list/trip-card.tsx';
import type { ReservationListData } from '../page-data.ts';

/** The guest's reservations: upcoming, pending and past. */
export function TripsPage({
  data,
  toReview,
}: {
  data: ReservationListData | null;
  /** Stays that can still be reviewed; shown first. */
  toReview: ReactNode;
}) {
  return (
    <ReservationList
      data={data}
      beforeAll={toReview}
      viewer="guest"
      card={(row, readAt, eager) => <TripCard reservation={row} readAt={readAt} eager={eager} />}
      title={<Trans>Trips</Trans>}
      signedOut={{
        title: <Trans>Log in to see your trips</Trans>,
        text: <Trans>Your requests, and your upcoming and past trips.</Trans>,
      }}
      empty={{
        title: <Trans>No trips yet</Trans>,
        text: (
          <Trans>
            Find a home you'd like to wake up in and send its host a request. It shows up here right
            away.
          </Trans>
        ),
        way: (
          <Link to="/" className={buttonClass()}>
            <Trans>Find a home</Trans>
          </Link>
        ),
      }}
      beforePast={<CalendarPanel />}
      groups={[
        { name: 'todo', title: <Trans>Needs you</Trans> },
        { name: 'upcoming', title: <Trans>Upcoming</Trans> },
        { name: 'waiting', title: <Trans>Waiting for a response</Trans> },
      ]}
    />
  );
}
