import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { byUnit } from '#domain/kinds.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { VerifiedMark } from '#platform/web/ui/verified-note.tsx';
import { showReservation } from '../../contract/addresses.gen.ts';
import type { HostReservationRow } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { BookedFor } from '../list/booked-for.tsx';
import { GoInLine } from '../list/go-in-line.tsx';
import { ReservationList } from '../list/reservation-list.tsx';
import { ENDED_EARLY } from '../money/ended-early.ts';
import { Money } from '../money/money.tsx';
import { NextStep } from '../page/next-step.tsx';
import { StatusBadge } from '../page/status-badge.tsx';
import type { ReservationListData } from '../page-data.ts';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { DeadlinePill, deadlineFor } from '../time/deadline-pill.tsx';

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

/** A reservation in the host's inbox: the guest first, then the payout, and the answer. */
export function InboxCard({
  reservation,
  readAt,
}: {
  reservation: HostReservationRow;
  readAt: string;
}) {
  const { id, listing, guest, headline, receives, total, status, showsAmounts } = reservation;
  return (
    <article className="relative flex gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong sm:gap-5 sm:p-5">
      <div className="flex-none">
        <Avatar person={guest} size={56} />
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="font-semibold text-lg">
            <PersonName person={guest} />
          </h3>
          <span className="flex flex-wrap gap-2">
            {/* Those that wait stand together below a heading that says so. */}
            {status === 'pending' ? null : <StatusBadge reservation={reservation} />}
            <DeadlinePill reservation={reservation} readAt={readAt} />
          </span>
        </div>
        {headline === '' ? null : (
          <p className="text-soft">
            <bdi>{headline}</bdi>
          </p>
        )}
        {reservation.isGuestVerified ? <VerifiedMark /> : null}
        <p>
          <Link
            to="/reservations/$id"
            params={{ id }}
            className="font-semibold underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2"
          >
            <ListingTitle listing={listing} />
          </Link>
        </p>
        <p className="text-sm">
          <BookedFor reservation={reservation} />
          <BoardingLines nights={reservation} />
          <GoInLine reservation={reservation} />
        </p>
        {deadlineFor(reservation) === null ? (
          <p className="max-w-prose text-soft text-sm">
            <NextStep reservation={reservation} viewer="host" readAt={readAt} />
          </p>
        ) : null}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p>
            {ENDED_EARLY.has(status)
              ? null
              : byUnit<typeof listing, ReactNode>(listing, {
                  night: () => (receives === null ? null : <Receives amount={receives} />),
                  session: () => (showsAmounts ? <Money amount={total} /> : null),
                })}
          </p>
          <InboxAnswers reservation={reservation} />
        </div>
      </div>
    </article>
  );
}

function Receives({ amount }: { amount: number }) {
  return (
    <Trans>
      You receive{' '}
      <strong className="font-display font-semibold">
        <Money amount={amount} />
      </strong>
    </Trans>
  );
}

type Answer = 'approve' | 'decline';

/** The answers to a pending request, each with its dialog: the host first sees the guest. */
function InboxAnswers({ reservation: { id, guest, may } }: { reservation: HostReservationRow }) {
  const { t } = useLingui();
  const { busy, refusal, attempt } = useAttempt();
  const [asked, setAsked] = useState<Answer | null>(null);
  if (!may.approve && !may.decline) return null;

  // The list lacks the guest's details that the dialogs show, and may be older than the request.
  const answer = (which: Answer) => {
    setAsked(which);
    return attempt(async () => {
      const reservation = await call(showReservation, { params: { id } });
      const readAt = new Date().toISOString();
      if (which === 'decline') openDialog('decline', { reservation });
      else openDialog('reservation', { actionId: id, status: 'approved', reservation, readAt });
    });
  };
  const ahead = (name: 'reservation' | 'decline') => ({
    onPointerEnter: () => preloadDialog(name),
    onFocus: () => preloadDialog(name),
  });
  return (
    <div className="relative z-10 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {may.approve ? (
          <Button
            {...ahead('reservation')}
            aria-label={t`Approve ${guest.name}`}
            busy={busy && asked === 'approve'}
            disabled={busy}
            onClick={() => void answer('approve')}
          >
            <Trans>Approve</Trans>
          </Button>
        ) : null}
        {may.decline ? (
          <Button
            look="secondary"
            {...ahead('decline')}
            aria-label={t`Decline ${guest.name}`}
            busy={busy && asked === 'decline'}
            disabled={busy}
            onClick={() => void answer('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
        ) : null}
      </div>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
