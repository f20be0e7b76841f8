import { useEffect, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { listTravelTargets, type TravelTarget } from '../../contract.ts';

/** What narrows the list, by the names of the call's parameters. */
export interface TargetQuery {
  readonly searchTerm?: string | undefined;
  readonly region?: string | undefined;
  readonly season?: string | undefined;
  readonly type?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** Where flights to a festival leave. */
  readonly origin?: string | undefined;
  /** Exactly these; nothing else narrows then. */
  readonly ids?: string | undefined;
}

export interface FoundTargets {
  /** Those found last, also while others are on their way. */
  readonly targets: readonly TravelTarget[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** Of a failure, what the server says to somebody who asked too often; else null. */
  readonly refusal: string | null;
  retry(): void;
}

/** Pauses of somebody who types. */
const WAIT_MS = 150;

/**
 * Destinations and festivals that fit, asked for anew with each change.
 *
 * @param query null asks for nothing
 */
export function useTargets(query: TargetQuery | null): FoundTargets {
  const key = query === null ? null : JSON.stringify(query);
  const [found, setFound] = useState<{ key: string; targets: readonly TravelTarget[] } | null>(
    null,
  );
  const [failed, setFailed] = useState<{ key: string; refusal: string | null } | null>(null);
  const [tries, setTries] = useState(0);
  const isFirst = found === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the query, and `tries` asks again.
  useEffect(() => {
    if (key === null) return;
    const request = new AbortController();
    const ask = () =>
      call(listTravelTargets, { query: JSON.parse(key) }, { signal: request.signal }).then(
        ({ targets }) => {
          setFound({ key, targets });
          setFailed(null);
        },
        (error: unknown) => {
          if (request.signal.aborted) return;
          logFailure(error);
          setFailed({ key, refusal: refusalIn(error) });
        },
      );
    const timer = setTimeout(ask, isFirst ? 0 : WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key, tries]);

  return {
    targets: found?.targets ?? [],
    state: failed?.key === key ? 'failed' : found?.key === key ? 'ready' : 'loading',
    refusal: failed?.key === key ? failed.refusal : null,
    retry: () => {
      setFailed(null);
      setTries((count) => count + 1);
    },
  };
}

/** The text of the one refusal that a reader can do something about: waiting. */
function refusalIn(error: unknown): string | null {
  return error instanceof ApiError && error.problem.code === 'rate-limited' ? error.message : null;
}
