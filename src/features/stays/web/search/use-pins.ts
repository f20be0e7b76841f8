import { useEffect, useState } from 'react';
import type { StaySearch } from '#domain/search/stay-search.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listPins } from '../../contract.ts';
import { listKey, listQuery } from './search-data.ts';

export type Pin = RouteResponse<typeof listPins>['pins'][number];

export interface Pins {
  readonly pins: readonly Pin[];
  /** The list they belong to; null until some are there. */
  readonly key: string | null;
}

const NONE: Pins = { pins: [], key: null };

/** The pins of a search. While new ones come, and if they don't, the old ones stay. */
export function usePins(search: StaySearch): Pins {
  const [pins, setPins] = useState(NONE);
  const key = listKey({ ...search, sort: 'recommended' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the search.
  useEffect(() => {
    const request = new AbortController();
    const query = listQuery({ ...search, sort: 'recommended' });
    call(listPins, { query }, { signal: request.signal }).then(
      (answer) => setPins({ pins: answer.pins, key }),
      () => {
        // The list is there; a map without new pins is no reason for an alarm.
      },
    );
    return () => request.abort();
  }, [key]);
  return pins;
}
