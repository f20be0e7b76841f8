import type { Hono } from 'hono';
import { is } from 'valibot';
import { canSeeReservation } from '#domain/permissions.ts';
import { answerPrivatePicture, isEvidenceOf } from '#market/hosting/index.server.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { type AppEnv, admitCaller } from '#platform/server/http/caller.ts';
import { isStorable } from '#platform/server/http/parse-input.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';
import * as contract from '../../contract.ts';
import { loadReservation } from '../store/reservations.ts';
import { answerCase, decideCase, replyToCase, reportProblem } from './cases.ts';
import { answerClaim, claimDeposit, decideClaim } from './claims.ts';
import { listResolutions, showResolutions, toResolutions } from './show-resolutions.ts';

/** Every call about claims and problems. */
export const resolutionRoutesServed: readonly ServedRoute[] = [
  serve(contract.showResolutions, ({ params }, context) => showResolutions(params.id, context)),
  serve(contract.claimDeposit, async ({ params, body }, context) =>
    toResolutions(context.db, await claimDeposit(params.id, body, context), context),
  ),
  serve(contract.answerClaim, async ({ params, body }, context) =>
    toResolutions(context.db, await answerClaim(params.id, body, context), context),
  ),
  serve(contract.reportProblem, async ({ params, body }, context) =>
    toResolutions(context.db, await reportProblem(params.id, body, context), context),
  ),
  serve(contract.answerCase, async ({ params, body }, context) =>
    toResolutions(context.db, await answerCase(params.id, body, context), context),
  ),
  serve(contract.replyToCase, async ({ params, body }, context) =>
    toResolutions(context.db, await replyToCase(params.id, body, context), context),
  ),
  serve(contract.listResolutions, ({ query }, context) => listResolutions(query, context)),
  serve(contract.decideClaim, async ({ params, body }, context) =>
    toResolutions(context.db, await decideClaim(params.id, body, context), context),
  ),
  serve(contract.decideCase, async ({ params, body }, context) =>
    toResolutions(context.db, await decideCase(params.id, body, context), context),
  ),
];

/**
 * `GET /api/reservations/:id/evidence/:key`: a picture of a claim or a report, for those alone who
 * may see the reservation.
 */
export function mountEvidence(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  app.get(contract.EVIDENCE_PICTURE, async (c) => {
    const actor = (await admitCaller(c, 'api', services, limits))?.actor ?? null;
    if (actor === null) throw new Problem('signed-out');
    const { main } = services.database;
    const id = c.req.param('id');
    const key = c.req.param('key');
    const isNamed = is(idSchema, id) && isStorable(key);
    const reservation = isNamed ? await loadReservation(main, id) : null;
    if (reservation === null || !canSeeReservation(reservation, actor)) {
      throw new Problem('not-found');
    }
    if (!(await isEvidenceOf(main, key, reservation.id))) throw new Problem('not-found');
    return answerPrivatePicture(c, key, services, limits);
  });
}
