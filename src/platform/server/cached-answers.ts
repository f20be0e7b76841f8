import type { Services } from './services.ts';

interface CachedAnswer<Answer> {
  readonly until: Temporal.Instant;
  readonly answer: Promise<Answer>;
}

/**
 * Caches an answer that is the same for all callers and may be slightly stale, in this process.
 * Callers that arrive while it is computed wait for the same one; a failure is not cached.
 */
export function cacheFor<Answer>(time: {
  readonly seconds: number;
}): (services: Services, now: Temporal.Instant, ask: () => Promise<Answer>) => Promise<Answer> {
  // Separate for each composition of services: each has a database of its own.
  const kept = new WeakMap<Services, CachedAnswer<Answer>>();
  return (services, now, ask) => {
    const known = kept.get(services);
    if (known !== undefined && Temporal.Instant.compare(now, known.until) < 0) return known.answer;
    const answer = ask();
    kept.set(services, { until: now.add(time), answer });
    answer.catch(() => {
      if (kept.get(services)?.answer === answer) kept.delete(services);
    });
    return answer;
  };
}

/**
 * Caches answers that may be slightly stale, one per key, in this process. A failure is not cached.
 *
 * @param max answers cached at once; the oldest is removed first
 */
export function cacheByKey<Answer>({
  seconds,
  max,
}: {
  readonly seconds: number;
  readonly max: number;
}): (
  services: Services,
  key: string,
  now: Temporal.Instant,
  ask: () => Promise<Answer>,
) => Promise<{ readonly answer: Answer; readonly wasCached: boolean }> {
  const cacheByServices = new WeakMap<Services, Map<string, CachedAnswer<Answer>>>();
  return async (services, key, now, ask) => {
    const kept = cacheByServices.get(services) ?? new Map<string, CachedAnswer<Answer>>();
    cacheByServices.set(services, kept);
    const known = kept.get(key);
    if (known !== undefined && Temporal.Instant.compare(now, known.until) < 0) {
      return { answer: await known.answer, wasCached: true };
    }
    const answer = ask();
    // Deleted first, so that the order is that of the calls.
    kept.delete(key);
    kept.set(key, { until: now.add({ seconds }), answer });
    if (kept.size > max) kept.delete(kept.keys().next().value ?? key);
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return { answer: await answer, wasCached: false };
  };
}
