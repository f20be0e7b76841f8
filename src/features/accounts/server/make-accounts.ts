import type { ForeignRoutes } from '#platform/server/http/api.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { ServedRoute } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Actor, Services } from '#platform/server/services.ts';
import { makeActorOf } from './actor.ts';
import { makeSignInLibrary } from './auth/sign-in-library.ts';
import { makeSocialSignIn } from './auth/social-sign-in.ts';
import { deleteExpiredJob } from './delete-expired-job.ts';
import type { AccountPorts } from './parts.ts';
import { resetLinkJob } from './reset-link-job.ts';
import { servedRoutes } from './routes.ts';

/** The accounts feature, for the composition root. */
export interface Accounts {
  readonly routes: readonly ServedRoute[];
  readonly foreign: readonly ForeignRoutes[];
  readonly jobs: readonly JobHandler<never>[];
  readonly actorOf: (headers: Headers) => Promise<Actor | null>;
}

/** @param ports what higher features contribute to export, deletion and public profiles */
export function makeAccounts(
  services: Services,
  limits: RateLimits,
  ports: AccountPorts = {},
): Accounts {
  const library = makeSignInLibrary(services);
  const social = makeSocialSignIn(services);
  return {
    routes: servedRoutes({ ...ports, services, limits, library, social }),
    foreign: [social.callback],
    jobs: [resetLinkJob(services), deleteExpiredJob(services)],
    actorOf: makeActorOf(services),
  };
}
