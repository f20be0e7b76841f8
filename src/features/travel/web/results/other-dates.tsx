import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DateText } from '#domain/dates.ts';
import { withChange } from '#domain/search/stay-search.ts';
import { travelSearch } from '#domain/search/travel-search.ts';
import { tripSearch } from '#domain/search/trip-search.ts';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
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
  const { flights, homes } = useUrlSearch(tripSearch);
  const days = formatFlightDays(i18n, startDate, endDate);
  return (
    <Link
      to="/travel"
      search={tripSearch.format({
        flights: travelSearch.change(flights, { startDate, endDate: endDate ?? undefined }),
        homes: withChange(homes, { dates: undefined }),
      })}
      className="block min-h-11 content-center font-semibold underline underline-offset-4"
    >
      <Trans>Search {days} instead</Trans>
    </Link>
  );
}
