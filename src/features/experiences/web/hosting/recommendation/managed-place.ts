import { useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { previewExperience } from '../../../contract.ts';
import { useExperienceForm } from '../experience-form.ts';

/** What the manager of a place has set, and whether that is the caller. */
export type ManagedTerms = NonNullable<RouteResponse<typeof previewExperience>['managed']>;

const known = new Map<string, Promise<ManagedTerms | null>>();

/**
 * What the manager of a place has set; null where nobody manages it. The server decides whose it
 * is.
 *
 * @throws ApiError, OfflineError
 */
export function managedTermsOf(recommendationId: string): Promise<ManagedTerms | null> {
  const kept =
    known.get(recommendationId) ??
    call(previewExperience, { body: { recommendationId } }).then(({ managed }) => managed);
  known.set(recommendationId, kept);
  // What couldn't be had is asked for anew.
  kept.catch(() => known.delete(recommendationId));
  return kept;
}

/** What the manager of the chosen place has set; null where nobody manages it, or none is chosen. */
export function useManagedTerms(): ManagedTerms | null {
  const { recommendationId } = useExperienceForm().values;
  const [found, setFound] = useState<{ of: string; terms: ManagedTerms | null } | null>(null);
  useEffect(() => {
    if (recommendationId === null) return;
    let isGone = false;
    managedTermsOf(recommendationId).then(
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
  }, [recommendationId]);
  return found !== null && found.of === recommendationId ? found.terms : null;
}
