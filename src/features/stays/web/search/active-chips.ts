import {
  removeFilter,
  type StayFilterKey,
  type StaySearch,
  withChange,
} from '#domain/search/stay-search.ts';
import type { StaySearchPage } from '../../contract.ts';
import { placeLabel } from './search-heading.ts';

type ServerChip = StaySearchPage['chips'][number];

/** A filter that is on, and the search without it. */
export interface ActiveChip {
  readonly key: string;
  readonly label: string;
  readonly without: StaySearch;
}

const PLACE_KEYS: ReadonlySet<string> = new Set(['locationValue', 'address', 'position', 'bbox']);

/** The search without any place. */
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

/**
 * The chips as shown. Country, address, position and box say where together, so they are one chip,
 * called by its place.
 */
export function activeChips(search: StaySearch, results: StaySearchPage): ActiveChip[] {
  const place = results.chips.filter(({ key }) => PLACE_KEYS.has(key));
  const first = place[0];
  const placeChip: ActiveChip[] =
    first === undefined
      ? []
      : [
          {
            key: 'place',
            label: placeLabel(search, results) ?? first.label,
            without: withoutPlace(search),
          },
        ];
  const others = results.chips
    .filter(({ key }) => !PLACE_KEYS.has(key))
    .map((chip) => ({
      key: `${chip.key} ${chip.value ?? ''}`,
      label: chip.label,
      without: withoutFilter(search, chip),
    }));
  return [...placeChip, ...others];
}

/** The search without the filter a chip or a way out names. */
export function withoutFilter(search: StaySearch, { key, value }: Omit<ServerChip, 'label'>) {
  if (PLACE_KEYS.has(key)) return withoutPlace(search);
  return removeFilter(search, {
    key: key as StayFilterKey,
    ...(value === null ? {} : { value }),
  });
}
