import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { PageScope } from '#platform/web/scope/page-scope.ts';

const handle = createStartHandler(defaultRenderHandler);

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
