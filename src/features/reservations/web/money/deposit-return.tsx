import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { Day } from '#platform/web/time/day.tsx';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { placeClock } from '../time/place-clock.ts';
import { Money } from './money.tsx';

/** Ends that give the deposit back. */
const RETURNS: ReadonlySet<string> = new Set(['complete', 'no-show']);

/** When the deposit is or was refunded, and how much; nothing if none was paid. */
export function DepositReturn({
  reservation,
}: {
  reservation: Pick<
    ReservationDetails,
    'quote' | 'paid' | 'status' | 'events' | 'timeZone' | 'endDate' | 'listing' | 'boarding'
  >;
}) {
  const { quote, paid, status, events, endDate, listing } = reservation;
  const { deposit } = quote;
  if (deposit === 0 || paid === 0) return null;
  const end = events.findLast(({ action }) => RETURNS.has(action));
  if (end !== undefined) {
    const amount = Math.min(deposit, Number(end.details.refund ?? 0));
    if (amount === 0) return null;
    return (
      <p>
        <Trans>
          Deposit of <Money amount={amount} /> returned on{' '}
          <ReaderMoment at={end.at} {...placeClock(reservation)} day="with-year" />
        </Trans>
      </p>
    );
  }
  if (status !== 'approved' && status !== 'checked-in') return null;
  const Ahead = AHEAD[KINDS[listing.kind].unit];
  return (
    <p>
      <Ahead deposit={deposit} endDate={endDate} />
    </p>
  );
}

/** When the deposit will be returned. */
const AHEAD: Readonly<Record<Unit, (facts: { deposit: number; endDate: string }) => ReactNode>> = {
  night: ({ deposit, endDate }) => (
    <Trans>
      The deposit of <Money amount={deposit} /> is returned when the stay is over, on{' '}
      <Day date={endDate} />.
    </Trans>
  ),
  session: ({ deposit }) => (
    <Trans>
      The deposit of <Money amount={deposit} /> is returned once it is over.
    </Trans>
  ),
};
