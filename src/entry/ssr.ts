import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { NotFoundPage, SectionLinks } from '#features/shell/index.web.ts';
import { ApiError } from '#platform/web/api/client.ts';
import { loadPages } from '#platform/web/pages/lazy-page.ts';
import { type PageScope, pageScope } from '#platform/web/scope/page-scope.ts';
import { PAGE_ROUTE_HEADER } from './page-route.ts';

// No route names these, so they would not be loaded before a page is rendered.
await Promise.all([NotFoundPage.preload?.(), SectionLinks.preload?.()]);

/** HTML of the pages that are being answered, as bytes. */
const htmlByScope = new WeakMap<PageScope, Uint8Array<ArrayBuffer>>();

// Start reads the stream of its answer, which checks, copies and splits the text of a page. So it
// gets the headers alone, and the bytes go to the connection as they are.
const handle = createStartHandler(async ({ router, responseHeaders }) => {
  try {
    keepForLater(router.ssr?.manifest);
    // The code of the matched routes is there by now, and may name pages whose code is not.
    await loadPages();
    const html = renderToString(createElement(StartServer, { router }));
    htmlByScope.set(pageScope(), Buffer.from(await transformHtmlStringWithRouter(router, html)));
    const headers = new Headers(responseHeaders);
    headers.set(PAGE_ROUTE_HEADER, pageRoute(router));
    return new Response(null, { status: getPageStatus(router), headers });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Scripts that hydrate a page: `client.tsx` imports them once the page is painted. */
const LATE_SCRIPT = /\/(?:first|rolldown-runtime)\.js$/;
const lightened = new WeakSet<object>();

/** Removes scripts that the entry imports later from the preloads of each page's HTML. */
function keepForLater(manifest: NonNullable<AnyRouter['ssr']>['manifest']): void {
  if (manifest === undefined || lightened.has(manifest)) return;
  lightened.add(manifest);
  for (const route of Object.values(manifest.routes)) {
    if (route.preloads === undefined) continue;
    route.preloads = route.preloads.filter(
      (link) => !LATE_SCRIPT.test(typeof link === 'string' ? link : link.href),
    );
  }
}

/** The pattern of the page that is shown, such as `/blog/$slug`; `not-found` without one. */
function pageRoute(router: AnyRouter): string {
  const match = router.state.matches.at(-1);
  if (match === undefined || match.routeId === rootRouteId) return 'not-found';
  return match.fullPath.replace(/(.)\/$/, '$1');
}

/** An API refusal keeps its status: 403 for another account's data, 429 for too many requests. */
function getPageStatus(router: Parameters<typeof getSsrStatus>[0]): number {
  const status = getSsrStatus(router);
  if (status !== 500) return status;
  const refused = router.state.matches.find(({ error }) => error instanceof ApiError);
  return refused === undefined ? status : (refused.error as ApiError).problem.status;
}

/** Renders a page on the server. */
export async function renderPage(request: Request, page: PageScope): Promise<Response> {
  const options = { context: { page } };
  const answer = await handle(request, options as never);
  const html = htmlByScope.get(page);
  if (html === undefined) return answer;
  return new Response(html, { status: answer.status, headers: answer.headers });
}

export default {
  /** `vite dev` hands every request to this; the built server calls `renderPage` itself. */
  async fetch(request: Request): Promise<Response> {
    if (!import.meta.env.DEV) throw new Error('the built server renders pages by itself');
    const { answerInDevelopment } = await import('./dev/answer-in-development.ts');
    return answerInDevelopment(request, renderPage);
  },
};
