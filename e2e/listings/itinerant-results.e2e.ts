import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/check-page.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { listAtCamp, listSledges, makeCamp } from '../support/list-at-camp.ts';
import { makeHost } from '../support/list-home.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const camp = makeCamp();
const CAMPS = 24;
const ALL = CAMPS + 2;

const heading = (page: Page) => page.locator('#results-heading');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const landing = (page: Page) => page.getByRole('region', { name: '18 ways to travel together' });

/** A day as a URL has it and a person reads it. */
const HUT = { from: dayFromToday(10), until: dayFromToday(40) };

test.beforeAll(async () => {
  const host = await makeHost();
  await listSledges(host, camp);
  await listAtCamp(host, camp, 'A hut with a stove', [10, 40], {
    category: 'Retreat',
    price: 30,
    guestCount: 2,
  });
  for (let at = 1; at <= CAMPS; at += 1) {
    await listAtCamp(host, camp, `Camp ${at}`, [100 + at, 130 + at], {
      category: 'Wellness',
      price: 60 + at,
    });
  }
});

test('a category is put in by its link and taken out by the same', async ({ page }) => {
  await visit(page, `/itinerants?${camp.here}&guestCount=1`);
  await expect(heading(page)).toHaveText(`${ALL} itinerants to join`);
  const retreats = strip(page).getByRole('link', { name: /^Retreat 1\b/ });
  await retreats.click();
  await expect(page).toHaveURL(/category=Retreat/);
  await expect(page, 'the others stay').toHaveURL(/guestCount=1/);
  await expect(retreats).toHaveAttribute('aria-current', 'true');
  await expect(heading(page)).toHaveText('1 itinerant to join');
  await expect(page).toHaveTitle('1 itinerant to join · Wayhearth');
  expect(await titles(page)).toEqual(['A hut with a stove']);
  await retreats.click();
  await expect(heading(page)).toHaveText(`${ALL} itinerants to join`);
});

test('a card says where, when, what is left and what a night is', async ({ page }) => {
  await visit(page, `/itinerants?${camp.here}&sort=soonest`);
  const hut = card(page, 'A hut with a stove');
  await expect(hut).toContainText('Greenland');
  await expect(hut).toContainText('30 nights');
  await expect(hut).toContainText('2 places left');
  await expect(hut).toContainText('$30 per person per night');
  const sledges = card(page, 'Sledges to the east');
  await expect(sledges).toContainText('150 Mbps');
  await expect(sledges).not.toContainText('left');
});

test('they stand in the order asked for', EXHAUSTIVE, async ({ page }) => {
  await visit(page, `/itinerants?${camp.here}`);
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText([
    'Recommended',
    'Soonest',
    'Price, low to high',
    'Price, high to low',
    'Newest',
    'Nearest',
  ]);
  await sort.selectOption('soonest');
  await expect(cards(page).first()).toContainText('A hut with a stove');
  await expect(cards(page).nth(1)).toContainText('Sledges to the east');
  await sort.selectOption('price-desc');
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(cards(page).first()).toContainText(`Camp ${CAMPS}`);
});

test(
  'each filter is a chip; without any the landing block is back',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, `/itinerants?${camp.here}&category=Retreat&guestCount=2`);
    await expect(landing(page)).toHaveCount(0);
    await chips(page).getByRole('link', { name: 'Remove Retreat' }).click();
    await expect(heading(page)).toHaveText(`${ALL} itinerants to join`);
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(landing(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel on, together');
    await expect(page).toHaveURL(/\/itinerants$/);
  },
);

test(
  'a list of several pages goes on by itself, under the landing block too',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, `/itinerants?${camp.here}&sort=price-asc`);
    const second = page.getByRole('link', { name: 'Page 2', exact: true });
    await visit(page, (await second.getAttribute('href')) ?? '');
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Show earlier itinerants' }).click();
    await expect(cards(page).first()).toContainText('A hut with a stove');

    await visit(page, '/itinerants');
    await expect(landing(page)).toBeVisible();
    const atFirst = await cards(page).count();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(atFirst);
    await expect(page).toHaveURL(/[?&]page=\d/);
    await expect(landing(page), 'nothing is searched for').toHaveCount(1);
    const last = cards(page).nth(atFirst);
    const title = (await last.getByRole('heading').textContent()) ?? '';
    await last.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(last.getByRole('heading')).toHaveText(title);
    await expect(landing(page)).toHaveCount(1);
  },
);

