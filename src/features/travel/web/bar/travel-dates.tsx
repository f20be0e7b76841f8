import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { addDays } from '#domain/dates.ts';
import { MAX_DAYS_AHEAD } from '#domain/flights.ts';
import { openRules, RangeCalendar } from '#market/calendar/late.web.ts';
import { flightDates } from '../search/flight-question.ts';
import type { BarControl } from './bar-control.ts';
import { withSearch } from './travel-draft.ts';

/** Departure and return date; without the second, the trip is one-way. */
export function TravelDates({ control: { draft, today, change } }: { control: BarControl }) {
  const { t } = useLingui();
  const rules = useMemo(
    () => ({
      ...openRules(today),
      until: addDays(today, MAX_DAYS_AHEAD),
      allowsSameDay: true,
    }),
    [today],
  );
  const { startDate, endDate } = flightDates(draft.search, today);
  const isOneWay = draft.search.type !== 'all';
  return (
    <fieldset aria-label={t`Flight dates`} className="min-w-0">
      <RangeCalendar
        rules={rules}
        choice={{ start: startDate, end: endDate ?? null }}
        onChange={({ start, end }) =>
          change(withSearch(draft, { startDate: start ?? undefined, endDate: end ?? undefined }))
        }
        twoMonthsLabel={<Trans>Show two months</Trans>}
        ask={{
          start: <Trans>Choose when you fly out.</Trans>,
          end: <Trans>Choose when you fly back, or leave it open for one way.</Trans>,
        }}
      />
      {isOneWay ? (
        <p className="mt-1 rounded-xl bg-sunken px-4 py-2.5 text-sm">
          <Trans>
            One way: with only destinations or only festivals chosen, we search for the flight
            there. Choose “All” to include the flight back.
          </Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
