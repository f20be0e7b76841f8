import { Plural, Trans } from '@lingui/react/macro';
import { addDays, type DateText } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/flights.ts';
import type { TravelSearch } from '#domain/search/travel-search.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import { MONTH_NIGHTS } from '#domain/trip-total.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { TripTotals as Totals, TravelTarget } from '../../contract.ts';
import { useIsOver } from '../results/use-is-over.ts';
import { AskAgain } from '../search/ask-again.tsx';
import { type FlightQuestion, flightDates } from '../search/flight-search.ts';

import { TotalsTable } from './totals-table.tsx';
import { useTripTotals } from './use-trip-totals.ts';

export interface TripTotalsProps {
  question: FlightQuestion;
  search: TripSearch;
  chosen: readonly TravelTarget[];
  /** The reader's day. */
  today: DateText;
}

/** Each place as one monthly cost: flight and home together, the least expensive first. */
export function TripTotals({
  question,
  search: { flights, homes },
  chosen,
  today,
}: TripTotalsProps) {
  const { origin, targets, adults, travelClass } = question;
  const { isAssumed, ...dates } = totalDates(flights, today);
  const { state, retry } = useTripTotals({
    origin,
    targets: [...targets],
    ...dates,
    passengers: adults,
    ...(homes.guestCount === undefined ? {} : { guests: homes.guestCount }),
    travelClass,
    type: flights.type,
  });
  return (
    <div className="mt-6">
      <Section
        title={<Trans>What a month there costs</Trans>}
        about={
          state.kind === 'ready' ? (
            isAssumed ? (
              <Trans>
                You haven't chosen a later day to fly back, so this counts{' '}
                <Plural value={state.totals.nights} one="# night" other="# nights" /> there. Press a
                figure to see where it comes from.
              </Trans>
            ) : (
              <Trans>
                Flights and a home for thirty nights, worked out from the prices of your{' '}
                <Plural value={state.totals.nights} one="# night" other="# nights" />. Press a
                figure to see where it comes from.
              </Trans>
            )
          ) : null
        }
      >
        {state.kind === 'loading' ? (
          <div aria-busy="true" className="grid gap-3">
            <p role="status" className="text-soft">
              <Trans>Adding up flights and homes…</Trans>
            </p>
            <div className="h-48 animate-pulse rounded-card bg-sunken" />
          </div>
        ) : null}
        {state.kind === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-soft">
              {state.isLimit ? (
                <Trans>You've compared places a lot in a short time.</Trans>
              ) : (
                <Trans>We couldn't add up what these places cost.</Trans>
              )}
            </p>
            <AskAgain retryAt={state.retryAt} onRetry={retry} />
          </div>
        ) : null}
        {state.kind === 'ready' ? (
          <Current totals={state.totals} chosen={chosen} onAskAgain={retry} />
        ) : null}
      </Section>
    </div>
  );
}

/** The table while its flights' prices are valid, afterwards a button to refresh them. */
function Current({
  totals,
  chosen,
  onAskAgain,
}: {
  totals: Totals;
  chosen: readonly TravelTarget[];
  onAskAgain(): void;
}) {
  const isOver = useIsOver(totals.expiresAt);
  return (
    <>
      <TotalsTable totals={totals} chosen={chosen} isOver={isOver} />
      {isOver ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p role="status" className="font-semibold">
            {totals.source === 'estimate' ? (
              <Trans>The flight prices in this table are no longer up to date.</Trans>
            ) : (
              <Trans>The flight prices in this table have expired.</Trans>
            )}
          </p>
          <Button look="secondary" onClick={onAskAgain}>
            <Trans>Compare again</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The nights that places are compared by. */
interface TotalDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  /**
   * Whether the dates are a default: without a later return date, the first month there is shown.
   */
  readonly isAssumed: boolean;
}

/** @param today the reader's; no flight is sold beyond the days that airlines plan from it */
export function totalDates(
  search: Pick<TravelSearch, 'startDate' | 'endDate'>,
  today: DateText,
): TotalDates {
  const { startDate, endDate } = flightDates(search, today);
  if (endDate !== undefined && endDate > startDate) return { startDate, endDate, isAssumed: false };
  const month = addDays(startDate, MONTH_NIGHTS);
  // One day less, since it may be a day earlier at the origin.
  const last = addDays(today, MAX_DAYS_AHEAD - 1);
  const until = month < last ? month : last;
  return { startDate, endDate: until > startDate ? until : startDate, isAssumed: true };
}
