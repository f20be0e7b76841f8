import type { MiddlewareHandler } from 'hono';
import { isbot } from 'isbot';
import { noteView } from '#features/stays/contract.ts';
import type { ViewTally } from '#market/page/index.server.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { requestLabels } from '#platform/server/http/request-labels.ts';

/** The page of a home, by the router's pattern. */
const PAGE = '/listings/$id';
const ID = /^\/(?:api\/opened-)?listings\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i;
/** Headers of a request for a page that may never be looked at; all but the first are older. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Counts each page of a home that is opened once: as a document, cached or not, or by the call of a
 * browser that came to it from another page of ours (decision 0362).
 */
export function countViews(tally: ViewTally): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.env?.internal === true || !c.res.ok) return;
    const { route } = requestLabels(c);
    const isView =
      c.req.method === 'GET'
        ? route === PAGE
        : c.req.method === noteView.method && route === noteView.path;
    const [, id] = isView ? (ID.exec(c.req.path) ?? []) : [];
    if (id === undefined || isAhead(c.req.raw.headers) || isProgram(c.req.raw.headers)) return;
    tally.note(id.toLowerCase(), c.get('account') ?? null);
  };
}

/** Whether a browser fetches ahead. A page that it renders ahead and then shows isn't counted. */
function isAhead(headers: Headers): boolean {
  return PURPOSES.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));
}

/** Every browser says which one it is. */
function isProgram(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  return agent === '' || isbot(agent);
}
