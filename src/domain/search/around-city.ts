import { DEFAULT_RADIUS_KM, type Position } from '../places.ts';
import type { SearchCodec, SearchPatch } from './define-search.ts';
import type { PlacedSearch } from './placed-search.ts';

/**
 * A search around the middle of a city, in place of its previous place.
 *
 * @param city with its name in the user's language
 * @param radiusKm kilometres around it
 */
export function aroundCity<Search extends PlacedSearch>(
  codec: Pick<SearchCodec<Search>, 'change' | 'withoutPlace'>,
  search: Search,
  { label, latitude, longitude }: Position & { readonly label: string },
  radiusKm: number = DEFAULT_RADIUS_KM,
): Search {
  const place: PlacedSearch = { address: label, latitude, longitude, radiusKm };
  return codec.change(codec.withoutPlace(search), place as SearchPatch<Search>);
}
