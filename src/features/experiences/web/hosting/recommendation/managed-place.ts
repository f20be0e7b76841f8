import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { MANAGED_EXPERIENCES } from '../../../contract/paths.ts';
import type { ManagedExperiences } from '../../../contract.ts';
import { useExperienceForm } from '../experience-form.ts';

/** Terms of the manager of a place, as ids, and whether the user is that manager. */
export interface ManagedTerms {
  readonly isMine: boolean;
  readonly arrangements: string[];
  readonly hostArrangements: string[];
  readonly costArrangements: string[];
}

let known: Promise<ManagedExperiences> | undefined;

/** The terms of all managed places (spec 2 §7), fetched once. */
async function fetchManaged(): Promise<ManagedExperiences> {
  const answer = await pageScope().fetchApi(MANAGED_EXPERIENCES, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  });
  if (!answer.ok) throw new Error(`terms of managed places: ${answer.status}`);
  return (await answer.json()) as ManagedExperiences;
}

/**
 * The terms of the manager of a place; null without one. The client compares ids to determine
 * whether it is the user (spec 2 §6); the server validates the consequences again.
 *
 * @param readerId null when signed out
 * @throws where the terms can't be loaded; the next call requests them again
 */
export async function loadManagedTerms(
  recommendationId: string,
  readerId: string | null,
): Promise<ManagedTerms | null> {
  return termsIn(await managedPlaces(), recommendationId, readerId);
}

/**
 * The records of all managed places, by the id of the recommendation.
 *
 * @throws where they can't be loaded; the next call requests them again
 */
export async function managedPlaces(): Promise<ManagedExperiences> {
  known ??= fetchManaged();
  try {
    return await known;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

/** Finds the terms of one place. */
export function termsIn(
  managed: ManagedExperiences,
  recommendationId: string,
  readerId: string | null,
): ManagedTerms | null {
  const record = managed[recommendationId];
  if (record === undefined) return null;
  const { arrangements, hostArrangements, costArrangements } = record.experienceDetails;
  const getIds = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    isMine: record.managedBy === readerId,
    arrangements: getIds(arrangements),
    hostArrangements: getIds(hostArrangements),
    costArrangements: getIds(costArrangements),
  };
}

/** The records of all managed places; null until they are loaded, and on errors. */
export function useManagedPlaces(): ManagedExperiences | null {
  const [found, setFound] = useState<ManagedExperiences | null>(null);
  useEffect(() => {
    let isGone = false;
    managedPlaces().then(
      (all) => {
        if (!isGone) setFound(all);
      },
      () => {
        // On an error the cards show less; the place is managed all the same once it is chosen.
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}

/** The account of the host. */
export function useReaderId(): string | null {
  return useRouteContext({ from: '__root__', select: ({ me }) => me?.id ?? null });
}

/** The terms of the manager of the chosen place; null without a manager or a chosen place. */
export function useManagedTerms(): ManagedTerms | null {
  const { recommendationId } = useExperienceForm().values;
  const readerId = useReaderId();
  const [found, setFound] = useState<{ of: string; terms: ManagedTerms | null } | null>(null);
  useEffect(() => {
    if (recommendationId === null) return;
    let isGone = false;
    loadManagedTerms(recommendationId, readerId).then(
      (terms) => {
        if (!isGone) setFound({ of: recommendationId, terms });
      },
      () => {
        // On an error the place is treated as unmanaged; the server validates it on submit.
      },
    );
    return () => {
      isGone = true;
    };
  }, [recommendationId, readerId]);
  return found !== null && found.of === recommendationId ? found.terms : null;
}
