import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { addDays, monthRange } from '#domain/dates.ts';
import {
  activeFilters,
  type StayDates,
  type StayFilter,
  type StaySearch,
} from '#domain/search/stay-search.ts';
import { DURATION_NIGHTS } from '#domain/stay-pricing.ts';
import type { Occupancy } from '#domain/vocabulary.ts';
import {
  AMENITIES,
  averageAgeChip,
  countryByCode,
  EVENT_TYPES,
  LISTING_CATEGORY_ENTRIES,
  OCCUPANCY_ENTRIES,
  priceChip,
  residentsChip,
} from '#features/catalogues/index.server.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { Units } from '#platform/i18n/preferences.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readerPreferences } from '#platform/server/i18n/reader-preferences.ts';
import type { Translator } from '#platform/server/services.ts';

/** An active filter as a person reads it. */
export interface FilterChip {
  readonly key: string;
  readonly value: string | null;
  readonly label: string;
}

const LIST_LABELS: ReadonlyMap<string, MessageDescriptor> = new Map(
  [...AMENITIES, ...EVENT_TYPES].map(({ id, label }) => [id, label]),
);

/** The active filters with their labels, in the order of the search. */
export function filterChips(
  search: StaySearch,
  { translate, headers, now }: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
): FilterChip[] {
  const { units } = readerPreferences(headers);
  return activeFilters(search).map((filter) => ({
    key: filter.key,
    value: filter.value ?? null,
    label: filterLabel(filter, search, { translate, units, now }),
  }));
}

interface ChipContext {
  readonly translate: Translator;
  readonly units: Units;
  readonly now: Temporal.Instant;
}

function filterLabel(
  { key, value = '' }: StayFilter,
  search: StaySearch,
  { translate, units, now }: ChipContext,
): string {
  const count = Number(value);
  switch (key) {
    case 'locationValue':
      return countryByCode(value, translate.locale)?.label ?? value;
    case 'address':
      return value;
    case 'position': {
      const distance = formatDistance(search.radiusKm ?? 0, translate.locale, units);
      return translate(msg`Within ${distance}`);
    }
    case 'bbox':
      return translate(msg`Map area`);
    case 'dates':
      return search.dates ? datesLabel(search.dates, translate, now) : '';
    case 'price':
      return priceLabel(search, translate);
    case 'guestCount':
      return translate(msg`${plural(count, { one: '# guest', other: '# guests' })}`);
    case 'roomCount':
      return translate(msg`${plural(count, { one: '# room', other: '# rooms' })}`);
    case 'bathroomCount':
      return translate(msg`${plural(count, { one: '# bathroom', other: '# bathrooms' })}`);
    case 'residentCount':
      return translate(residentsChip(count));
    case 'averageAge':
      return translate(averageAgeChip(count));
    case 'category':
      return search.category ? translate(LISTING_CATEGORY_ENTRIES[search.category].label) : value;
    case 'occupancy':
      return translate(OCCUPANCY_ENTRIES[value as Occupancy].label);
    case 'amenity':
    case 'event': {
      const label = LIST_LABELS.get(value);
      return label === undefined ? value : translate(label);
    }
  }
}

/** The prices as they were typed, else as the cards quote theirs (spec 1 §2.2). */
function priceLabel(
  { minPrice, maxPrice, priceSpan, pricingDuration }: StaySearch,
  translate: Translator,
): string {
  const nights = priceSpan === undefined ? DURATION_NIGHTS[pricingDuration] : 1;
  const cents = (dollars: number | undefined): number | undefined =>
    dollars === undefined ? undefined : dollars * nights * 100;
  return priceChip(
    { least: cents(minPrice), most: cents(maxPrice), span: priceSpan ?? pricingDuration },
    translate.locale,
    translate,
  );
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Dates in words; those that aren't all of this year say their year. */
function datesLabel(dates: StayDates, translate: Translator, now: Temporal.Instant): string {
  const thisYear = now.toString().slice(0, 4);
  const isThisYear = (...days: readonly string[]): boolean =>
    days.every((date) => date.startsWith(thisYear));
  const dayOf = (...days: readonly string[]): Intl.DateTimeFormat =>
    dateFormat(translate.locale, isThisYear(...days) ? DAY : { ...DAY, year: 'numeric' });
  switch (dates.mode) {
    case 'exact':
      return dayOf(dates.startDate, dates.endDate).formatRange(
        noon(dates.startDate),
        noon(dates.endDate),
      );
    case 'flexible': {
      const { nights, flexibility } = dates;
      const base = dayOf(dates.baseDate).format(noon(dates.baseDate));
      return translate(
        msg`${plural(nights, { one: '# night', other: '# nights' })} around ${base} (± ${flexibility} days)`,
      );
    }
    case 'months': {
      const last = addDays(monthRange(dates.endMonth).end, -1);
      return dateFormat(translate.locale, MONTH).formatRange(
        noon(`${dates.startMonth}-01`),
        noon(last),
      );
    }
  }
}

function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
