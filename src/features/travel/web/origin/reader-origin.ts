import { msg } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isIataCode } from '#domain/flights.ts';
import type { TripSearch } from '#domain/search/trip-search.ts';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { listAirports } from '../../contract/addresses.gen.ts';
import type { Airport } from '../../contract.ts';

/** A code in local storage; logging out deletes it with the other personal data. */
const KEY = 'flight-origin';

const listeners = new Set<() => void>();

/** Keeps where a search left for the next visit. */
export function saveOrigin(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage may be forbidden; then the field is empty the next time.
  }
  for (const listener of listeners) listener();
}

function keptOrigin(): string | null {
  try {
    const code = localStorage.getItem(KEY);
    return code !== null && isIataCode(code) ? code : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Where the reader's last search left; null before the first one, and on a server. */
export function useSavedOrigin(): string | null {
  return useSyncExternalStore(subscribe, keptOrigin, () => null);
}

/**
 * The search of an address: without an origin in the address it uses the user's last one, otherwise
 * the default (spec 3 §3.6).
 */
export function useSearchWithOrigin(search: TripSearch): TripSearch {
  const kept = useSavedOrigin();
  return kept === null || search.namesOrigin
    ? search
    : { ...search, flights: { ...search.flights, origin: kept } };
}

const guesses = new Map<string, Promise<Airport | null>>();

function guessOrigin(zone: string): Promise<Airport | null> {
  const known = guesses.get(zone);
  if (known !== undefined) return known;
  const guess = call(listAirports, { query: { zone } }, {}).then(
    ({ airports }) => airports[0] ?? null,
    (error: unknown) => {
      logFailure(error);
      guesses.delete(zone);
      return null;
    },
  );
  guesses.set(zone, guess);
  return guess;
}

/**
 * The airport or metropolis that the reader's time zone is named after: undefined until that is known,
 * null for zones without any, such as UTC.
 */
export function useGuessedOrigin(): Airport | null | undefined {
  const zone = useReaderZone();
  const isHydrated = useHydrated();
  const [guess, setGuess] = useState<Airport | null>();
  useEffect(() => {
    if (zone === null) return;
    let isCurrent = true;
    void guessOrigin(zone).then((airport) => {
      if (isCurrent) setGuess(airport);
    });
    return () => {
      isCurrent = false;
    };
  }, [zone]);
  return isHydrated && zone === null ? null : guess;
}

/** Error of the origin's field if no airport matches. */
export const ORIGIN_UNKNOWN = msg`Choose a city or an airport by its three-letter code, such as NYC.`;
