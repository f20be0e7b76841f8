import { useEffect, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { updateExperience } from '../../../contract/addresses.gen.ts';
import type { ScheduleImpact, StoredExperience } from '../../../contract.ts';
import type { HostingValues } from '../experience-form.ts';
import { sentForm } from '../sent-form.ts';
import type { ConfirmedChange } from './confirmed-change.ts';

/** The payload of a change of an experience. */
export function sentChange(
  values: HostingValues,
  version: number,
  { session, ...how }: ConfirmedChange,
) {
  return { ...sentForm(values), version, ...how, ...(session === null ? {} : { session }) };
}

export type ImpactState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly impact: ScheduleImpact }
  /** Reason of the failure, in the user's language; null where the server didn't respond. */
  | { readonly kind: 'failed'; readonly text: string | null };

const LOADING: ImpactState = { kind: 'loading' };

/**
 * Requests the impact of a change from the server whenever its scope changes; the server computes
 * it by the same rule that saving applies.
 *
 * @param how null requests nothing
 * @param onRefused called with an error that saving would have in every scope
 */
export function useChangeImpact(
  {
    stored: { id },
    version,
    values,
  }: {
    readonly stored: Pick<StoredExperience, 'id'>;
    readonly version: number;
    readonly values: HostingValues;
  },
  how: ConfirmedChange | null,
  onRefused: (refusal: ApiError) => void,
): { state: ImpactState; retry(): void } {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; state: ImpactState } | null>(null);
  const asked = how === null ? '' : `${tries} ${JSON.stringify(how)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form doesn't change while the request is open.
  useEffect(() => {
    if (how === null) return;
    const request = new AbortController();
    const body = { ...sentChange(values, version, how), dryRun: true };
    call(updateExperience, { params: { id }, body }, { signal: request.signal }).then(
      ({ impact }) => setAnswer({ of: asked, state: { kind: 'known', impact } }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        if (error instanceof ApiError && !isOfSession(error)) onRefused(error);
        const text = error instanceof ApiError ? error.message : null;
        setAnswer({ of: asked, state: { kind: 'failed', text } });
      },
    );
    return () => request.abort();
  }, [asked]);

  return {
    state: answer?.of === asked ? answer.state : LOADING,
    retry: () => setTries(tries + 1),
  };
}

/** Whether the error concerns the session, so that the host can choose another. */
function isOfSession({ problem: { code } }: ApiError): boolean {
  return code === 'session-needed' || code === 'session-over';
}
