import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { type SearchCodec, saysWhere } from '#domain/search/define-search.ts';
import { nearLabel, placeLabel } from './results-heading.ts';
import type { ResultsPage } from './results-page.ts';
import type { ResultsSearch } from './results-section.ts';

/** An active filter, and the search without it. */
export interface ActiveChip<Search> {
  readonly key: string;
  readonly label: string;
  readonly without: Search;
}

type ChippedPage = Pick<ResultsPage, 'chips' | 'place'>;

/** The name of the place, with its radius where that isn't the default. */
function placeChipLabel(
  search: ResultsSearch,
  results: ChippedPage,
  near: (place: string) => string,
): string | null {
  const town = nearLabel(search, results);
  if (town !== null) return near(town);
  const place = placeLabel(search, results);
  const around = results.chips.find(({ key }) => key === 'position')?.label;
  if (place === null || around === undefined || search.radiusKm === DEFAULT_RADIUS_KM) return place;
  return `${place} · ${around}`;
}

/**
 * The chips to show. Country, address, position and box together are the place, so they are one
 * chip, labelled with the place.
 *
 * @param near labels an area of the map that is near a town
 */
export function activeChips<Search extends ResultsSearch>(
  codec: SearchCodec<Search>,
  search: Search,
  results: ChippedPage,
  near: (place: string) => string,
): ActiveChip<Search>[] {
  const place = results.chips.filter(saysWhere);
  const first = place[0];
  const placeChip: ActiveChip<Search>[] =
    first === undefined
      ? []
      : [
          {
            key: 'place',
            label: placeChipLabel(search, results, near) ?? first.label,
            without: codec.withoutPlace(search),
          },
        ];
  const others = results.chips
    .filter((chip) => !saysWhere(chip))
    .map((chip) => ({
      key: `${chip.key} ${chip.value ?? ''}`,
      label: chip.label,
      without: codec.withoutFilters(search, [chip]),
    }));
  return [...placeChip, ...others];
}
