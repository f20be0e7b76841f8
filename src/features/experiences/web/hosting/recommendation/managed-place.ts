import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import {
  MANAGED_EXPERIENCES,
  type ManagedExperiences,
  managedExperiencesSchema,
} from '../../../contract.ts';
import { useExperienceForm } from '../experience-form.ts';

/** What the manager of a place has set, as ids, and whether that is the reader. */
export interface ManagedTerms {
  readonly isMine: boolean;
  readonly arrangements: string[];
  readonly hostArrangements: string[];
  readonly costArrangements: string[];
}

let known: Promise<ManagedExperiences> | undefined;

/** The terms of all places that somebody manages (spec 2 §7), fetched once. */
async function fetchManaged(): Promise<ManagedExperiences> {
  const answer = await pageScope().fetchApi(MANAGED_EXPERIENCES, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  });
  return v.parse(managedExperiencesSchema, await answer.json());
}

/**
 * What the manager of a place has set; null where nobody manages it. Whose it is is told here by
 * the id (spec 2 §6); what follows from it the server decides again.
 *
 * @param readerId null for nobody
 * @throws where the terms can't be had; the next call asks anew
 */
export async function managedTermsOf(
  recommendationId: string,
  readerId: string | null,
): Promise<ManagedTerms | null> {
  return termsIn(await managedPlaces(), recommendationId, readerId);
}

/**
 * The records of all places that somebody manages, by the id of the recommendation.
 *
 * @throws where they can't be had; the next call asks anew
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

/** The terms of one place, out of all. */
export function termsIn(
  managed: ManagedExperiences,
  recommendationId: string,
  readerId: string | null,
): ManagedTerms | null {
  const record = managed[recommendationId];
  if (record === undefined) return null;
  const { arrangements, hostArrangements, costArrangements } = record.experienceDetails;
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    isMine: record.managedBy === readerId,
    arrangements: idsOf(arrangements),
    hostArrangements: idsOf(hostArrangements),
    costArrangements: idsOf(costArrangements),
  };
}

/** The records of all managed places; null until they have come, and where they can't be had. */
export function useManagedPlaces(): ManagedExperiences | null {
  const [found, setFound] = useState<ManagedExperiences | null>(null);
  useEffect(() => {
    let isGone = false;
    managedPlaces().then(
      (all) => {
        if (!isGone) setFound(all);
      },
      () => {
        // The cards say less; the place is managed all the same once it is chosen.
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}

/** The account of whoever hosts. */
export function useReaderId(): string | null {
  return useRouteContext({ from: '__root__', select: ({ me }) => me?.id ?? null });
}

/** What the manager of the chosen place has set; null where nobody manages it, or none is chosen. */
export function useManagedTerms(): ManagedTerms | null {
  const { recommendationId } = useExperienceForm().values;
  const readerId = useReaderId();
  const [found, setFound] = useState<{ of: string; terms: ManagedTerms | null } | null>(null);
  useEffect(() => {
    if (recommendationId === null) return;
    let isGone = false;
    managedTermsOf(recommendationId, readerId).then(
      (terms) => {
        if (!isGone) setFound({ of: recommendationId, terms });
      },
      () => {
        // As one that nobody manages; the server knows better when it is sent.
      },
    );
    return () => {
      isGone = true;
    };
  }, [recommendationId, readerId]);
  return found !== null && found.of === recommendationId ? found.terms : null;
}
