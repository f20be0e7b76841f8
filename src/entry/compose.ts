import type { Hono } from 'hono';
import { type ApiFrame, makeApi } from '#platform/server/http/api.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { makeRateLimits, type RateLimits } from '#platform/server/http/rate-limits.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import type { FeatureFactory } from './feature.ts';
import { PLAIN_CALLS } from './plain-calls.ts';

/** The API and the jobs of one process. */
export interface Composition {
  readonly app: Hono<AppEnv>;
  readonly limits: RateLimits;
  readonly services: Services;
  readonly jobHandlers: readonly JobHandler<never>[];
}

/**
 * Puts the features over the services.
 *
 * @param base the services but for sessions, which the accounts feature brings
 */
export function compose(
  base: Omit<Services, 'actorOf'>,
  factories: readonly FeatureFactory[],
  frame?: ApiFrame,
): Composition {
  const limits = makeRateLimits(base.database, base.config.http.rateLimits);
  const services: Services = { ...base, actorOf: (headers) => actorOf(headers) };
  const features = factories.map((make) => make(services, limits));
  const actorOf = features.find((feature) => feature.actorOf)?.actorOf ?? (async () => null);
  return {
    app: makeApi(services, limits, features, {
      plainCalls: PLAIN_CALLS,
      ...frame,
    }),
    limits,
    services,
    jobHandlers: features.flatMap((feature) => feature.jobs ?? []),
  };
}
