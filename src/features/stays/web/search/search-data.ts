import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { nightsBetween } from '#domain/dates.ts';
import { type StayDates, type StaySearch, staySearch } from '#domain/search/stay-search.ts';
import type { ListingCategory } from '#domain/vocabulary.ts';
import {
  asPage,
  datesProblemHeading,
  makeResultsLoader,
  nearLabel,
  placeLabel,
  type ResultsData,
} from '#market/search/index.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { call } from '#platform/web/api/client.ts';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { countCategories, listPins, searchStays, showCard } from '../../contract/addresses.gen.ts';
import type { StaySearchPage } from '../../contract/schemas.ts';
import { monthsLabel } from './months-label.ts';

/** Data of the results page. */
export type SearchData = ResultsData<StaySearchPage>;

/** Loads the pages of homes. */
export const homePages = makeResultsLoader({
  codec: staySearch,
  path: '/',
  texts: SHARED_TEXTS,
  calls: {
    search: async (query, signal) => asPage(await call(searchStays, { query }, { signal })),
    countCategories: (query, signal) => call(countCategories, { query }, { signal }),
    listPins: (query, signal) => call(listPins, { query }, { signal }),
    showCard: (id, query, signal) => call(showCard, { params: { id }, query }, { signal }),
  },
  loadMore: async () => ({}),
  describe(i18n, search, results, isAll) {
    if (isAll) {
      return {
        title: i18n._(msg`Homes to live and work in`),
        description: i18n._(
          msg`Co-living homes for people who work from anywhere: tested wifi, all-in prices, hosts who reply. Stay a week, a month or a year.`,
        ),
      };
    }
    const heading = searchHeading(i18n, search, results);
    return {
      title: heading,
      description: i18n._(msg`${heading}: tested wifi, all-in prices and a desk that works.`),
    };
  },
});
export const loadSearchPage = homePages.load;

/** Number of homes, with their nights and place, in one sentence. */
export function searchHeading(i18n: I18n, search: StaySearch, results: StaySearchPage): string {
  const problem = problemHeading(i18n, search, results);
  if (problem !== null) return problem;
  const homes = formatHomeCount(i18n, search, results.total);
  const place = placeLabel(search, results);
  const town = nearLabel(search, results);
  if (town !== null) return headingNear(i18n, search, homes, town);
  const nights = countNights(search.dates);
  if (search.dates?.mode === 'months') {
    const months = monthsLabel(i18n, search.dates);
    return place === null
      ? i18n._(msg`${homes} in ${months}`)
      : i18n._(msg`${homes} in ${place}, ${months}`);
  }
  if (nights !== null) {
    return place === null
      ? i18n._(msg`${homes} for ${plural(nights, { one: '# night', other: '# nights' })}`)
      : i18n._(
          msg`${homes} for ${plural(nights, { one: '# night', other: '# nights' })} in ${place}`,
        );
  }
  if (place !== null) return i18n._(msg`${homes} in ${place}`);
  if (search.bbox !== undefined) return i18n._(msg`${homes} on this part of the map`);
  return search.category === undefined ? i18n._(msg`${homes} to live and work in`) : homes;
}

/** The same for an area of the map near a town. */
function headingNear(i18n: I18n, { dates }: StaySearch, homes: string, town: string): string {
  const nights = countNights(dates);
  if (dates?.mode === 'months') {
    const months = monthsLabel(i18n, dates);
    return i18n._(msg`${homes} near ${town}, ${months}`);
  }
  return nights === null
    ? i18n._(msg`${homes} near ${town}`)
    : i18n._(
        msg`${homes} for ${plural(nights, { one: '# night', other: '# nights' })} near ${town}`,
      );
}

/** Count of the matches: of homes, or of the current category by its own name. */
function formatHomeCount(i18n: I18n, { category }: StaySearch, count: number): string {
  return i18n._(
    category === undefined
      ? msg`${plural(count, { one: '# home', other: '# homes' })}`
      : CATEGORY_COUNTS[category](count),
  );
}

const CATEGORY_COUNTS: Readonly<Record<ListingCategory, (count: number) => MessageDescriptor>> = {
  Van: (count) => msg`${plural(count, { one: '# van', other: '# vans' })}`,
  Home: (count) => msg`${plural(count, { one: '# house or flat', other: '# houses and flats' })}`,
  Mansion: (count) => msg`${plural(count, { one: '# mansion', other: '# mansions' })}`,
  Houseboat: (count) => msg`${plural(count, { one: '# houseboat', other: '# houseboats' })}`,
  MultiStory: (count) => msg`${plural(count, { one: '# townhouse', other: '# townhouses' })}`,
  Minka: (count) => msg`${plural(count, { one: '# minka', other: '# minkas' })}`,
  Cottage: (count) => msg`${plural(count, { one: '# cottage', other: '# cottages' })}`,
  Modern: (count) => msg`${plural(count, { one: '# modern home', other: '# modern homes' })}`,
  Cabin: (count) => msg`${plural(count, { one: '# cabin', other: '# cabins' })}`,
  Camp: (count) => msg`${plural(count, { one: '# camp', other: '# camps' })}`,
  Loft: (count) => msg`${plural(count, { one: '# loft', other: '# lofts' })}`,
  Building: (count) =>
    msg`${plural(count, { one: '# co-living house', other: '# co-living houses' })}`,
  Village: (count) => msg`${plural(count, { one: '# village home', other: '# village homes' })}`,
  Resort: (count) => msg`${plural(count, { one: '# resort', other: '# resorts' })}`,
};

/** States why the dates can't match anywhere; null for valid dates. */
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

function countNights(dates: StayDates | undefined): number | null {
  if (dates?.mode === 'exact') return nightsBetween(dates.startDate, dates.endDate);
  return dates?.mode === 'flexible' ? dates.nights : null;
}
