import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { nightsBetween } from '#domain/dates.ts';
import type { StayDates, StaySearch } from '#domain/search/stay-search.ts';
import { placeLabel } from '#features/listings/index.web.ts';
import { datesProblemHeading } from '#features/listings/results-data.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { StaySearchPage } from '../../contract.ts';
import { monthsLabel } from './months-label.ts';

/** How many homes there are, for how long and where, in one sentence. */
export function searchHeading(i18n: I18n, search: StaySearch, results: StaySearchPage): string {
  const { total: count } = results;
  const problem = problemHeading(i18n, search, results);
  if (problem !== null) return problem;
  const place = placeLabel(search, results);
  const nights = nightsOf(search.dates);
  if (search.dates?.mode === 'months') {
    const months = monthsLabel(i18n, search.dates);
    return place === null
      ? i18n._(msg`${plural(count, { one: '# home', other: '# homes' })} in ${months}`)
      : i18n._(msg`${plural(count, { one: '# home', other: '# homes' })} in ${place}, ${months}`);
  }
  if (nights !== null) {
    return place === null
      ? i18n._(
          msg`${plural(count, { one: '# home', other: '# homes' })} for ${plural(nights, { one: '# night', other: '# nights' })}`,
        )
      : i18n._(
          msg`${plural(count, { one: '# home', other: '# homes' })} for ${plural(nights, { one: '# night', other: '# nights' })} in ${place}`,
        );
  }
  if (place !== null) {
    return i18n._(msg`${plural(count, { one: '# home', other: '# homes' })} in ${place}`);
  }
  return search.bbox === undefined
    ? i18n._(msg`${plural(count, { one: '# home', other: '# homes' })} to live and work in`)
    : i18n._(msg`${plural(count, { one: '# home', other: '# homes' })} on this part of the map`);
}

/** What is wrong with dates that find nothing anywhere; null where nothing is. */
function problemHeading(i18n: I18n, { dates }: StaySearch, results: StaySearchPage): string | null {
  if (dates === undefined) return null;
  const span = datesWithYear(i18n, dates);
  return datesProblemHeading(i18n, results, span, msg`This stay is too long: ${span}`);
}

function datesWithYear(i18n: I18n, dates: StayDates): string {
  if (dates.mode === 'months') return monthsLabel(i18n, dates);
  const format = dateFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return dates.mode === 'flexible'
    ? format.format(Date.parse(dates.baseDate))
    : evenSpaces(format.formatRange(Date.parse(dates.startDate), Date.parse(dates.endDate)));
}

function nightsOf(dates: StayDates | undefined): number | null {
  if (dates?.mode === 'exact') return nightsBetween(dates.startDate, dates.endDate);
  return dates?.mode === 'flexible' ? dates.nights : null;
}
