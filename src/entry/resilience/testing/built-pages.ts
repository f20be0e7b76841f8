import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageCache } from '#entry/page-cache.ts';
import { mountPages, type RenderPage } from '#entry/pages.ts';
import type { TestApp } from '#entry/testing/test-app.ts';

const BUILD = resolve('dist/ssr/ssr.js');

/**
 * Pages are tested where they have been built, as `npm test` does; without them the API alone is.
 */
export const HAS_PAGES = existsSync(BUILD);

/**
 * Serves the built pages after all routes of the app, if there are any.
 *
 * @param cache of pages for readers who are not signed in
 */
export async function mountBuiltPages(
  { app, limits, services }: TestApp,
  cache: PageCache | null = null,
): Promise<void> {
  if (!HAS_PAGES) return;
  const { renderPage } = (await import(/* @vite-ignore */ pathToFileURL(BUILD).href)) as {
    renderPage: RenderPage;
  };
  mountPages(app, limits, renderPage, services, cache);
}
