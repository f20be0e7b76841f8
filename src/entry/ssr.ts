import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import type { PageScope } from '#platform/web/scope/page-scope.ts';

const handle = createStartHandler(defaultRenderHandler);

/** What a page's code can be asked for ahead of showing it. */
type Loadable = { preload?: () => Promise<void> | undefined } | undefined;

/**
 * The code of all pages. Rendering is one go and waits for nothing: the first visitor of a page
 * whose code is still being fetched would be sent a hole for the browser to fill.
 */
const everyPage = import.meta.env.DEV ? Promise.resolve([]) : loadEveryPage();

function loadEveryPage(): Promise<unknown[]> {
  const faces = import.meta.glob<Record<string, Loadable>>('../features/*/index.web.ts', {
    eager: true,
  });
  const exported = Object.values(faces).flatMap((face) => Object.values(face));
  return Promise.all(exported.map((one) => one?.preload?.()));
}

/** Renders a page on the server. */
export async function renderPage(request: Request, page: PageScope): Promise<Response> {
  await everyPage;
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
