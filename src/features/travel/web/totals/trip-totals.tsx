import { Plural, Trans } from '@lingui/react/macro';
import { addDays } from '#domain/dates.ts';
import type { TravelSearch } from '#domain/search/travel-search.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { AskAgain } from '../search/ask-again.tsx';
import type { FlightQuestion } from '../search/flight-question.ts';
import { flightDates } from '../search/flight-question.ts';
import { TotalsTable } from './totals-table.tsx';
import { useTripTotals } from './use-trip-totals.ts';

/** Each place as one monthly cost: flight and home together, the least expensive first. */
export function TripTotals({
  question,
  search,
}: {
  question: FlightQuestion;
  search: TravelSearch;
}) {
  const { origin, targets, departureDate: startDate, adults, travelClass } = question;
  const { endDate } = flightDates(search, startDate);
  const { state, retry } = useTripTotals({
    origin,
    targets: [...targets],
    startDate,
    // Who flies one way for good is shown the first month there.
    endDate: endDate === undefined || endDate <= startDate ? addDays(startDate, 30) : endDate,
    passengers: adults,
    ...(search.guestCount === undefined ? {} : { guests: search.guestCount }),
    travelClass,
    type: search.type,
  });
  return (
    <div className="mt-10">
      <Section
        title={<Trans>What a month there costs</Trans>}
        about={
          state.kind === 'ready' ? (
            <Trans>
              Flights and a home for thirty nights, worked out from the prices of your{' '}
              <Plural value={state.totals.nights} one="# night" other="# nights" />. Press a figure
              to see where it comes from.
            </Trans>
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
        {state.kind === 'ready' ? <TotalsTable totals={state.totals} /> : null}
      </Section>
    </div>
  );
}
