import { useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { listExperienceChoices, listManagedPlaces } from '../../contract/addresses.gen.ts';
import type { ExperienceChoices } from '../../contract.ts';

/** Managed places with their managers, and the available choices. */
export interface ManagedPlacesKnown extends RouteResponse<typeof listManagedPlaces> {
  readonly choices: ExperienceChoices;
}

/** The managed places, for administrators. */
export function useManagedPlaces(): {
  known: ManagedPlacesKnown | 'loading' | 'failed';
  retry(): void;
  reload(): void;
} {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<ManagedPlacesKnown | 'loading' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    Promise.all([
      call(listManagedPlaces, {}, { signal }),
      call(listExperienceChoices, {}, { signal }),
    ])
      .then(([places, choices]) => setKnown({ ...places, choices }))
      .catch(() => {
        if (!signal.aborted) setKnown('failed');
      });
    return () => request.abort();
  }, [tries]);

  return {
    known,
    retry() {
      setKnown('loading');
      setTries(tries + 1);
    },
    reload: () => setTries(tries + 1),
  };
}
