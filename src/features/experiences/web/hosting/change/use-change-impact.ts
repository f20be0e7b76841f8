import { useEffect, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { type ScheduleImpact, type StoredExperience, updateExperience } from '../../../contract.ts';
import type { HostingValues } from '../experience-form.ts';
import { sentForm } from '../sent-form.ts';
import type { ConfirmedChange } from './confirmed-change.ts';

/** A change of an experience as it is sent. */
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
  /** Why it can't be so, in the reader's language; null where nobody answered. */
  | { readonly kind: 'failed'; readonly text: string | null };

const LOADING: ImpactState = { kind: 'loading' };

/**
 * Whom a change would touch, asked of the server each time it is meant another way: by the same rule
 * that then carries it out.
 *
 * @param how null asks for nothing
 * @param onRefused what saving would be refused with, whichever way it is meant
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form doesn't change while it is asked about.
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

/** Whether another session could be chosen instead. */
function isOfSession({ problem: { code } }: ApiError): boolean {
  return code === 'session-needed' || code === 'session-over';
}
