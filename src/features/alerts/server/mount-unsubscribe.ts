import type { Hono } from 'hono';
import { type AppEnv, callerNetwork } from '#platform/server/http/caller.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { UNSUBSCRIBE } from '../contract.ts';
import { changeMailedSearch } from './use-cases/manage-searches.ts';

/**
 * `POST /api/saved-searches/unsubscribe/:token`: the press of "Unsubscribe" in a mail program, by RFC
 * 8058. It comes from the program's servers, without a session or an origin, and its body says
 * nothing that the address doesn't.
 */
export function mountUnsubscribe(app: Hono<AppEnv>, services: Services, limits: RateLimits): void {
  app.post(UNSUBSCRIBE, async (c) => {
    const network = callerNetwork(c.get('address'));
    await limits.spend('network', network);
    await limits.spend('api', network);
    const token = c.req.param('token');
    await services.database.transaction((db) =>
      changeMailedSearch(token, 'never', { db, now: services.now(), services }),
    );
    return c.json({ done: true });
  });
}
