import { useLingui } from '@lingui/react/macro';
import type { SearchBox } from '#domain/search/place-fields.ts';
import { displayNames } from '#platform/i18n/formats.ts';

/** The fields of a search that determine its place. */
export interface SearchedPlace {
  readonly bbox?: SearchBox;
  readonly address?: string;
  /** Country, two letters. */
  readonly locationValue?: string;
}

/**
 * Label of a search's place according to the URL itself, a country by its code (spec 1 §2.2). Null
 * without a place.
 *
 * @param place its name according to the results; for an area of the map, the nearest town
 */
export function useAskedPlace(search: SearchedPlace, place: string | null = null): string | null {
  const { t, i18n } = useLingui();
  if (search.bbox !== undefined) return place ? t`Near ${place}` : t`Map area`;
  if (place) return place;
  if (search.address !== undefined) return search.address;
  if (search.locationValue === undefined) return null;
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'none' });
  return names.of(search.locationValue) ?? null;
}
