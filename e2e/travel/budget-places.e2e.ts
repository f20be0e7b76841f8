import type { Page } from '@playwright/test';
import { register } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST } from '../support/list-home.ts';
import { textsOf } from '../support/translated-texts.ts';
import { askedOf } from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const month = (days: number) => dayFromToday(days).slice(0, 7);
const ASKED = `/travel?origin=BER&travelClass=economy&passengers=1&nights=42&firstMonth=${month(60)}&lastMonth=${month(150)}&budget=2500`;

const ranking = (page: Page) => page.getByRole('region', { name: /a month$/ });
const cards = (page: Page) => ranking(page).getByRole('article');
const amounts = async (page: Page) => {
  const texts = await cards(page).locator('strong').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
};

/** From the section to homes at a place for a budget. */
const MAX_PRESSES = 4;

test('a place for a budget takes four presses, from where the browser is', async ({ page }) => {
  let presses = 0;
  await visit(page, '/travel');
  // Nobody said where they are: the browser's zone does, and the page says so.
  await expect(page.getByText("Berlin, based on your browser's time zone")).toBeVisible();
  await expect(page).toHaveURL(/origin=BER/);
  await expect(page.getByText('New York', { exact: false })).toHaveCount(0);

  const budget = page.getByRole('textbox', { name: 'Dollars a month, with flights' });
  await budget.click();
  presses += 1;
  await budget.fill('2000');
  await budget.press('Enter');
  await expect(page).toHaveURL(/budget=2000/);
  // A list opens by one press, and another one chooses.
  await page.getByRole('combobox', { name: 'Length of stay' }).selectOption('6 weeks');
  presses += 2;
  await expect(page.getByText(/with a home free for 42 nights, from Berlin/)).toBeVisible();
  const first = cards(page).first();
  await expect(first).toBeVisible();
  expect((await amounts(page))[0]).toBeLessThanOrEqual(2_000);
  const name = await first.getByRole('heading').textContent();
  await first.getByRole('link', { name: name ?? '', exact: true }).click();
  presses += 1;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9]\d* homes? .*42 nights/);
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
});

test('a browser whose time zone names no town is asked where it is', async ({ openBrowser }) => {
  const context = await openBrowser({ timezoneId: 'UTC' });
  const page = await context.newPage();
  await visit(page, '/travel');
  await expect(page.getByText('Tell us where you fly from, and every place shows')).toBeVisible();
  await expect(page.getByText('Adding up flights and homes at every place…')).toHaveCount(0);
  await expect(page).toHaveURL(/\/travel$/);
  await visit(page, ASKED);
  await expect(cards(page).first()).toBeVisible();
});

test('places are ranked by their month, with the budget as a line, and say their sources', async ({
  page,
}) => {
  await visit(page, ASKED.replace('budget=2500', 'budget=1500'));
  const sums = await amounts(page);
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  const order = await ranking(page)
    .locator('ol > li')
    .evaluateAll((items) => items.map((item) => item.matches('[data-budget-line]')));
  const line = order.indexOf(true);
  expect(line).toBeGreaterThan(0);
  expect(sums.every((sum, nth) => (nth < line ? sum <= 1_500 : sum > 1_500))).toBe(true);
  await expect(page.getByText(/hold until/)).toHaveCount(0);

  const first = cards(page).first();
  await expect(first.getByText(/^Estimated range|^Median of the homes/)).toBeVisible();
  await expect(first.getByText(/homes? free all these nights$/)).toBeVisible();
  await expect(first.getByText(/^usually /)).toBeVisible();
  await first.getByText('Why this price').click();
  const homes = first.getByRole('link', { name: /for 30 nights in a home/ });
  await expect(homes).toBeVisible();
  for (const link of await first.getByRole('group').getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (href.startsWith('/')) expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('an address shows the same without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(ASKED);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Near the sea' }).click();
  await expect(page).toHaveURL(/nearSea=1/);
  await page.getByRole('combobox', { name: 'Length of stay' }).selectOption('2 weeks');
  await page.getByRole('button', { name: 'Show places' }).click();
  expect(askedOf(page)).toMatchObject({ nights: '14', nearSea: '1', origin: 'BER' });
  await expect(cards(page).first()).toBeVisible();
  await context.close();
});

test('chips narrow and orders sort, all of it in the address', async ({ page }) => {
  await visit(page, ASKED);
  const heading = ranking(page).getByRole('heading', { level: 2 });
  const before = await heading.textContent();
  await page.getByRole('link', { name: 'Asia', exact: true }).click();
  await expect(page).toHaveURL(/region=Asia/);
  await expect(heading).not.toHaveText(before ?? '');
  await page.getByRole('link', { name: 'Asia', exact: true }).click();
  await page.getByRole('link', { name: 'Flight hours', exact: true }).click();
  await expect(page).toHaveURL(/order=flight/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Flight hours', exact: true })).toHaveAttribute(
    'aria-current',
    /^(true|page)$/,
  );
  await expect(page.getByRole('link', { name: 'Cost', exact: true })).not.toHaveAttribute(
    'aria-current',
  );
});

test('chosen places are compared in the monthly table, which stands above the flights', async ({
  page,
}) => {
  await visit(page, ASKED);
  for (const nth of [0, 1]) {
    await cards(page)
      .nth(nth)
      .getByRole('checkbox', { name: /^Compare/ })
      .check();
  }
  await expect(page).toHaveURL(/chosen=[A-Z]{3}%2C[A-Z]{3}/);
  await page.getByRole('link', { name: 'Compare 2 places' }).click();
  const table = page.getByRole('region', { name: 'What a month there costs' }).getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  const flights = page.getByRole('heading', { name: 'Flights', exact: true });
  await expect(flights).toBeVisible();
  const [top, below] = await Promise.all([table.boundingBox(), flights.boundingBox()]);
  expect(top?.y ?? 0).toBeLessThan(below?.y ?? 0);
});

test('one who is signed in sees the days that are left in the Schengen area', async ({
  page,
  context,
}) => {
  await register(context, GUEST);
  await visit(page, `${ASKED}&region=Europe`);
  await expect(cards(page).getByText('90 of 90 Schengen days left then').first()).toBeVisible();
});

test('what cannot be answered says why, and how to go on', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/travel?origin=QQQ&nights=42');
  await expect(page.getByRole('alert').first()).toContainText("We don't know this airport code");
  await page.getByRole('combobox', { name: 'Flying from' }).first().fill('lisb');
  await page.getByRole('option', { name: /LIS$/ }).click();
  await expect(page).toHaveURL(/origin=LIS/);
  await expect(cards(page).first()).toBeVisible();
});

for (const [locale, scheme] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(
    `it passes axe and fits a phone, in ${locale} and ${scheme}`,
    variantIf(locale === 'ar'),
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.emulateMedia({ colorScheme: scheme });
      await visit(page, ASKED);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText(textsOf(locale)('Why this price')).first()).toBeVisible();
      await expectAccessible(page, 'places for a budget');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page, 'places for a budget on a phone');
      await expectTargets(page, 'places for a budget on a phone');
    },
  );
}
