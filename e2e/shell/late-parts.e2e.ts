import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, listHome } from '../support/list-home.ts';
import { follow, untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// Without the map beside the results, which is drawn by software here and takes long.
test.use({ viewport: { width: 900, height: 800 } });
test.beforeEach(({ faults }) => {
  faults.allow(
    /\/assets\//,
    /ERR_INTERNET_DISCONNECTED/,
    /did not come/,
    /Failed to load resource/,
  );
});

const LOST = "We couldn't load this. Check your connection and try again.";
const KEPT = 'We reloaded this page. What you typed is still here.';

type Fate = (route: Route) => Promise<void>;
const offline: Fate = (route) => route.abort('internetdisconnected');
const timeout: Fate = (route) => route.abort('timedout');
const broken: Fate = (route) => route.fulfill({ status: 500, body: 'broken' });
const gone: Fate = (route) => route.fulfill({ status: 404, body: 'gone' });

/** Decides what becomes of the built files that a browser asks for from now on. */
async function filesOf(
  context: BrowserContext,
): Promise<(fate: Fate | null, name?: RegExp) => void> {
  let now: { readonly fate: Fate; readonly name: RegExp } | null = null;
  await context.route(/\/assets\//, (route) =>
    now?.name.test(route.request().url()) === true ? now.fate(route) : route.continue(),
  );
  return (fate, name = /\.js/) => {
    now = fate === null ? null : { fate, name };
  };
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

const filters = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Filters/ });
const filterDialog = (page: Page) => page.getByRole('dialog', { name: 'Filter', exact: true });

for (const [what, fate] of Object.entries({ offline, timeout, broken })) {
  test(`a dialog that could not be fetched opens at the next press: ${what}`, async ({
    page,
    context,
  }) => {
    const files = await filesOf(context);
    await visit(page, '/?guestCount=1');
    const loads = countLoads(page);
    files(fate);
    await filters(page).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    files(null);
    await expect(async () => {
      if (!(await filterDialog(page).isVisible())) await filters(page).click();
      await expect(filterDialog(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(loads(), 'without loading the page again').toBe(0);
  });
}

test('a dialog that was pressed without a connection opens once there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/?guestCount=1');
  await context.setOffline(true);
  await filters(page).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(async () => {
    if (!(await filterDialog(page).isVisible())) await filters(page).click();
    await expect(filterDialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a press is answered where the code of toasts did not come either', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const files = await filesOf(context);
  files(offline, /filters-dialog|toast/);
  await visit(page, '/?guestCount=1');
  await filters(page).click();
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible();
});

/** The home of a new host in the form, on the step with its title. */
async function editHome(page: Page): Promise<Locator> {
  await registerConfirmed(page.context(), HOST);
  await listHome(page.context());
  await visit(page, '/properties');
  const home = page.getByRole('article').filter({ has: page.locator('a[href^="/listings/"]') });
  const edit = home.getByRole('button', { name: /^Edit / });
  await edit.first().click();
  const dialog = page.getByRole('dialog');
  await next(dialog).click();
  await next(dialog).click();
  await expect(dialog.getByRole('heading', { name: 'Visuals and description' })).toBeVisible();
  return dialog;
}

const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next', exact: true });
const guestExperience = (dialog: Locator) =>
  dialog.getByRole('heading', { name: 'Guest experience', exact: true });

test('a step of a wizard that could not be fetched comes with Try again', async ({
  page,
  context,
}) => {
  const files = await filesOf(context);
  files(offline, /experience-step/);
  const dialog = await editHome(page);
  const loads = countLoads(page);
  await next(dialog).click();
  const lost = page.getByRole('alert').filter({ hasText: LOST });
  await expect(lost).toBeVisible();
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost, 'still not to be had').toBeVisible();
  files(null);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toHaveCount(0);
  await expect(guestExperience(dialog)).toBeVisible();
  await expect(dialog.getByLabel('Check-in from')).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page that could not be fetched comes with Retry', async ({ page, context }) => {
  const files = await filesOf(context);
  await visit(page, '/?guestCount=1');
  files(offline);
  await page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { navigate(to: { href: string }): Promise<void> };
    };
    void router.navigate({ href: '/faq' });
  });
  const failed = page.getByRole('heading', { name: "We couldn't load this page" });
  await expect(failed).toBeVisible();
  files(null);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    "We couldn't load this page",
  );
});

async function anyListing(page: Page): Promise<string> {
  await page.goto('/?guestCount=1');
  const href = await page
    .getByRole('main')
    .locator('a[href^="/listings/"]')
    .first()
    .getAttribute('href');
  return href ?? '';
}

