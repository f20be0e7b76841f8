import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { travelSearch } from '#domain/search/travel-search.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import type { TravelTarget } from '../../contract.ts';
import { useAskedParams } from '../search/use-asked-params.ts';

/** The same search on the dates of a festival; nothing where no date of it is known. */
export function FestivalSearch({ target }: { target: TravelTarget | null }) {
  const { i18n } = useLingui();
  const params = useAskedParams();
  const dates = target?.suggestedDates ?? null;
  if (dates === null) return null;
  const days = formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'medium');
  return (
    <Link
      to="/travel"
      search={travelSearch.format(
        travelSearch.change(travelSearch.parse(params), { ...dates, vagueDates: undefined }),
      )}
      className="block min-h-11 content-center font-semibold underline underline-offset-4"
    >
      <Trans>Search {days} instead</Trans>
    </Link>
  );
}
