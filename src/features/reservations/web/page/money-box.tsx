import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { GUEST_GROUP_LABELS } from '#features/catalogues/index.web.ts';
import { PriceLines, RefundTimeline } from '#market/booking/index.web.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import type { ReservationDetails, Resolutions } from '../../contract.ts';
import { DepositReturn } from '../money/deposit-return.tsx';
import { ENDED_EARLY } from '../money/ended-early.ts';
import { InstalmentSchedule } from '../money/instalment-schedule.tsx';
import { Money } from '../money/money.tsx';
import { amountDueLater, amountLapsed, hasSchedule } from '../money/next-instalment.ts';
import { PaidByThen } from '../money/paid-by-then.tsx';
import { placeClock } from '../time/place-clock.ts';
import { Box } from './box.tsx';

/** The price, line by line, and the state of the payments. */
export function MoneyBox({
  reservation,
  deposit,
}: {
  reservation: ReservationDetails;
  /** The deposit after the end; null before, and without one. */
  deposit: Resolutions['deposit'];
}) {
  const { quote, paid, due, refunded, receives, paymentKind, viewer, held = 0 } = reservation;
  const taken = paid - held;
  const isMonthly = hasSchedule(reservation);
  const lapsed = amountLapsed(reservation);
  return (
    <Box title={<Trans>Price</Trans>}>
      <PriceLines quote={quote} reader={viewer === 'guest' ? 'guest' : 'host'} />
      {receives === null || ENDED_EARLY.has(reservation.status) ? null : (
        <dl className="border-line border-t pt-3">
          <Amount label={<Trans>You receive</Trans>} amount={receives} isShown />
        </dl>
      )}
      <DeclaredGroups reservation={reservation} />
      {paid > 0 || due > 0 || refunded > 0 ? (
        <dl className="grid gap-2 border-line border-t pt-3">
          <Amount label={<Trans>Paid</Trans>} amount={taken} isShown={taken > 0} />
          <Amount
            label={
              viewer === 'guest' ? (
                <Trans>Held on your card</Trans>
              ) : (
                <Trans>Held on the guest's card</Trans>
              )
            }
            amount={held}
            isShown={held > 0}
          />
          <Amount
            label={isMonthly ? <Trans>Due now</Trans> : <Trans>Still to pay</Trans>}
            amount={due}
            isShown={due > 0}
          />
          <DueLater reservation={reservation} />
          <Amount
            label={<Trans>Later payments, not charged</Trans>}
            amount={lapsed}
            isShown={lapsed > 0}
          />
          <Amount label={<Trans>Refunded</Trans>} amount={refunded} isShown={refunded > 0} />
        </dl>
      ) : null}
      <InstalmentSchedule reservation={reservation} />
      <div className="text-soft text-sm empty:hidden">
        <DepositReturn reservation={reservation} deposit={deposit} />
      </div>
      {paymentKind === 'sandbox' && viewer === 'guest' ? (
        <p className="text-soft text-sm">
          <Trans>Payments run in a sandbox here: no money moves.</Trans>
        </p>
      ) : null}
    </Box>
  );
}

/** The instalments that aren't due yet; nothing where everything is paid at once. */
function DueLater({ reservation }: { reservation: ReservationDetails }) {
  const amount = amountDueLater(reservation);
  return <Amount label={<Trans>Due later</Trans>} amount={amount} isShown={amount > 0} />;
}

/**
 * The groups that the guest declared when this price was made: they may be the reason of its
 * discount.
 */
function DeclaredGroups({ reservation: { groups, guest } }: { reservation: ReservationDetails }) {
  const { i18n } = useLingui();
  if (groups.length === 0) return null;
  const list = listFormat(i18n.locale, { style: 'short', type: 'unit' });
  const words = list.format(groups.map((group) => i18n._(GUEST_GROUP_LABELS[group].label)));
  return (
    <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
      {guest.name === '' ? (
        <Trans>Declared for this price: {words}</Trans>
      ) : (
        <Trans>
          {guest.name} declared for this price: {words}
        </Trans>
      )}
    </p>
  );
}

