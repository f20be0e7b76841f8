import type { Hono, MiddlewareHandler } from 'hono';
import type { PlainCall } from '#platform/contract/plain-call.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { AppEnv } from './app-env.ts';
import { callerNetwork } from './caller-network.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import type { RateLimits } from './rate-limits.ts';

/** `/api/openapi.json` and a browsable page of it at `/api/docs`. */
export function mountOpenApi(
  app: Hono<AppEnv>,
  limits: RateLimits,
  routes: readonly RouteDefinition[],
  plain: readonly PlainCall[],
): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const current = () => {
    document ??= openApiDocument(routes, plain);
    return document;
  };
  const limited: MiddlewareHandler<AppEnv> = async (c, next) => {
    await limits.spend('api', callerNetwork(c.get('address')));
    return next();
  };
  app.get('/api/openapi.json', limited, (c) => c.json(current()));
  app.get('/api/docs', limited, (c) => c.html(docsPage(current())));
}
