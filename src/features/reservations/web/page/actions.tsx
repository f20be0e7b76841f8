import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { call } from '#platform/web/api/client.ts';
import { type DialogName, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { DifferenceText } from '../edit/difference-text.tsx';
import { mayExtend } from '../edit/extend-stay.ts';
import { freeMove } from '../edit/free-move.ts';
import { ScheduleChange } from '../edit/schedule-change.tsx';
import { Money } from '../money/money.tsx';
import { hasSchedule } from '../money/next-instalment.ts';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { Countdown } from '../time/deadline-pill.tsx';
import { placeClock } from '../time/place-clock.ts';
import { sessionsOverAt } from '../time/sessions-over.ts';
import { Box } from './box.tsx';
import { usePay } from './use-pay.ts';

/** The actions that the user may take now. */
export function Actions({
  reservation,
  readAt,
}: {
  reservation: ReservationDetails;
  readAt: string;
}) {
  const Move = MOVES[KINDS[reservation.listing.kind].unit];
  const { busy, refusal, pay } = usePay(reservation);
  const lockId = useId();
  const { id, status, may, due, checkInLockedUntil, listing, viewer } = reservation;
  const side = viewer === 'host' ? 'host' : 'guest';
  const isLocked = checkInLockedUntil !== null;

  const isExtensible = mayExtend(reservation, readAt);
  if (!isLocked && !isExtensible && !Object.values(may).some(Boolean)) return null;

  return (
    <div className="grid gap-3">
      {isLocked ? (
        <CheckInLock
          id={lockId}
          until={checkInLockedUntil}
          {...placeClock(reservation)}
          readAt={readAt}
        />
      ) : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {may.pay ? (
          <Button busy={busy} onClick={pay}>
            <span>
              <Trans>
                Pay <Money amount={due} />
              </Trans>
            </span>
          </Button>
        ) : null}
        {may.checkIn || isLocked ? (
          <Button
            look={sessionsOverAt(reservation, readAt) === null ? 'primary' : 'secondary'}
            {...ahead('check-in')}
            disabled={isLocked}
            aria-describedby={isLocked ? lockId : undefined}
            onClick={() =>
              openDialog('check-in', { actionId: id, kind: listing.kind, viewer: side })
            }
          >
            {side === 'guest' ? <Trans>Check in</Trans> : <Trans>Check guest in</Trans>}
          </Button>
        ) : null}
        {may.approve ? (
          <Button
            {...ahead('reservation')}
            onClick={() => edit({ reservation, readAt }, 'approved')}
          >
            <Trans>Approve</Trans>
          </Button>
        ) : null}
        {may.decline ? (
          <Button
            look="secondary"
            {...ahead('decline')}
            onClick={() => openDialog('decline', { reservation })}
          >
            <Trans>Decline</Trans>
          </Button>
        ) : null}
        {isExtensible ? (
          <Button
            look="secondary"
            {...ahead('extend-stay')}
            onClick={() => openDialog('extend-stay', { reservation, readAt })}
          >
            <Trans>Extend</Trans>
          </Button>
        ) : null}
        {may.updateDates ? <Move reservation={reservation} readAt={readAt} /> : null}
      </div>
      {/* Not beside the action that is next: they are no equals. */}
      {may.cancel ? (
        <div className="border-line border-t pt-1">
          <button
            type="button"
            {...ahead('cancel')}
            onClick={() => openDialog('cancel', { reservation, readAt })}
            className="min-h-11 font-semibold text-danger text-sm underline underline-offset-4"
          >
            {status === 'checked-in' ? <Trans>Leave early</Trans> : <Trans>Cancel</Trans>}
          </button>
        </div>
      ) : null}
      <RefusalNote refusal={refusal} />
    </div>
  );
}

interface Shown {
  readonly reservation: ReservationDetails;
  readonly readAt: string;
}

function edit({ reservation, readAt }: Shown, status: 'Update' | 'approved'): void {
  openDialog('reservation', { actionId: reservation.id, status, reservation, readAt });
}

/** Prefetches a dialog before the button that opens it is clicked. */
function ahead(name: DialogName) {
  return { onPointerEnter: () => preloadDialog(name), onFocus: () => preloadDialog(name) };
}

/** Button to choose other nights or sessions; nothing where they are final. */
const MOVES: Readonly<Record<Unit, ComponentType<Shown>>> = {
  night: (shown) => (
    <Button look="secondary" {...ahead('reservation')} onClick={() => edit(shown, 'Update')}>
      <Trans>Change dates</Trans>
    </Button>
  ),
  session: ({ reservation, readAt }) =>
    freeMove(reservation, readAt) === null ? null : (
      <Button
        look="secondary"
        {...ahead('move-seats')}
        onClick={() => openDialog('move-seats', { reservation, readAt })}
      >
        <Trans>Move to another date</Trans>
      </Button>
    ),
};

/** Milliseconds after which a lock that has just ended is surely over for the server too. */
const GRACE_MS = 500;

/** Why the guest can't check in for now, and until when; the page then reloads its data. */
function CheckInLock({
  id,
  until,
  zone,
  city,
  readAt,
}: {
  /** Id of the element, for the button that it describes. */
  id: string;
  until: string;
  zone: string;
  city: string;
  readAt: string;
}) {
  const router = useRouter();
  useEffect(() => {
    const wait = Date.parse(until) - Date.parse(readAt) + GRACE_MS;
    const timer = setTimeout(() => void router.invalidate(), wait);
    return () => clearTimeout(timer);
  }, [router, until, readAt]);
  const left = (
    <strong className="font-semibold">
      <Countdown until={until} readAt={readAt} />
    </strong>
  );
  return (
    <p id={id} className="max-w-prose">
      <Trans>
        Too many wrong codes. You can try again at{' '}
        <ReaderMoment at={until} zone={zone} city={city} day="none" note={left} />.
      </Trans>
    </p>
  );
}

type Answer = 'accept-change' | 'decline-change';

/** A change of dates that waits; the host answers it here. */
export function ChangeBox({ reservation }: { reservation: ReservationDetails }) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const [chosen, setChosen] = useState<Answer | null>(null);
  const { id, change, viewer, guest, host, may } = reservation;
  if (change === null) return null;

  async function answer(status: Answer) {
    setChosen(status);
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body: { status } });
    });
    if (!done) return;
    showToast('success', t`Reservation Updated`);
    await router.invalidate();
  }

  return (
    <Box title={<Trans>Date change</Trans>}>
      <p>
        {viewer === 'guest' ? (
          <Trans>You asked {host.name} to change dates:</Trans>
        ) : (
          <Trans>{guest.name} asked to change dates:</Trans>
        )}
      </p>
      <p className="rounded-xl bg-ember-tint px-4 py-3 font-semibold">
        <DayRange start={change.startDate} end={change.endDate} />
        <BoardingLines nights={change} />
        {reservation.showsAmounts ? (
          <span className="block font-normal">
            <DifferenceText difference={change.difference} />
          </span>
        ) : null}
      </p>
      {change.instalments.length > 0 ? (
        <ScheduleChange
          before={reservation}
          after={change}
          paid={reservation.paid - reservation.refunded}
        />
      ) : null}
      {may.answerChange ? (
        <>
          <p className="text-soft text-sm">
            {hasSchedule(reservation) ? (
              <Trans>
                Monthly payments are recalculated for these dates. What your guest has already paid
                counts towards the first ones.
              </Trans>
            ) : (
              <Trans>
                If the price goes up, your guest pays the difference before arrival. If it goes
                down, the difference is refunded.
              </Trans>
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy && chosen === 'accept-change'}
              disabled={busy}
              onClick={() => void answer('accept-change')}
            >
              <Trans>Accept new dates</Trans>
            </Button>
            <Button
              look="secondary"
              busy={busy && chosen === 'decline-change'}
              disabled={busy}
              onClick={() => void answer('decline-change')}
            >
              <Trans>Keep original dates</Trans>
            </Button>
          </div>
        </>
      ) : null}
      <RefusalNote refusal={refusal} />
    </Box>
  );
}
