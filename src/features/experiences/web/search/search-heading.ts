import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { datesProblemHeading, placeLabel } from '#market/search/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import type { ExperienceSearchPage } from '../../contract.ts';

type Found = Pick<ExperienceSearchPage, 'total' | 'place' | 'datesProblem'>;

/** Number, place and dates of the results, in one sentence. */
export function searchHeading(i18n: I18n, search: ExperienceSearch, results: Found): string {
  const { total: count } = results;
  const place = placeLabel(search, results);
  if (search.dates !== undefined) return datesHeading(i18n, search.dates, results, place);
  if (search.when !== undefined) return daysHeading(i18n, search.when, count, place);
  if (place !== null) {
    return i18n._(
      msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place}`,
    );
  }
  return search.bbox === undefined
    ? i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} to join`,
      )
    : i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} on this part of the map`,
      );
}

function datesHeading(
  i18n: I18n,
  { startDate, endDate }: NonNullable<ExperienceSearch['dates']>,
  results: Found,
  place: string | null,
): string {
  const { total: count } = results;
  const span = formatDayRange(startDate, endDate, i18n.locale, 'medium');
  const problem = datesProblemHeading(i18n, results, span);
  if (problem !== null) return problem;
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const start = formatDay(startDate, i18n.locale, isOneYear ? 'dayAndMonth' : 'long');
  const end = formatDay(endDate, i18n.locale, 'long');
  return place === null
    ? i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} between ${start} and ${end}`,
      )
    : i18n._(
        msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} between ${start} and ${end}`,
      );
}

function daysHeading(
  i18n: I18n,
  when: NonNullable<ExperienceSearch['when']>,
  count: number,
  place: string | null,
): string {
  switch (when) {
    case 'today':
      return place === null
        ? i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} today`,
          )
        : i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} today`,
          );
    case 'tomorrow':
      return place === null
        ? i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} tomorrow`,
          )
        : i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} tomorrow`,
          );
    case 'weekend':
      return place === null
        ? i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} this weekend`,
          )
        : i18n._(
            msg`${plural(count, { 0: 'No experiences', one: '# experience', other: '# experiences' })} in ${place} this weekend`,
          );
  }
}