function Amount({
  label,
  amount,
  isShown,
}: {
  label: ReactNode;
  amount: number;
  isShown: boolean;
}) {
  if (!isShown) return null;
  return (
    <div className="flex items-baseline justify-between gap-4 font-semibold">
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

const CAN_STILL_CANCEL: readonly ReservationDetails['status'][] = [
  'pending',
  'approved',
  'checked-in',
];

/** The cancellation policy agreed on, as a timeline with amounts. */
export function RefundBox({
  reservation,
  readAt,
}: {
  reservation: ReservationDetails;
  readAt: string;
}) {
  const { policy, refunds, quote, status, viewer, may } = reservation;
  const { total, paid, refunded, refundNow } = reservation;
  const isMonthly = hasSchedule(reservation);
  // A stay that costs nothing has no refund.
  if (!CAN_STILL_CANCEL.includes(status) || (total === 0 && paid === 0)) return null;
  return (
    <Box
      title={
        viewer === 'guest' ? (
          <Trans>If you cancel: {policy.label}</Trans>
        ) : (
          <Trans>If the guest cancels: {policy.label}</Trans>
        )
      }
    >
      <p className="text-soft">{policy.summary}</p>
      <RefundTimeline
        kind={reservation.listing.kind}
        refunds={refunds}
        paid={paid > 0 && !isMonthly ? paid - refunded : quote.total}
        deposit={quote.deposit}
        isMonthly={isMonthly}
        {...placeClock(reservation)}
        now={readAt}
      />
      {isMonthly && viewer === 'guest' ? <PaidByThen /> : null}
      {paid === 0 ? (
        <p className="text-soft text-sm">
          <Trans>
            These amounts apply once the reservation is paid. Before that, cancelling is free.
          </Trans>
        </p>
      ) : null}
      {viewer === 'host' && may.cancel && paid > 0 ? (
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
          <Trans>
            If you cancel, your guest gets a full refund: <Money amount={refundNow} />.
          </Trans>
        </p>
      ) : null}
    </Box>
  );
}

type Return = 'done' | 'left';

/**
 * The note after a return from the checkout. The parameter is removed from the address at once, so
 * that neither a reload nor a bookmark shows the note again, and it disappears when the
 * reservation's state changes.
 */
export function PaymentNote({
  payment,
  reservation,
}: {
  /** The page's `payment` parameter. */
  payment: unknown;
  reservation: ReservationDetails;
}) {
  const router = useRouter();
  const [back] = useState(() => ({
    from: parseReturn(payment),
    events: reservation.events.length,
  }));
  useEffect(() => {
    if (payment === undefined) return;
    const { pathname } = router.state.location;
    void router.navigate({ to: pathname, search: {}, replace: true, resetScroll: false });
  }, [payment, router]);

  const words = back.from === null ? null : getPaymentNote(back.from, back.events, reservation);
  if (words === null) return null;
  return (
    <p
      role="status"
      className={words === 'arrived' ? 'font-semibold text-pine' : 'rounded-xl bg-sunken px-4 py-3'}
    >
      {words === 'arrived' ? <Arrived held={reservation.held ?? 0} /> : null}
      {words === 'on-its-way' ? (
        <Trans>Your payment is being processed. It will show up here in a moment.</Trans>
      ) : null}
      {words === 'left' ? <Trans>You left the checkout. Nothing was charged.</Trans> : null}
    </p>
  );
}

/** @param held cents that are only held on the card */
function Arrived({ held }: { held: number }) {
  return held > 0 ? <Trans>Held on your card</Trans> : <Trans>Payment received. Thank you!</Trans>;
}

function parseReturn(payment: unknown): Return | null {
  return payment === 'done' || payment === 'left' ? payment : null;
}

/**
 * @param eventsThen how many events there were at the return from the checkout
 * @returns null after any later event
 */
export function getPaymentNote(
  from: Return,
  eventsThen: number,
  { due, status, events }: Pick<ReservationDetails, 'due' | 'status' | 'events'>,
): 'arrived' | 'on-its-way' | 'left' | null {
  if (from === 'left') return due > 0 && events.length === eventsThen ? 'left' : null;
  const isPaid = (status === 'approved' || status === 'checked-in') && due === 0;
  // For seats, the payment confirms them at the same moment.
  if (isPaid) return ['pay', 'confirm'].includes(events.at(-1)?.action ?? '') ? 'arrived' : null;
  return due > 0 && events.length === eventsThen ? 'on-its-way' : null;
}
