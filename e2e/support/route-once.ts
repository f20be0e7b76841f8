import type { Page, Route } from '@playwright/test';

/**
 * Answers the first request of an address by a handler, and lets all later ones pass. The route
 * stays: removing it, as `times: 1` does, can leave requests of a page that is still loading
 * without any answer.
 */
export async function routeOnce(
  page: Page,
  url: Parameters<Page['route']>[0],
  handler: (route: Route) => Promise<unknown>,
): Promise<void> {
  let isFirst = true;
  await page.route(url, async (route) => {
    if (!isFirst) return await route.fallback();
    isFirst = false;
    await handler(route);
  });
}
