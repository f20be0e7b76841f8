import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { isSameRange } from '#domain/dates.ts';
import { byUnit } from '#domain/kinds.ts';
import { dateChangesFrom, MAX_DATE_CHANGES } from '#domain/request-limits.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { type RangeChoice, useCalendar } from '#market/calendar/index.web.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { ChangeSummary } from '../edit/change-summary.tsx';
import { ChooseDates, nightsOfKind } from '../edit/choose-dates.tsx';
import { BookedFor } from '../list/booked-for.tsx';
import { Money } from '../money/money.tsx';
import { CustomerProfile } from '../page/customer-profile.tsx';
import { placeClock } from '../time/place-clock.ts';
import { getGuestReviews } from './guest-reviews-part.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useAttempt } from './use-attempt.ts';

/** The guest's change of dates or the host's approval (spec 1 §4.3); action id 0 only closes. */
export default function ReservationDialog({ parameters, onClose }: DialogProps<'reservation'>) {
  const { actionId, status, reservation, readAt } = parameters;
  if (actionId === 0 || reservation === null) {
    return (
      <Dialog
        unsaved={false}
        title={<Trans>Reservation</Trans>}
        onClose={onClose}
        footer={
          <div className="flex justify-end">
            <Button look="secondary" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        }
      >
        <p className="text-soft">
          <Trans>There's nothing to do here right now.</Trans>
        </p>
      </Dialog>
    );
  }
  const View = status === 'Update' ? EditDates : ApproveGuest;
  return <View reservation={reservation} readAt={readAt} onClose={onClose} />;
}

/** The host sees the guest, and approves (spec 1 §4.3). */
function ApproveGuest({
  reservation,
  onClose,
}: {
  reservation: ReservationDetails;
  readAt: string;
  onClose(): void;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { id, guest, customer, payment, listing, message } = reservation;
  const Reviews = getGuestReviews();

  async function approve() {
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body: { status: 'approved' } });
    });
    if (!done) return;
    showToast('success', t`Reservation Approved`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Approve {guest.name}</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={false}
      size="medium"
      footer={
        <div className="grid gap-3">
          <RefusalNote refusal={refusal} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-60 text-soft text-sm">
              {payment === 'free' ? (
                <Trans>There's nothing to pay, so the stay is confirmed right away.</Trans>
              ) : (
                <Trans>{guest.name} then has 24 hours to pay. The dates stay on hold.</Trans>
              )}
            </p>
            <Button busy={busy} onClick={() => void approve()}>
              <Trans>Approve</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid gap-6">
        <div className="grid gap-1">
          <p className="font-semibold">
            <ListingTitle listing={listing} />
          </p>
          <p className="text-soft">
            <BookedFor reservation={reservation} />
          </p>
          <HostAmount reservation={reservation} />
        </div>
        {message.length === 0 ? null : (
          <div>
            <h3 className="font-semibold">
              <Trans>Message from {guest.name}</Trans>
            </h3>
            <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
              <MessageParts parts={message} />
            </p>
          </div>
        )}
        {customer === null ? null : (
          <CustomerProfile customer={customer} status={reservation.status} />
        )}
        {Reviews === null ? null : <Reviews reservationId={id} />}
      </div>
    </Dialog>
  );
}

/** The amount that the host receives; of seats the whole price. Nothing for co-hosts. */
function HostAmount({ reservation }: { reservation: ReservationDetails }) {
  const { listing, receives, total, showsAmounts } = reservation;
  const seats = byUnit<typeof listing, number | null>(listing, {
    night: () => null,
    session: () => (showsAmounts ? total : null),
  });
  if (seats === null && receives === null) return null;
  return (
    <p>
      {receives === null ? null : (
        <Trans>
          You receive{' '}
          <strong className="font-display font-semibold text-lg">
            <Money amount={receives} />
          </strong>
        </Trans>
      )}
      {seats === null ? null : <Money amount={seats} />}
    </p>
  );
}

/** When the guest changed dates at once, as long as the host hasn't answered. */
function listDateChanges({ status, events }: ReservationDetails): Temporal.Instant[] {
  if (status !== 'pending') return [];
  return events
    .filter(({ action }) => action === 'update-dates')
    .map(({ at }) => Temporal.Instant.from(at));
}

/** The guest's change of dates in two steps (spec 1 §4.3). */
function EditDates({
  reservation,
  readAt,
  onClose,
}: {
  reservation: ReservationDetails;
  readAt: string;
  onClose(): void;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const untilId = useId();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { id, startDate, endDate, guests, rooms, pets, listing } = reservation;
  const { units } = reservation.quote;
  const own = useMemo(() => ({ startDate, endDate, units }), [startDate, endDate, units]);
  const { askQuote, askCalendar } = nightsOfKind(listing.kind);
  const calendar = useCalendar(listing.id, true, askCalendar);
  const [choice, setChoice] = useState<RangeChoice>({ start: startDate, end: endDate });
  const [answer, setAnswer] = useState<NightsQuote | null>(null);
  const { start, end } = choice;
  const old = { start: startDate, end: endDate };
  const isNew = start !== null && end !== null && !isSameRange({ start, end }, old);
  const until = dateChangesFrom(listDateChanges(reservation), Temporal.Instant.from(readAt));

  const missing =
    calendar.state === 'failed' ? (
      <Trans>We couldn't load the calendar.</Trans>
    ) : calendar.state === 'ready' ? (
      isNew ? null : (
        <Trans>Choose other dates first.</Trans>
      )
    ) : (
      <Trans>Loading the calendar…</Trans>
    );

  async function next() {
    if (start === null || end === null) return;
    await attempt(async () => {
      setAnswer(
        await askQuote(listing.id, {
          startDate: start,
          endDate: end,
          guests,
          rooms,
          pets,
          agreed: old,
        }),
      );
    });
  }

  async function submit() {
    if (start === null || end === null) return;
    const body = { status: 'Update' as const, startDate: start, endDate: end };
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body });
    });
    if (!done) return;
    showToast('success', t`Reservation Updated`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Change dates</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={isNew}
      size="medium"
      footer={
        <div className="grid gap-3">
          <RefusalNote refusal={refusal} />
          {until === null ? null : (
            <p id={untilId} className="rounded-xl bg-ember-tint px-4 py-3 text-sm">
              <Trans>
                You've changed these dates {MAX_DATE_CHANGES} times within an hour. You can change
                them again from{' '}
                <ReaderMoment at={until.toString()} {...placeClock(reservation)} day="none" />.
              </Trans>
            </p>
          )}
          {answer === null ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-soft text-sm">
                <Trans>Step 1 of 2</Trans>
              </p>
              <Button
                busy={busy}
                disabled={until !== null}
                aria-describedby={until === null ? undefined : untilId}
                reason={until === null ? missing : null}
                onClick={() => void next()}
              >
                <Trans>Next</Trans>
              </Button>
            </div>
          ) : (
            <div className="flex items-center justify-between gap-3">
              <Button look="secondary" disabled={busy} onClick={() => setAnswer(null)}>
                <Trans>Previous</Trans>
              </Button>
              <Button busy={busy} onClick={() => void submit()}>
                <Trans>Submit</Trans>
              </Button>
            </div>
          )}
        </div>
      }
    >
      {answer === null || start === null || end === null ? (
        <ChooseDates
          calendar={calendar}
          units={units}
          own={own}
          choice={choice}
          onChange={setChoice}
        />
      ) : (
        <ChangeSummary reservation={reservation} startDate={start} endDate={end} answer={answer} />
      )}
    </Dialog>
  );
}
