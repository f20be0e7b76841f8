import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { listTravelTargets } from '../../contract/addresses.gen.ts';
import type { TravelTarget } from '../../contract.ts';

/** Filters of the list, by the names of the call's parameters. */
export interface TargetQuery {
  readonly searchTerm?: string | undefined;
  readonly region?: string | undefined;
  readonly season?: string | undefined;
  readonly type?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  /** Origin of flights to a festival. */
  readonly origin?: string | undefined;
  /** Exactly these ids; other filters are ignored then. */
  readonly ids?: string | undefined;
}

export interface FoundTargets {
  /** The last results, also while others load. */
  readonly targets: readonly TravelTarget[];
  readonly state: 'loading' | 'ready' | 'failed';
  /** After too many requests, the server's message; otherwise null. */
  readonly refusal: string | null;
  retry(): void;
}

/** Debounce of typing, in milliseconds. */
const WAIT_MS = 150;

/**
 * Matching destinations and festivals, requested again after each change.
 *
 * @param query null for no request
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

type Festival = NonNullable<TravelTarget['festival']>;

/** Dates of a festival: its days, or the usual time of the month if no day is known. */
export function festivalWhen(i18n: I18n, festival: Festival): string {
  const { startDate, endDate, month, year, part } = festival;
  if (startDate !== null) {
    return endDate === null || endDate === startDate
      ? formatDay(startDate, i18n.locale, 'medium')
      : formatDayRange(startDate, endDate, i18n.locale, 'medium');
  }
  const name = dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );
  switch (part) {
    case 'early':
      return i18n._(msg`usually early ${name}`);
    case 'mid':
      return i18n._(msg`usually mid ${name}`);
    case 'late':
      return i18n._(msg`usually late ${name}`);
    default:
      return i18n._(msg`usually in ${name}`);
  }
}