test('past the last page is a way to it', EXHAUSTIVE, async ({ page }) => {
  await visit(page, `/itinerants?${camp.here}&page=9`);
  await page.getByRole('link', { name: 'Go to page 2' }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('an empty result offers a way out that keeps its word, and is not to be found', async ({
  page,
}) => {
  await visit(page, `/itinerants?${camp.here}&price=0.5`);
  await expect(heading(page)).toHaveText(/^No itinerants /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('link', { name: new RegExp(`^Without “.+0\\.50.*” ${ALL} itinerants$`) })
    .click();
  await expect(heading(page)).toHaveText(`${ALL} itinerants to join`);

  await visit(page, '/itinerants?startDate=2020-03-01&endDate=2020-03-05');
  await expect(heading(page)).toHaveText(/^These dates are in the past: .+2020$/);
});

test(
  'the toggle turns prices of a night into those of the whole way',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, `/itinerants?${camp.here}&sort=soonest`);
    const hut = card(page, 'A hut with a stove');
    await expect(hut).toContainText('$30 per person per night');
    await page.getByRole('button', { name: 'Full schedule' }).click();
    await expect(page).toHaveURL(/scheduleDuration=full/);
    await expect(page, 'the others stay').toHaveURL(/sort=soonest/);
    await expect(hut).toContainText('$900 per person, whole trip');
    await hut.getByRole('link').click();
    await expect(page).toHaveURL(
      new RegExp(`/itinerants/.+startDate=${HUT.from}&endDate=${HUT.until}`),
    );
  },
);

test('with dates a card leads to the nights that one can join', async ({ page }) => {
  const dates = { startDate: dayFromToday(1), endDate: dayFromToday(25) };
  await visit(page, `/itinerants?${camp.here}&${new URLSearchParams(dates)}&guestCount=2`);
  await expect(heading(page)).toHaveText(/^1 itinerant between .+ and .+\d{4}$/);
  const hut = card(page, 'A hut with a stove');
  await expect(hut).toContainText(/You can join .+ · 15 nights/);
  await hut.getByRole('link').click();
  await expect(page).toHaveURL(
    new RegExp(`startDate=${HUT.from}&endDate=${dates.endDate}&guestCount=2`),
  );
  await expect(page.getByRole('complementary', { name: 'Price' })).toContainText('15 nights');
});

test('the pill calls a place as the results do', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/itinerants?address=Lisbon&lang=de');
  await expect(heading(page)).toContainText('Lissabon');
  await expect(page.getByRole('search').getByRole('button')).toContainText('Lissabon');
});

test('the keyboard reaches strip, order and cards', EXHAUSTIVE, async ({ page }) => {
  await visit(page, `/itinerants?${camp.here}&sort=soonest`);
  await strip(page)
    .getByRole('link', { name: /^Adventure 1\b/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('1 itinerant to join');
  await chips(page).getByRole('link', { name: 'Remove Adventure' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`${ALL} itinerants to join`);
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A hut with a stove');
});

test(
  'in Arabic it reads from the right, on a phone as well',
  EXHAUSTIVE,
  async ({ page, baseURL }) => {
    const t = textsOf('ar');
    await page.context().addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/itinerants?${camp.here}&sort=soonest`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(card(page, 'A hut with a stove')).toContainText(
      t.within('<0>{amount}</0> per person per night'),
    );
    await expectNoSidewaysScroll(page, 'itinerants in Arabic');
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^request: csp \S+\/assets\/\S+\.js$/));

  test('list, order, strip and pages are forms and links', async ({ page }) => {
    await page.goto(`/itinerants?${camp.here}`);
    await page.getByLabel('Sort by').selectOption('soonest');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/[?&]sort=soonest/);
    await expect(cards(page).first()).toContainText('A hut with a stove');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(cards(page)).toHaveCount(2);
    await strip(page)
      .getByRole('link', { name: /^Retreat 1\b/ })
      .click();
    // The next page comes while the former one is still there.
    await expect.poll(() => titles(page)).toEqual(['A hut with a stove']);
    await chips(page).getByRole('link', { name: 'Remove Retreat' }).click();
    await expect(heading(page)).toHaveText(`${ALL} itinerants to join`);
  });
});
