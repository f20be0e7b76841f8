import type { FeatureRoutes } from '#platform/server/http/api.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Actor, CoHostPort, Services } from '#platform/server/services.ts';

/** A feature, for the composition root. */
export interface Feature extends FeatureRoutes {
  readonly jobs?: readonly JobHandler<never>[];
  /** Resolves a request's session; exactly one feature provides it. */
  readonly actorOf?: (headers: Headers) => Promise<Actor | null>;
  /** People who act for others; exactly one feature provides them. */
  readonly coHosts?: CoHostPort;
}

/** Makes a feature over the services; these are complete once all features are made. */
export type FeatureFactory = (services: Services, limits: RateLimits) => Feature;
