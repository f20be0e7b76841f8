import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { NotFoundPage, SectionLinks } from '#features/shell/index.web.ts';
import { ApiError } from '#platform/web/api/client.ts';
import type { PageScope } from '#platform/web/scope/page-scope.ts';

// No route names these, so nobody fetches them before a page is rendered.
await Promise.all([NotFoundPage.preload?.(), SectionLinks.preload?.()]);

const handle = createStartHandler(async (context) => {
  const response = await defaultRenderHandler(context);
  if (!(response instanceof Response) || response.status !== 500) return response;
  const refused = context.router.state.matches.find(({ error }) => error instanceof ApiError);
  if (refused === undefined) return response;
  // What the API refused keeps its status: somebody else's is 403, too many requests 429.
  const { status } = (refused.error as ApiError).problem;
  return new Response(response.body, { status, headers: response.headers });
});

/** Renders a page on the server. */
export async function renderPage(request: Request, page: PageScope): Promise<Response> {
  const options = { context: { page } };
  return handle(request, options as never);
}

export default {
  /** `vite dev` hands every request to this; the built server calls `renderPage` itself. */
  async fetch(request: Request): Promise<Response> {
    if (!import.meta.env.DEV) throw new Error('the built server renders pages by itself');
    const { answerInDevelopment } = await import('./dev/answer-in-development.ts');
    return answerInDevelopment(request, renderPage);
  },
};
