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
