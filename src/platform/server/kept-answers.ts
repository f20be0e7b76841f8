import type { Services } from './services.ts';

interface Kept<Answer> {
  readonly until: Temporal.Instant;
  readonly answer: Promise<Answer>;
}

/**
 * An answer that is the same for everybody and may be a little old: asked for once, and kept for
 * as long as told, in this process. Those who come while it is asked for wait for the same one; a
 * failure is not kept.
 */
export function keptFor<Answer>(time: {
  readonly seconds: number;
}): (services: Services, now: Temporal.Instant, ask: () => Promise<Answer>) => Promise<Answer> {
  // Apart for each composition of services: each has a database of its own.
  const kept = new WeakMap<Services, Kept<Answer>>();
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
 * Answers that may be a little old, one a key: each asked for once, and kept for as long as told, in
 * this process. A failure is not kept.
 *
 * @param most answers kept at once; the oldest goes first
 */
export function keptByKey<Answer>({
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
) => Promise<{ readonly answer: Answer; readonly wasKept: boolean }> {
  const keptOf = new WeakMap<Services, Map<string, Kept<Answer>>>();
  return async (services, key, now, ask) => {
    const kept = keptOf.get(services) ?? new Map<string, Kept<Answer>>();
    keptOf.set(services, kept);
    const known = kept.get(key);
    if (known !== undefined && Temporal.Instant.compare(now, known.until) < 0) {
      return { answer: await known.answer, wasKept: true };
    }
    const answer = ask();
    // Deleted first, so that the order is that of asking.
    kept.delete(key);
    kept.set(key, { until: now.add({ seconds }), answer });
    if (kept.size > max) kept.delete(kept.keys().next().value ?? key);
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return { answer: await answer, wasKept: false };
  };
}
