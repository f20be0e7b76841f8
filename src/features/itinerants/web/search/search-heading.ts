import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { datesProblemHeading, placeLabel } from '#market/search/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import type { ItinerantSearchPage } from '../../contract.ts';

/** Number, place and dates of the results, in one sentence. */
export function searchHeading(
  i18n: I18n,
  search: ItinerantSearch,
  results: Pick<ItinerantSearchPage, 'total' | 'place' | 'datesProblem'>,
): string {
  const { total: count } = results;
  const place = placeLabel(search, results);
  const { dates } = search;
  if (dates !== undefined) {
    const span = formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'medium');
    const problem = datesProblemHeading(i18n, results, span);
    if (problem !== null) return problem;
    const isOneYear = dates.startDate.slice(0, 4) === dates.endDate.slice(0, 4);
    const start = formatDay(dates.startDate, i18n.locale, isOneYear ? 'dayAndMonth' : 'long');
    const end = formatDay(dates.endDate, i18n.locale, 'long');
    return place === null
      ? i18n._(
          msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} between ${start} and ${end}`,
        )
      : i18n._(
          msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} in ${place} between ${start} and ${end}`,
        );
  }
  if (place !== null) {
    return i18n._(
      msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} in ${place}`,
    );
  }
  return search.bbox === undefined
    ? i18n._(
        msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} to join`,
      )
    : i18n._(
        msg`${plural(count, { 0: 'No itinerants', one: '# itinerant', other: '# itinerants' })} on this part of the map`,
      );
}
