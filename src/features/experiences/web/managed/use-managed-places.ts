import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { PricingOptionType } from '#domain/experience-pricing.ts';
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

/** Pricing options of the manager of a place (spec 2 §3). */
export const OPTION_LABELS: Readonly<Record<PricingOptionType, MessageDescriptor>> = {
  'one-time': msg`One session, in US dollars`,
  daily: msg`A day, in US dollars`,
  weekly: msg`A week, in US dollars`,
  monthly: msg`A month, in US dollars`,
  'per-person': msg`Each participant, in US dollars`,
};

/** The same in a single line with the amount. */
export const ASKED_PRICES: Readonly<
  Record<PricingOptionType, (money: string) => MessageDescriptor>
> = {
  'one-time': (money) => msg`${money} a session`,
  daily: (money) => msg`${money} a day`,
  weekly: (money) => msg`${money} a week`,
  monthly: (money) => msg`${money} a month`,
  'per-person': (money) => msg`${money} a participant`,
};
