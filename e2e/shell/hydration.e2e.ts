import type { Page, Route } from '@playwright/test';
import { requestStay } from '../support/book-stay.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { expectWhole, translatePage } from '../support/translate-page.ts';
import { untilLive } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// On a phone: a wide screen is hydrated as soon as it is idle.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Opens results of which the document is hydrated, and every part is HTML until an interaction. */
async function openUntouched(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#content') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Save / })
    .first();

test('a click of a screen reader, without a pointer or a key, is answered', async ({ page }) => {
  await openUntouched(page);
  await heart(page).evaluate((button: HTMLElement) => button.click());
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a link that acts as a button, clicked without a pointer, opens its dialog', async ({
  page,
}) => {
  await openUntouched(page);
  const search = page.getByRole('button', { name: /^Search homes/ });
  await search.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(page).toHaveURL(/\/(?:#.*)?$/);
});

test('a click on a part that the browser has translated before is answered, once', async ({
  page,
  faults,
}) => {
  // React renders the part again, since its texts are not those that the server sent.
  faults.allow(/React error #418/);
  await openUntouched(page);
  await translatePage(page, ['«', '»']);
  await heart(page).evaluate((button: HTMLElement) => button.click());
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expectWhole(page, 'a translated list that became live');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a click without a connection is answered once there is one', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /did not come/);
  await openUntouched(page);
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed', (request) => /\.js$/.test(request.url()));
  await heart(page).tap();
  await refused;
  await context.setOffline(false);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a new release: a page that was never touched is loaded again once, and answers', async ({
  page,
  faults,
}) => {
  faults.allow(/404/, /Failed to load resource/, /did not come/);
  await openUntouched(page);
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await page.route('**/stays-page.js*', gone);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  // The reloaded page is of the new release.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/stays-page.js*', gone);
  });
  await page.touchscreen.tap(5, 400);
  await expect.poll(() => loads).toBe(1);
  await untilLive(page);
  await heart(page).tap();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  expect(loads).toBe(1);
});

test('the page of a request shows times of the reader from the second page on, and stays still', async ({
  openBrowser,
}) => {
  const { guest, host, home } = await meet(openBrowser);
  const { id } = await requestStay(guest, { home, inDays: 130 });
  await host.clearCookies({ name: 'device-zone' });
  const page = await openPage(host, `/reservations/${id}`);
  await expect
    .poll(async () => (await host.cookies()).map(({ name }) => name))
    .toContain('device-zone');
  const deadline = page.getByText(/^Respond to /);
  await expect(deadline).not.toContainText(' in Castelo Branco');
  const shown = await deadline.textContent();
  const html = await page.context().request.get(`/reservations/${id}`);
  const rendered = await page.evaluate(
    ([text]) => {
      const sent = new DOMParser().parseFromString(text, 'text/html');
      return [...sent.querySelectorAll('p')].map((p) => p.textContent);
    },
    [await html.text()] as const,
  );
  expect(rendered).toContain(shown);
});
