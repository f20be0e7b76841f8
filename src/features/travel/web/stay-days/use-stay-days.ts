import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { countStayDays, type StayDays } from '../../contract.ts';

/** A stay that somebody thinks about. */
export interface ThoughtOfStay {
  readonly country: string;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The days of one's stays with each of some that one thinks about; what can't be counted is left
 * out, since nobody is kept from going on by it.
 *
 * @param stays null asks for nothing
 */
export function useStayDays(stays: readonly ThoughtOfStay[] | null): readonly StayDays[] {
  const key = stays === null ? null : JSON.stringify(stays);
  const [counted, setCounted] = useState<readonly StayDays[]>([]);
  useEffect(() => {
    if (key === null) return;
    const request = new AbortController();
    const each = (JSON.parse(key) as ThoughtOfStay[]).map((query) =>
      call(countStayDays, { query: { ...query } }, { signal: request.signal }),
    );
    void Promise.allSettled(each).then((answers) => {
      if (request.signal.aborted) return;
      for (const answer of answers) if (answer.status === 'rejected') logFailure(answer.reason);
      setCounted(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    });
    return () => request.abort();
  }, [key]);
  return counted;
}
