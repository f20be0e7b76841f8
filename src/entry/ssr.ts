import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';
import type { PageScope } from '#platform/web/scope/page-scope.ts';

const handle = createStartHandler(defaultStreamHandler);

/** Renders a page on the server. */
export function renderPage(request: Request, page: PageScope): Promise<Response> {
  return handle(request, { context: { page } } as never) as Promise<Response>;
}

export default { fetch: handle };
