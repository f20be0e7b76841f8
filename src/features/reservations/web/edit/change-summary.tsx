import { Trans } from '@lingui/react/macro';
import { PERIOD_NIGHTS } from '#domain/release-schedule.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { PriceLines } from '#market/booking/index.web.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { hasSchedule } from '../money/next-instalment.ts';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { DifferenceText } from './difference-text.tsx';
import type { PlannedPayment } from './paid-of-each.ts';
import { ScheduleChange } from './schedule-change.tsx';

/** Old and new dates with the new price and the difference. */
export function ChangeSummary({
  reservation,
  startDate,
  endDate,
  answer,
}: {
  reservation: ReservationDetails;
  startDate: string;
  endDate: string;
  answer: NightsQuote;
}) {
  const { host, status, total } = reservation;
  const { quote } = answer;
  const payments = listPayments(answer);
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
            <BoardingLines nights={{ boarding: answer.boarding ?? null, startDate, endDate }} />
            <span className="block">
              <Money amount={quote.total} />
            </span>
          </dd>
        </div>
      </dl>
      <p className="font-semibold text-lg">
        <DifferenceText difference={difference} />
      </p>
      {hasSchedule(reservation) && payments !== null ? (
        <>
          <ScheduleChange
            before={reservation}
            after={{ startDate, instalments: payments }}
            paid={reservation.paid - reservation.refunded}
          />
          <FoldOut title={<Trans>Price</Trans>}>
            <PriceLines quote={quote} />
          </FoldOut>
        </>
      ) : (
        <PriceLines quote={quote} />
      )}
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

/**
 * The payments by the month on other dates: of nights that are too few for it, one of all. Null where
 * the host no longer offers it, since then the price has no schedule until the change is asked for.
 */
function listPayments({
  quote,
  monthly,
}: Pick<NightsQuote, 'quote' | 'monthly'>): readonly PlannedPayment[] | null {
  if (monthly) return monthly.instalments;
  return quote.nights > PERIOD_NIGHTS ? null : [{ number: 1, dueAt: null, amount: quote.total }];
}
