import { removeFilter, type StayFilterKey, type StaySearch, withChange } from './stay-search.ts';

/** A filter as an answer names it, by its parameter and, of a list, by its value. */
export interface NamedFilter {
  readonly key: string;
  readonly value: string | null;
}

/** Country, address, position and box say where together, so they come and go as one. */
const PLACE_KEYS: ReadonlySet<string> = new Set<StayFilterKey>([
  'locationValue',
  'address',
  'position',
  'bbox',
]);

/** Whether a filter is one of those that say where. */
export function saysWhere({ key }: Pick<NamedFilter, 'key'>): boolean {
  return PLACE_KEYS.has(key);
}

/** The search without any place, back on page 1. */
export function withoutPlace(search: StaySearch): StaySearch {
  return withChange(search, {
    locationValue: undefined,
    address: undefined,
    latitude: undefined,
    longitude: undefined,
    radiusKm: undefined,
    bbox: undefined,
  });
}

/** The search without some of its filters, back on page 1; one that says where takes all that do. */
export function withoutFilters(search: StaySearch, filters: readonly NamedFilter[]): StaySearch {
  return filters.reduce(
    (left, { key, value }) =>
      saysWhere({ key })
        ? withoutPlace(left)
        : removeFilter(left, {
            key: key as StayFilterKey,
            ...(value === null ? {} : { value }),
          }),
    search,
  );
}
