import { useEffect, useState } from 'react';
import { type City, listCities } from '#features/listings/contract.ts';
import { call } from '#platform/web/api/client.ts';

/** Regions and cities of a country. */
export interface PlacesOf {
  /** Whether they are those of what was asked for last. */
  readonly isThere: boolean;
  readonly regions: readonly string[];
  readonly cities: readonly City[];
}

const NOWHERE: PlacesOf = { isThere: false, regions: [], cities: [] };
const WAIT_MS = 150;

/**
 * Regions of a country, and cities of a region that begin like a text.
 *
 * @param code two letters; null asks for nothing
 */
export function usePlacesOf(code: string | null, region: string, text: string): PlacesOf {
  const [places, setPlaces] = useState(NOWHERE);
  useEffect(() => {
    setPlaces((shown) => (code === null ? NOWHERE : { ...shown, isThere: false }));
    if (code === null) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      call(
        listCities,
        { params: { code }, query: { q: text, region } },
        { signal: request.signal },
      ).then(
        (found) => setPlaces({ ...found, isThere: true }),
        () => {
          // What a person types counts as it is, so a failure shows nothing.
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [code, region, text]);
  return places;
}
