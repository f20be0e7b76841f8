import type { Hono } from 'hono';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { AppEnv } from './app-env.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** `/api/openapi.json` and a browsable page of it at `/api/docs`. */
export function mountOpenApi(app: Hono<AppEnv>, routes: readonly RouteDefinition[]): void {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const current = () => {
    document ??= openApiDocument(routes);
    return document;
  };
  app.get('/api/openapi.json', (c) => c.json(current()));
  app.get('/api/docs', (c) => c.html(docsPage(current())));
}
