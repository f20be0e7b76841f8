import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { saysWhere, withoutFilters, withoutPlace } from '#domain/search/drop-filters.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import type { StaySearchPage } from '../../contract.ts';
import { placeLabel } from './search-heading.ts';

/** A filter that is on, and the search without it. */
export interface ActiveChip {
  readonly key: string;
  readonly label: string;
  readonly without: StaySearch;
}

/** The place by its name, and how far around it where that isn't as far as usual. */
function placeChipLabel(search: StaySearch, results: StaySearchPage): string | null {
  const place = placeLabel(search, results);
  const around = results.chips.find(({ key }) => key === 'position')?.label;
  if (place === null || around === undefined || search.radiusKm === DEFAULT_RADIUS_KM) return place;
  return `${place} · ${around}`;
}

/**
 * The chips as shown. Country, address, position and box say where together, so they are one chip,
 * called by its place.
 */
export function activeChips(search: StaySearch, results: StaySearchPage): ActiveChip[] {
  const place = results.chips.filter(saysWhere);
  const first = place[0];
  const placeChip: ActiveChip[] =
    first === undefined
      ? []
      : [
          {
            key: 'place',
            label: placeChipLabel(search, results) ?? first.label,
            without: withoutPlace(search),
          },
        ];
  const others = results.chips
    .filter((chip) => !saysWhere(chip))
    .map((chip) => ({
      key: `${chip.key} ${chip.value ?? ''}`,
      label: chip.label,
      without: withoutFilters(search, [chip]),
    }));
  return [...placeChip, ...others];
}
