import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { CLAIM_HOURS } from '#domain/resolutions.ts';
import { Day } from '#platform/web/time/day.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { ReservationDetails, Resolutions } from '../../contract.ts';
import { placeClock } from '../time/place-clock.ts';
import { Money } from './money.tsx';

/** Ends that give the deposit back, at once or later. */
const RETURNS: ReadonlySet<string> = new Set(['complete', 'no-show', 'cancel']);

interface DepositReturnProps {
  reservation: Pick<
    ReservationDetails,
    'quote' | 'paid' | 'status' | 'events' | 'timeZone' | 'endDate' | 'listing' | 'boarding'
  >;
  /** The deposit after the end; null before. */
  deposit: Resolutions['deposit'];
}

/**
 * When the deposit is or was refunded, and how much. Nothing if none was paid, and where the host
 * has claimed part of it: that is told elsewhere.
 */
export function DepositReturn({ reservation, deposit }: DepositReturnProps) {
  const { quote, paid, status, events, endDate, listing } = reservation;
  if (quote.deposit === 0 || paid === 0) return null;
  if (status === 'approved' || status === 'checked-in') {
    const Ahead = AHEAD[KINDS[listing.kind].unit];
    return (
      <p>
        <Ahead deposit={quote.deposit} endDate={endDate} />
      </p>
    );
  }
  const end = events.findLast(({ action }) => RETURNS.has(action));
  if (end === undefined) return null;
  const { deposit: kept, depositBy } = end.details;
  if (typeof kept === 'number' && typeof depositBy === 'string') {
    return <Kept amount={kept} by={depositBy} deposit={deposit} reservation={reservation} />;
  }
  const amount = Math.min(quote.deposit, Number(end.details.refund ?? 0));
  if (amount === 0 || status === 'cancelled') return null;
  return (
    <p>
      <Returned amount={amount} at={end.at} reservation={reservation} />
    </p>
  );
}

/** A deposit that was kept at the end, so that the host could claim part of it. */
function Kept({
  amount,
  by,
  deposit,
  reservation,
}: DepositReturnProps & { amount: number; by: string }) {
  if (deposit === null || deposit.toHost > 0) return null;
  if (deposit.returnsAt !== null) {
    const moment = <ReaderMoment at={by} {...placeClock(reservation)} day="with-year" />;
    return (
      <p>
        <Trans>
          The deposit of <Money amount={amount} /> is refunded on {moment}, unless the host claims
          part of it.
        </Trans>
      </p>
    );
  }
  if (deposit.left > 0) return null;
  return (
    <p>
      <Returned amount={amount} at={by} reservation={reservation} />
    </p>
  );
}

function Returned({
  amount,
  at,
  reservation,
}: Pick<DepositReturnProps, 'reservation'> & { amount: number; at: string }) {
  return (
    <Trans>
      Deposit of <Money amount={amount} /> refunded on{' '}
      <ReaderMoment at={at} {...placeClock(reservation)} day="with-year" />
    </Trans>
  );
}

/** When the deposit will be returned. */
const AHEAD: Readonly<Record<Unit, (facts: { deposit: number; endDate: string }) => ReactNode>> = {
  night: ({ deposit, endDate }) => (
    <Trans>
      The deposit of <Money amount={deposit} /> is refunded {CLAIM_HOURS} hours after the stay ends
      on <Day date={endDate} />, unless the host claims part of it for damage.
    </Trans>
  ),
  session: ({ deposit }) => (
    <Trans>
      The deposit of <Money amount={deposit} /> is refunded {CLAIM_HOURS} hours after it's over,
      unless the host claims part of it for damage.
    </Trans>
  ),
};
