import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DateText } from '#domain/dates.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { useAskedParams } from '../search/use-asked-params.ts';
import { formatFlightDays } from './format-trip.ts';

/** A link to the same search on other, exact dates. */
export function OtherDates({
  startDate,
  endDate,
}: {
  startDate: DateText;
  /** Null for a one-way flight. */
  endDate: DateText | null;
}) {
  const { i18n } = useLingui();
  const params = useAskedParams();
  const days = formatFlightDays(i18n, startDate, endDate);
  return (
    <Link
      to="/travel"
      search={travelSearch.format(
        travelSearch.change(travelSearch.parse(params), {
          startDate,
          endDate: endDate ?? undefined,
          vagueDates: undefined,
        }),
      )}
      className="block min-h-11 content-center font-semibold underline underline-offset-4"
    >
      <Trans>Search {days} instead</Trans>
    </Link>
  );
}
