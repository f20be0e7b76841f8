import type { Hono } from 'hono';
import { hasDuty } from '#domain/roles.ts';
import { answerPrivatePicture } from '#market/hosting/index.server.ts';
import { type AppEnv, admitCaller } from '#platform/server/http/caller.ts';
import { isStorable } from '#platform/server/http/parse-input.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { REPORTED_PICTURE } from '../contract/paths.ts';
import { isReportedPicture } from './store/items.ts';

/**
 * `GET /api/admin/moderation/messages/:id/pictures/:key`: a picture of a message that was reported,
 * for staff with the duty of moderation. Of other messages they see neither words nor pictures.
 */
export function mountReportedPictures(
  app: Hono<AppEnv>,
  services: Services,
  limits: RateLimits,
): void {
  app.get(REPORTED_PICTURE, async (c) => {
    const caller = await admitCaller(c, 'api', services, limits);
    if (caller === null) throw new Problem('signed-out');
    const { id, key } = c.req.param();
    const isSeen =
      hasDuty(caller.actor.role, 'moderation') &&
      isStorable(id + key) &&
      (await isReportedPicture(services.database.main, id, key));
    if (!isSeen) throw new Problem('not-found');
    return answerPrivatePicture(c, key, services, limits);
  });
}
