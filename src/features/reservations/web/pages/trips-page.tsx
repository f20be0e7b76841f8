import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ListingTitle } from '#market/page/index.web.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { DrawnPlace } from '#platform/web/ui/drawn-place.tsx';
import { CalendarCheck } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { ReservationRow } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { KeptNote } from '../kept-trips/kept-note.tsx';
import { BookedFor } from '../list/booked-for.tsx';
import { GoInLine } from '../list/go-in-line.tsx';
import { getRowGroup } from '../list/group-rows.ts';
import { ReservationList } from '../list/reservation-list.tsx';
import { Money } from '../money/money.tsx';
import { NextPayment } from '../money/next-payment.tsx';
import { ListingPlace } from '../page/listing-place.tsx';
import { NextStep } from '../page/next-step.tsx';
import { StatusBadge } from '../page/status-badge.tsx';
import { usePay } from '../page/use-pay.ts';
import type { ReservationListData } from '../page-data.ts';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { DeadlinePill, deadlineFor } from '../time/deadline-pill.tsx';

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
      beforeAll={
        <>
          <KeptNote />
          {toReview}
        </>
      }
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

/** A guest's reservation in a list; the whole card links to its page. */
export function TripCard({
  reservation,
  readAt,
  eager,
}: {
  reservation: ReservationRow;
  readAt: string;
  eager: boolean;
}) {
  const { id, listing, total, host } = reservation;
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-raised p-3 transition-colors duration-150 hover:border-line-strong sm:gap-5 sm:p-4">
      <div className="w-24 flex-none sm:w-60">
        {listing.cover === null ? (
          <DrawnPlace name={listing.kind} className="rounded-xl" />
        ) : (
          <Picture
            picture={{ ...listing.cover, alt: '' }}
            sizes="(min-width: 640px) 240px, 96px"
            eager={eager}
            className="rounded-xl"
          />
        )}
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge reservation={reservation} />
          <DeadlinePill reservation={reservation} readAt={readAt} />
        </p>
        <h3 className="font-semibold text-lg">
          <Link
            to="/trips/$id"
            params={{ id }}
            className="inline-block after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2"
          >
            <ListingTitle listing={listing} />
          </Link>
        </h3>
        <p className="text-soft text-sm">
          <ListingPlace listing={listing} />
        </p>
        <p className="text-sm">
          <BookedFor reservation={reservation} />
          <BoardingLines nights={reservation} />
          <GoInLine reservation={reservation} />
        </p>
        <strong className="font-display font-semibold text-base">
          <Money amount={total} />
        </strong>
        <NextPayment reservation={reservation} />
        {deadlineFor(reservation) === null ? (
          <p className="max-w-prose text-soft text-sm">
            <NextStep reservation={reservation} viewer="guest" readAt={readAt} />
          </p>
        ) : null}
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="flex items-center gap-2">
            <Avatar person={host} size={24} />
            {host.name === '' ? <PersonName person={host} /> : <Trans>Hosted by {host.name}</Trans>}
          </span>
        </p>
        <TripAction reservation={reservation} readAt={readAt} />
      </div>
    </article>
  );
}

/** The next action of a trip's guest, if any. */
function TripAction({ reservation, readAt }: { reservation: ReservationRow; readAt: string }) {
  const { busy, refusal, pay } = usePay(reservation);
  const { id, due, listing } = reservation;
  if (getRowGroup(reservation, 'guest', readAt) !== 'todo') return null;
  return (
    // Over the link that the whole card is.
    <div className="relative z-10 mt-2 grid gap-2 justify-self-start">
      {due > 0 ? (
        <Button busy={busy} onClick={pay}>
          <span>
            <Trans>
              Pay <Money amount={due} />
            </Trans>
          </span>
        </Button>
      ) : (
        <Button
          onPointerEnter={() => preloadDialog('check-in')}
          onFocus={() => preloadDialog('check-in')}
          onClick={() =>
            openDialog('check-in', { actionId: id, kind: listing.kind, viewer: 'guest' })
          }
        >
          <Trans>Check in</Trans>
        </Button>
      )}
      <RefusalNote refusal={refusal} />
    </div>
  );
}
