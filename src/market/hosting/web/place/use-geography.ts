import { useEffect, useState } from 'react';
import type { Position } from '#domain/places.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listCities, listCountries, locatePoint } from '../../contract/addresses.gen.ts';
import type { City, Country, MatchedCity } from '../../contract/geography.ts';

export type Located = RouteResponse<typeof locatePoint>;

/** A list that is loading, loaded, or couldn't be fetched. */
export type Listed<Entry> =
  | { readonly kind: 'coming' }
  | { readonly kind: 'there'; readonly entries: readonly Entry[] }
  | { readonly kind: 'failed' };

let countries: Promise<readonly Country[]> | undefined;

/** Every country in the reader's language, fetched once; `tries` retries after a failure. */
export function useCountries(tries: number): Listed<Country> {
  const [state, setState] = useState<Listed<Country>>({ kind: 'coming' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try requests again.
  useEffect(() => {
    let isStale = false;
    setState({ kind: 'coming' });
    countries ??= call(listCountries, {}).then((answer) => answer.countries);
    countries.then(
      (entries) => {
        if (!isStale) setState({ kind: 'there', entries });
      },
      () => {
        countries = undefined;
        if (!isStale) setState({ kind: 'failed' });
      },
    );
    return () => {
      isStale = true;
    };
  }, [tries]);
  return state;
}

/** Regions and cities of a country. */
export interface Cities {
  /** Whether they belong to the latest request. */
  readonly isThere: boolean;
  /** The requested prefix. */
  readonly text: string;
  /** The requested region, as it is listed; empty where it isn't. */
  readonly region: string;
  readonly regions: readonly string[];
  readonly cities: readonly MatchedCity[];
}

const NOWHERE: Cities = { isThere: false, text: '', region: '', regions: [], cities: [] };
const WAIT_MS = 150;

/**
 * Regions of a country, and cities of a region with a prefix; none while they are unknown.
 *
 * @param code two letters; null to request nothing
 * @param region empty for all, and so is one that isn't listed
 */
export function useCities(code: string | null, region: string, text: string): Cities {
  const [found, setFound] = useState(NOWHERE);
  useEffect(() => {
    setFound((shown) => (code === null ? NOWHERE : { ...shown, isThere: false }));
    if (code === null) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      call(
        listCities,
        { params: { code }, query: { q: text, region } },
        { signal: request.signal },
      ).then(
        (answer) => setFound({ ...answer, isThere: true, text }),
        () => {
          // A typed name is accepted as it is, so a failure shows nothing.
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [code, region, text]);
  return found;
}

/**
 * The city with exactly this name: as shown, or in another language where that text was requested.
 */
export function cityNamed({ cities, text }: Cities, name: string): City | undefined {
  const wantedName = name.trim().toLocaleLowerCase();
  return (
    cities.find((city) => city.name.toLocaleLowerCase() === wantedName) ??
    (text.trim().toLocaleLowerCase() === wantedName
      ? cities.find(({ isExact }) => isExact)
      : undefined)
  );
}

/** The city of a point; null where none is near, or without a response. */
export async function locate({ latitude, longitude }: Position): Promise<Located | null> {
  try {
    return await call(locatePoint, {
      query: { latitude: String(latitude), longitude: String(longitude) },
    });
  } catch {
    // The point is accepted as it is; the server finds its city when the home is saved.
    return null;
  }
}