test('a map that could not be fetched comes with Try again', async ({ page, context }) => {
  const files = await filesOf(context);
  const path = await anyListing(page);
  files(offline, /place-map/);
  await visit(page, path);
  await page.getByRole('heading', { name: "Where you'll be" }).scrollIntoViewIfNeeded();
  const lost = page.getByRole('alert').filter({ hasText: LOST });
  await expect(lost).toBeVisible();
  // Where "Loading the map" is in results: in the middle of the frame.
  const [inside, frame] = await lost.evaluate((alert) => {
    const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2];
    const around = alert.parentElement as HTMLElement;
    return [middle(alert.getBoundingClientRect()), middle(around.getBoundingClientRect())];
  });
  expect(inside?.map(Math.round)).toEqual(frame?.map(Math.round));
  files(null);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toHaveCount(0);
});

test('a new release: the page is loaded again once, with what was typed and its dialog', async ({
  page,
  context,
}) => {
  const files = await filesOf(context);
  files(gone, /experience-step/);
  const dialog = await editHome(page);
  const title = dialog.getByLabel('Title', { exact: true });
  await title.fill('A home that outlives a release');
  const loads = countLoads(page);
  page.on('request', (request) => request.isNavigationRequest() && files(null));
  await next(dialog).click();
  await expect(toast(page, KEPT)).toBeVisible();
  await expect(dialog.getByLabel('Check-in from')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title).toHaveValue('A home that outlives a release');
  expect(loads()).toBe(1);
});

test('a new release: what stands in the fields of a page is there again', async ({
  page,
  context,
}) => {
  const files = await filesOf(context);
  await visit(page, '/support/contact-us');
  await page.getByLabel('What happened?').fill('Two lines\nof trouble');
  const loads = countLoads(page);
  page.on('request', (request) => request.isNavigationRequest() && files(null));
  files(gone);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(toast(page, KEPT)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('What happened?')).toHaveValue('Two lines\nof trouble');
  expect(loads()).toBe(1);
});

test('a part that is missing for good does not load the page again and again', async ({
  page,
  context,
}) => {
  const files = await filesOf(context);
  await visit(page, '/?guestCount=1');
  const loads = countLoads(page);
  files(gone, /filters-dialog/);
  await filters(page).click();
  await expect.poll(loads).toBe(1);
  await untilLive(page);
  await filters(page).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await filters(page).click();
  await expect(toast(page, LOST)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('a dialog of which one module did not come opens after all', async ({ page, context }) => {
  const files = await filesOf(context);
  await visit(page, '/?guestCount=1');
  const loads = countLoads(page);
  page.on('request', (request) => request.isNavigationRequest() && files(null));
  files(offline, /\/(?!filters-dialog)[\w.-]+\.js/);
  await filters(page).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  files(null);
  await expect(filters(page)).toBeEnabled();
  await expect(async () => {
    if (!(await filterDialog(page).isVisible())) await filters(page).click();
    await expect(filterDialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(loads(), 'a browser keeps the failure of the module').toBeLessThanOrEqual(1);
});

test('no page has its HTML fetch the scripts that come once it is painted', async ({ page }) => {
  for (const path of ['/', '/itinerants', '/experiences', '/travel']) {
    const html = await (await page.request.get(path)).text();
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, name = '']) => name);
    const folder = scripts.find((name) => name.endsWith('/index.js'))?.replace(/[^/]*$/, '');
    // They are called so, or nothing here would say that they are left out.
    for (const late of ['first.js', 'rolldown-runtime.js']) {
      expect((await page.request.get(`${folder}${late}`)).status(), late).toBe(200);
      expect(scripts, path).not.toContain(`${folder}${late}`);
    }
  }
});

test('a page whose first scripts did not come becomes live', async ({ page, context }) => {
  const files = await filesOf(context);
  let tries = 0;
  files((route) => {
    tries += 1;
    return tries > 2 ? route.continue() : offline(route);
  }, /\/(?:first|bars)\.js/);
  await visit(page, '/?guestCount=1');
  await filters(page).click();
  await expect(filterDialog(page)).toBeVisible();
});

test('styles of a part that did not come are asked for again', async ({ page, context }) => {
  const files = await filesOf(context);
  await visit(page, '/?guestCount=1');
  files(offline, /\.css/);
  await registerConfirmed(context, 'Lena Part');
  const states = follow(page, '/faq');
  files(null);
  expect(await states).not.toContain('error');
});
