import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { addDays, monthRange } from '#domain/dates.ts';
import type { StayDates } from '#domain/search/stay-dates.ts';
import type { Occupancy } from '#domain/vocabulary.ts';
import {
  AMENITIES,
  countryByCode,
  EVENT_TYPES,
  OCCUPANCY_ENTRIES,
  verifiedHostChip,
} from '#features/catalogues/index.server.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { readerPreferences } from '#platform/server/i18n/translators.ts';
import type { Translator } from '#platform/server/services.ts';

/** An active filter with its label. */
export interface FilterChip {
  readonly key: string;
  readonly value: string | null;
  readonly label: string;
}

const LIST_LABELS: ReadonlyMap<string, MessageDescriptor> = new Map(
  [...AMENITIES, ...EVENT_TYPES].map(({ id, label }) => [id, label]),
);

/** Fields of a search that the labels of its filters need besides their values. */
interface LabelledSearch {
  readonly radiusKm?: number;
  readonly dates?: StayDates;
}

/**
 * The label of a filter that searches of several kinds have.
 *
 * @returns null for one that a kind has to label itself
 */
export function commonFilterLabel(
  { key, value = '' }: { readonly key: string; readonly value?: string },
  search: LabelledSearch,
  { translate, headers, now }: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
): string | null {
  const count = Number(value);
  switch (key) {
    case 'locationValue':
      return countryByCode(value, translate.locale)?.label ?? value;
    case 'address':
      return value;
    case 'position': {
      const { units } = readerPreferences(headers);
      const distance = formatDistance(search.radiusKm ?? 0, translate.locale, units);
      return translate(msg`Within ${distance}`);
    }
    case 'bbox':
      return translate(msg`Map area`);
    case 'dates':
      return search.dates ? datesLabel(search.dates, translate, now) : '';
    case 'guestCount':
      return translate(msg`${plural(count, { one: '# guest', other: '# guests' })}`);
    case 'roomCount':
      return translate(msg`${plural(count, { one: '# room', other: '# rooms' })}`);
    case 'bathroomCount':
      return translate(msg`${plural(count, { one: '# bathroom', other: '# bathrooms' })}`);
    case 'hostVerified':
      return translate(verifiedHostChip());
    case 'occupancy':
      return translate(OCCUPANCY_ENTRIES[value as Occupancy].label);
    case 'amenity':
    case 'event': {
      const label = LIST_LABELS.get(value);
      return label === undefined ? value : translate(label);
    }
    default:
      return null;
  }
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Dates as text; those not entirely in this year include the year. */
function datesLabel(dates: StayDates, translate: Translator, now: Temporal.Instant): string {
  const thisYear = now.toString().slice(0, 4);
  const isThisYear = (...days: readonly string[]): boolean =>
    days.every((date) => date.startsWith(thisYear));
  const dayFormatFor = (...days: readonly string[]): Intl.DateTimeFormat =>
    dateFormat(translate.locale, isThisYear(...days) ? DAY : { ...DAY, year: 'numeric' });
  switch (dates.mode) {
    case 'exact':
      return dayFormatFor(dates.startDate, dates.endDate).formatRange(
        noon(dates.startDate),
        noon(dates.endDate),
      );
    case 'flexible': {
      const { nights, flexibility } = dates;
      const base = dayFormatFor(dates.baseDate).format(noon(dates.baseDate));
      return translate(
        msg`${plural(nights, { one: '# night', other: '# nights' })} around ${base} (± ${flexibility} days)`,
      );
    }
    case 'months': {
      const last = addDays(monthRange(dates.endMonth).end, -1);
      const months = dateFormat(translate.locale, MONTH).formatRange(
        noon(`${dates.startMonth}-01`),
        noon(last),
      );
      const { stayMonths = 1 } = dates;
      return stayMonths === 1
        ? months
        : translate(msg`${plural(stayMonths, { one: '# month', other: '# months' })}, ${months}`);
    }
  }
}

function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
