import { useLingui } from '@lingui/react/macro';
import type { SearchBox } from '#domain/search/place-fields.ts';
import { displayNames } from '#platform/i18n/formats.ts';

/** The place of a search, as its fields say it. */
export interface AskedPlace {
  readonly bbox?: SearchBox;
  readonly address?: string;
  /** Country, two letters. */
  readonly locationValue?: string;
}

/**
 * What the place of a search is called by the URL itself, a country by its code (spec 1 §2.2).
 * Null while none is asked for.
 *
 * @param place what the results call it; of a part of the map, the town that it is near
 */
export function useAskedPlace(search: AskedPlace, place: string | null = null): string | null {
  const { t, i18n } = useLingui();
  if (search.bbox !== undefined) return place ? t`Near ${place}` : t`Map area`;
  if (place) return place;
  if (search.address !== undefined) return search.address;
  if (search.locationValue === undefined) return null;
  const names = displayNames(i18n.locale, { type: 'region', fallback: 'none' });
  return names.of(search.locationValue) ?? null;
}
