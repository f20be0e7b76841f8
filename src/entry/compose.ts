import type { Hono } from 'hono';
import { openViewTally, type ViewTally } from '#market/page/index.server.ts';
import { openSearchTally, type SearchTally } from '#market/search/index.server.ts';
import { type ApiFrame, makeApi } from '#platform/server/http/api.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { countRefusals } from '#platform/server/http/counted-limits.ts';
import { makeRateLimits, type RateLimits } from '#platform/server/http/rate-limits.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { countSearches } from './count-searches.ts';
import { countViews } from './count-views.ts';
import type { Feature, FeatureFactory } from './feature.ts';
import { PLAIN_CALLS } from './plain-calls.ts';

/** The API and the jobs of one process. */
export interface Composition {
  readonly app: Hono<AppEnv>;
  readonly limits: RateLimits;
  readonly services: Services;
  readonly jobHandlers: readonly JobHandler<never>[];
  readonly searches: SearchTally;
  readonly views: ViewTally;
}

/**
 * Builds the features over the services.
 *
 * @param base the services except for sessions, which the accounts feature provides
 * @throws Error unless exactly one feature provides sessions: with none, no one would ever be
 * signed in, and with two it would be ambiguous which applies
 */
export function compose(
  base: Omit<Services, 'actorOf' | 'coHosts'>,
  factories: readonly FeatureFactory[],
  frame?: ApiFrame,
  limits: RateLimits = countRefusals(
    makeRateLimits(
      { database: base.database, log: base.log, valkeyUrl: base.config.valkeyUrl },
      base.config.http.rateLimits,
    ),
  ),
): Composition {
  const services: Services = {
    ...base,
    actorOf: (headers) => actorOf(headers),
    coHosts: {
      actingFor: (headers, callerId) => coHosts.actingFor(headers, callerId),
      sign: (tx, act) => coHosts.sign(tx, act),
    },
  };
  const features = factories.map((make) => make(services, limits));
  const actorOf = onlyOne(features, 'actorOf') ?? lack('actorOf');
  const coHosts = onlyOne(features, 'coHosts') ?? NO_CO_HOSTS;
  const searches = openSearchTally(base);
  const views = openViewTally(base);
  return {
    app: makeApi(services, limits, features, {
      plainCalls: PLAIN_CALLS,
      ...frame,
      mountOutermost: (api) => {
        frame?.mountOutermost?.(api);
        api.use(countSearches(searches));
        api.use(countViews(views));
      },
    }),
    limits,
    services,
    jobHandlers: features.flatMap((feature) => feature.jobs ?? []),
    searches,
    views,
  };
}

/** Where no feature brings co-hosts, all act for themselves. */
const NO_CO_HOSTS: Services['coHosts'] = { actingFor: async () => null, sign: async () => {} };

function lack(part: string): never {
  throw new Error(`One feature brings ${part}; here is none.`);
}

/** Part of the services that one feature provides; null where none does. */
function onlyOne<Part extends 'actorOf' | 'coHosts'>(
  features: readonly Feature[],
  part: Part,
): NonNullable<Feature[Part]> | null {
  const [found, ...others] = features.flatMap((feature) => feature[part] ?? []);
  if (others.length > 0) {
    throw new Error(`One feature brings ${part}; here are ${others.length + 1}.`);
  }
  return (found as NonNullable<Feature[Part]> | undefined) ?? null;
}
