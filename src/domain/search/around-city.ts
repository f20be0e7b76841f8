import { DEFAULT_RADIUS_KM, type Position } from '../places.ts';
import type { SearchCodec, SearchPatch } from './define-search.ts';

/** What every search says of a place. */
interface PlaceParts {
  readonly address?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly radiusKm?: number;
}

/**
 * A search around the middle of a city, in place of wherever it looked before.
 *
 * @param city with its name in the language of who searches
 * @param radiusKm kilometres around it
 */
export function aroundCity<Search extends PlaceParts>(
  codec: Pick<SearchCodec<Search>, 'change' | 'withoutPlace'>,
  search: Search,
  { label, latitude, longitude }: Position & { readonly label: string },
  radiusKm: number = DEFAULT_RADIUS_KM,
): Search {
  const place: PlaceParts = { address: label, latitude, longitude, radiusKm };
  return codec.change(codec.withoutPlace(search), place as SearchPatch<Search>);
}
