import { useEffect, useState } from 'react';
import { listKey, listQuery } from '../list-key.ts';
import { type Pin, type ResultsSearch, useResultsSection } from '../results-section.ts';

export interface Pins {
  readonly pins: readonly Pin[];
  /** Key of the list they belong to; null until some have loaded. */
  readonly key: string | null;
  /** Whether the first ones are still loading. */
  readonly isFirstLoad: boolean;
}

const NONE: Pins = { pins: [], key: null, isFirstLoad: true };

/** The pins of a search. The previous ones stay while new ones load, and when loading fails. */
export function usePins(search: ResultsSearch): Pins {
  const { codec, sorts, loadPins } = useResultsSection();
  // The pins are the same in any order.
  const unsorted = { ...search, sort: sorts(search)[0]?.id ?? search.sort };
  const [pins, setPins] = useState(NONE);
  const key = listKey(codec, unsorted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the whole search.
  useEffect(() => {
    const request = new AbortController();
    loadPins(listQuery(codec, unsorted), request.signal).then(
      (found) => setPins({ pins: found, key, isFirstLoad: false }),
      () => {
        // The list is shown anyway; a map without new pins needs no error message.
        if (!request.signal.aborted) setPins((before) => ({ ...before, isFirstLoad: false }));
      },
    );
    return () => request.abort();
  }, [key]);
  return pins;
}
