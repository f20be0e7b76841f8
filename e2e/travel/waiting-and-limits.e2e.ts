import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { register } from '../support/call-api.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST } from '../support/list-home.ts';
import { routeOnce } from '../support/route-once.ts';
import { type StartedServer, startServer } from '../support/start-server.ts';
import { openTravelPanel, travelBar, travelPanel } from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const FLIGHTS = '/api/flightsAPIService';
const TOTALS = '/api/travel/totals';
const LISBON = `/travel?startDate=${dayFromToday(40)}&endDate=${dayFromToday(70)}&targets=LIS`;

/** Calls of a page that are answered when `release` says so, and whether one was aborted. */
async function hold(page: Page, path: string | RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isMeant = (url: URL) =>
    typeof path === 'string' ? url.pathname === path : path.test(url.href);
  await page.route(isMeant, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const aborted = page.waitForEvent('requestfailed', (request) => isMeant(new URL(request.url())));
  // Of a test that never leaves nobody waits for it.
  aborted.catch(() => {});
  return { release, reason: async () => (await aborted).failure()?.errorText };
}

test('a slow search says that it goes on; who leaves aborts it, and who comes back has results', async ({
  page,
}) => {
  await page.clock.install();
  const flights = await hold(page, FLIGHTS);
  await visit(page, LISBON);
  await expect(page.getByText('Searching flights…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lisbon', exact: true })).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(/^Still searching\. Some airlines take up to 15 s/)).toBeVisible();
  await expect(travelBar(page).getByRole('button', { name: 'Search flights' })).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Wayhearth' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await flights.reason()).toBe('net::ERR_ABORTED');

  flights.release();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
});

test(
  'a slow sum keeps nobody from the flights; who leaves aborts it',
  RELEASE,
  async ({ page }) => {
    const totals = await hold(page, TOTALS);
    await visit(page, LISBON);
    await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
    await expect(page.getByText('Adding up flights and homes…')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Wayhearth' }).click();
    expect(await totals.reason()).toBe('net::ERR_ABORTED');
  },
);

test('a sum that fails says so and can be asked for again', RELEASE, async ({ page, faults }) => {
  faults.allow(/status of 502/, /answer: 502/);
  const gone = (url: URL) => url.pathname === TOTALS;
  await routeOnce(page, gone, (route) => route.fulfill({ status: 502, body: 'gone' }));
  await visit(page, LISBON);
  const sums = page.getByRole('region', { name: 'What a month there costs' });
  await expect(sums.getByRole('alert')).toContainText("We couldn't add up what these places cost.");
  await sums.getByRole('button', { name: 'Retry' }).click();
  await expect(sums.getByRole('table')).toBeVisible();
});

test(
  'the three-step dialog says that it looks, and closing it aborts that',
  RELEASE,
  async ({ page }) => {
    const targets = await hold(page, /\/api\/travel\/targets\?.*searchTerm=lisb/);
    await visit(page, '/travel');
    await page.getByRole('button', { name: 'Plan the whole trip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan the whole trip' });
    await dialog.getByRole('combobox', { name: 'Destination' }).fill('lisb');
    await expect(dialog.getByText('Looking for destinations…').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(await targets.reason()).toBe('net::ERR_ABORTED');
  },
);

test(
  'lists of places that are refused or lost say so, and can be asked for again',
  RELEASE,
  async ({ page, faults }) => {
    faults.allow(/status of (?:429|502)/, /answer: (?:429|502)/, /TypeError|SyntaxError/);
    const message = 'Too many requests. Please wait a moment.';
    const problem = {
      type: 'about:blank#rate-limited',
      title: 'rate-limited',
      status: 429,
      code: 'rate-limited',
      message,
      error: message,
      requestId: 'r',
    };
    const isList = (url: URL) => url.pathname === '/api/travel/targets';
    const answers: ('refused' | 'lost')[] = [];
    await page.route(isList, (route) => {
      const next = answers.shift();
      if (next === undefined) return route.continue();
      return next === 'refused'
        ? route.fulfill({ status: 429, json: problem })
        : route.fulfill({ status: 502, body: 'gone' });
    });
    await visit(page, '/travel');
    answers.push('lost', 'refused');
    const panel = await openTravelPanel(page);
    await expect(panel.getByRole('alert')).toContainText("We couldn't load the places.");
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByRole('alert')).toContainText(message);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(travelPanel(page).getByRole('checkbox').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();

    // The four are only a shortcut: without them one types (spec 3 §8).
    answers.push('lost');
    await page.getByRole('button', { name: 'Plan the whole trip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plan the whole trip' });
    await expect(dialog.getByRole('button', { name: 'Tokyo' })).toHaveCount(0);
    answers.push('refused', 'lost');
    const where = dialog.getByRole('combobox', { name: 'Destination' });
    await where.fill('lisb');
    await expect(dialog.getByRole('alert')).toContainText(message);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert')).toContainText("We couldn't load the destinations.");
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('option', { name: /^Lisbon/ })).toBeVisible();
  },
);

test.describe('where searches are counted', RELEASE, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayhearth-counted-'));
  let server: StartedServer | undefined;
  test.beforeAll(async () => {
    server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'on' });
  });
  test.afterAll(() => {
    server?.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('who searched too often learns when they may again, and that signing in helps', async ({
    openBrowser,
    faults,
  }) => {
    faults.allow(/status of 429/, /answer: 429/);
    const context = await openBrowser({ baseURL: server?.origin ?? '' });
    const page = await context.newPage();
    const trip = { origin: 'NYC', targets: [target], passengers: 1 };
    for (let nth = 0; nth < 20; nth += 1) {
      const data = { ...trip, startDate: dayFromToday(40), endDate: dayFromToday(47) };
      expect((await context.request.post(TOTALS, { data })).status()).toBe(200);
    }
    await visit(page, LISBON);
    await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
    const sums = page.getByRole('region', { name: 'What a month there costs' });
    await expect(sums.getByRole('alert')).toContainText(
      "You've compared places a lot in a short time.",
    );
    await expect(sums.getByText(/^You can search again at \d+:\d\d [AP]M\./)).toBeVisible();

    const data = {
      ...trip,
      type: 'search',
      departureDate: dayFromToday(40),
      adults: 1,
      children: 0,
      infants: 0,
      travelClass: 'economy',
      isOneWay: true,
      currency: 'USD',
    };
    for (let nth = 1; nth < 20; nth += 1) {
      expect((await context.request.post(FLIGHTS, { data })).status()).toBe(200);
    }
    await page.clock.install();
    await visit(page, LISBON);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: "You've searched a lot in a short time" }),
    ).toBeVisible();
    await expect(travelBar(page).getByRole('alert')).toHaveText(
      'Too many requests. Please wait a moment.',
    );
    await expect(main.getByText(/^You can search again at \d+:\d\d [AP]M\./)).toBeVisible();
    await expect(main.getByText('Log in to search more often.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    // Once the hour is over there is nothing to wait for.
    await page.clock.fastForward('01:01:00');
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();

    await register(context, GUEST);
    await visit(page, LISBON);
    await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
  });
});

const target = { id: 'LIS', name: 'Lisbon', iataCode: 'LIS', type: 'destination', country: 'PT' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the flights of a link are searched for without a touch', async ({ page }) => {
    await page.goto(LISBON);
    await expect(page.getByRole('article', { name: 'Lisbon' })).toBeVisible();
  });
});
