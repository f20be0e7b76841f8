import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';

import { CalendarCheck } from '#platform/web/ui/icons.ts';
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

/** Offers all the guest's reservations as a feed for their own calendar program. */
function CalendarPanel() {
  const titleId = useId();
  const prepare = () => preloadDialog('calendar-feed');
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-raised p-5 sm:flex-nowrap sm:p-6"
    >
      <CalendarCheck aria-hidden="true" className="size-7 flex-none text-pine max-sm:hidden" />
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h2 id={titleId} className="font-bold text-lg">
          <Trans>Your trips in your calendar</Trans>
        </h2>
        <p className="text-soft text-sm">
          <Trans>Everything you reserve shows up there, and changes follow automatically.</Trans>
        </p>
      </div>
      <Button
        look="secondary"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => openDialog('calendar-feed')}
      >
        <Trans>Subscribe to your calendar</Trans>
      </Button>
    </section>
  );
}
