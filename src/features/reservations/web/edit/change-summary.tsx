import { Trans } from '@lingui/react/macro';
import type { Quote, ShownBoarding } from '#market/booking/contract.ts';
import { PriceLines } from '#market/booking/late.web.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { DifferenceText } from './difference-text.tsx';

/** Old and new dates with the new price and what differs. */
export function ChangeSummary({
  reservation,
  startDate,
  endDate,
  boarding,
  quote,
}: {
  reservation: ReservationDetails;
  startDate: string;
  endDate: string;
  /** Where the guest would board and leave then. */
  boarding: ShownBoarding | null;
  quote: Quote;
}) {
  const { host, status, total } = reservation;
  const difference = quote.total - total;
  return (
    <div className="grid gap-6">
      <dl className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-xl bg-sunken px-4 py-3">
          <dt className="text-soft text-sm">
            <Trans>Current dates</Trans>
          </dt>
          <dd>
            <DayRange start={reservation.startDate} end={reservation.endDate} />
            <BoardingLines nights={reservation} />
            <span className="block text-soft">
              <Money amount={total} />
            </span>
          </dd>
        </div>
        <div className="rounded-xl bg-ember-tint px-4 py-3">
          <dt className="text-sm">
            <Trans>New dates</Trans>
          </dt>
          <dd className="font-semibold">
            <DayRange start={startDate} end={endDate} />
            <BoardingLines nights={{ boarding, startDate, endDate }} />
            <span className="block">
              <Money amount={quote.total} />
            </span>
          </dd>
        </div>
      </dl>
      <p className="font-semibold text-lg">
        <DifferenceText difference={difference} />
      </p>
      <PriceLines quote={quote} />
      <p className="text-soft">
        {status === 'approved' ? (
          <Trans>
            It's up to {host.name}. Until then, you keep your current dates, and nothing is charged
            or refunded.
          </Trans>
        ) : (
          <Trans>
            The new dates replace the old ones right away. You won't be charged until {host.name}{' '}
            approves.
          </Trans>
        )}
      </p>
    </div>
  );
}
