import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NamedFilter } from '#domain/search/define-search.ts';
import { removeFilter, type StaySearch, withChange } from '#domain/search/stay-search.ts';
import { OFFERED_MBPS } from '#domain/wifi-speed.ts';
import { OCCUPANCY_LABELS, wifiChip } from '#features/catalogues/index.web.ts';

/** A low price of a home to work in, in dollars per month. */
const LOW_MONTH_DOLLARS = 1500;

/** A filter that takes one click. */
export interface QuickFilter {
  readonly id: string;
  label(number: (value: number) => string, dollars: (value: number) => string): MessageDescriptor;
  /** As in chips. */
  readonly filter: NamedFilter;
  isOn(search: StaySearch): boolean;
  turnOn(search: StaySearch): StaySearch;
}

/** The filters that remote workers use most, in that order. */
export const QUICK_FILTERS: readonly QuickFilter[] = [
  ...OFFERED_MBPS.map(wifiFilter),
  {
    id: 'entire-place',
    label: () => OCCUPANCY_LABELS['entire-place'],
    filter: { key: 'occupancy', value: 'entire-place' },
    isOn: ({ occupancy }) => occupancy === 'entire-place',
    turnOn: (search) => withChange(search, { occupancy: 'entire-place' }),
  },
  amenityFilter('long-desk-by-the-window', msg`Desk`),
  amenityFilter('dedicated-coworking', msg`Coworking`),
  amenityFilter('pet-friendly', msg`Pets`),
  {
    id: 'low-price',
    label(_, dollars) {
      const amount = dollars(LOW_MONTH_DOLLARS);
      return msg`Under ${amount} a month`;
    },
    filter: { key: 'price', value: null },
    isOn: ({ minPrice, maxPrice, priceSpan }) =>
      minPrice === undefined && maxPrice === LOW_MONTH_DOLLARS && priceSpan === 'month',
    turnOn: (search) =>
      withChange(search, {
        minPrice: undefined,
        maxPrice: LOW_MONTH_DOLLARS,
        priceSpan: 'month',
      }),
  },
];

function wifiFilter(mbps: number): QuickFilter {
  return {
    id: `wifi-${mbps}`,
    label: (number) => wifiChip(number(mbps)),
    filter: { key: 'minMbps', value: String(mbps) },
    isOn: ({ minMbps }) => minMbps === mbps,
    turnOn: (search) => withChange(search, { minMbps: mbps }),
  };
}

function amenityFilter(id: string, label: MessageDescriptor): QuickFilter {
  return {
    id,
    label: () => label,
    filter: { key: 'amenity', value: id },
    isOn: ({ amenity }) => amenity.includes(id),
    turnOn: (search) => withChange(search, { amenity: [...search.amenity, id] }),
  };
}

/** The search after a click: with the filter, or without it where it is on. */
export function toggleFilter(quick: QuickFilter, search: StaySearch): StaySearch {
  if (!quick.isOn(search)) return quick.turnOn(search);
  const { key, value } = quick.filter;
  return removeFilter(search, {
    key: key as Parameters<typeof removeFilter>[1]['key'],
    ...(value === null ? {} : { value }),
  });
}

/** Whether the row of quick filters already shows that a filter is on. */
export function isQuickFilter(search: StaySearch, { key, value }: NamedFilter): boolean {
  return QUICK_FILTERS.some(
    ({ filter, isOn }) =>
      filter.key === key && (filter.value === null || filter.value === value) && isOn(search),
  );
}
