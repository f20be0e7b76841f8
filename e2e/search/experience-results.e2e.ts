import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { makeCamp } from '../support/list-at-camp.ts';
import { dayAtCamp, listExperiencesAtCamp } from '../support/list-experiences-at-camp.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const days = (page: Page) => page.getByRole('navigation', { name: 'Days' });
const camp = makeCamp();
let ids: Awaited<ReturnType<typeof listExperiencesAtCamp>>;

test.beforeAll(async ({ browser, baseURL }) => {
  const host = await browser.newContext({ baseURL: baseURL ?? '' });
  await registerConfirmed(host, 'Signe Camp');
  ids = await listExperiencesAtCamp(host, camp);
  await host.close();
});

test('results tell the next session there and here, seats left and the price', async ({ page }) => {
  await visit(page, `/experiences?${camp.here}&sort=soonest`);
  await expect(heading(page)).toHaveText(/^2 experiences/);
  await expect(cards(page)).toHaveCount(2);
  const [soup, knots] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(soup).toContainText('Soup by the stove');
  await expect(soup).toContainText('6:30 PM');
  // Playwright's reader is in Berlin.
  await expect(soup).toContainText('your time');
  await expect(soup).toContainText('7 seats left');
  await expect(soup).toContainText('$15 per person · $3 fee included');
  await expect(knots).toContainText('2 seats left');
  await expect(knots).toContainText('Free');
  const link = (await soup.getByRole('link').first().getAttribute('href')) ?? '';
  expect(link).toContain(`/experience/${ids.soup}`);
  expect(link).toContain(`date=${dayAtCamp(1)}`);
  await settle(page);
  await expectAccessible(page, 'the results');

  // A category is put in and taken out; what the cards are priced for follows the toggle.
  const strip = page.getByRole('navigation', { name: 'Categories' });
  await strip.getByRole('link', { name: /^Workshop\s*1/ }).click();
  await expect(heading(page)).toHaveText(/^1 experience/);
  await page.getByRole('link', { name: 'Remove Workshop' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('banner').getByRole('button', { name: 'Full schedule' }).click();
  await expect(cards(page).first()).toContainText('per person, per day');

  // The page of one leads to others near by: to their session of the same day.
  await visit(page, `/experience/${ids.knots}`);
  const more = page.getByRole('region', { name: 'More experiences nearby' });
  await more.scrollIntoViewIfNeeded();
  // Another camp may be near.
  const toSoup = page.locator(`a[href*="/experience/${ids.soup}"]`);
  const other = more.getByRole('article').filter({ has: toSoup });
  await expect(other).toContainText('Soup by the stove');
  await expect(other).toContainText('6:30 PM');
  const way = (await other.getByRole('link').first().getAttribute('href')) ?? '';
  expect(way).toContain(`/experience/${ids.soup}`);
  expect(way).toContain(`date=${dayAtCamp(3)}`);
});

test('the hours of a day beside the map, without what is on other days', async ({ page }) => {
  await visit(page, `/experiences?${camp.here}`);
  await days(page).getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/when=tomorrow/);
  await expect(heading(page)).toHaveText(/^1 experience .*tomorrow$/);
  const day = page.getByRole('main').getByRole('region').filter({ hasText: 'Soup by the stove' });
  const session = day.getByRole('link', { name: /Soup by the stove/ }).last();
  await expect(session).toContainText('6:30 – 9:00 PM');
  await expect(session).toContainText('7 seats left');
  await expect(page.getByText('Knots that hold')).toHaveCount(0);
  await expect(days(page).locator('[aria-current]')).toHaveText('Tomorrow');
  await settle(page);
  await expectAccessible(page, 'the day view');
  // The buttons say it, so no filter repeats it.
  await expect(page.getByRole('link', { name: 'Remove Tomorrow' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
  await days(page).getByRole('link', { name: 'Any day' }).click();
  await expect(page).not.toHaveURL(/when=/);
  await expect(cards(page)).toHaveCount(2);
});

test('the community is one category, by its hours too', async ({ page }) => {
  await visit(page, `/community?${camp.here}`);
  await expect(heading(page)).toHaveText('Evenings among neighbours');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('Soup by the stove');
  await days(page).getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/\/community\?.*when=tomorrow/);
  await expect(page.getByRole('heading', { level: 2, name: /^1 experience/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Remove Community/ })).toHaveCount(0);
});

test('nothing that fits says so and leads on', async ({ page }) => {
  await visit(page, `/experiences?${camp.here}&category=Culture`);
  await expect(heading(page)).toHaveText(/^No experiences/);
  await page.getByRole('link', { name: /^Without “Culture”/ }).click();
  await expect(cards(page)).toHaveCount(2);
});

test('community events lead to what is listed', EXHAUSTIVE, async ({ page }) => {
  await visit(page, '/wayhearth');
  const session = page.getByRole('main').locator('a[href^="/experience/"]').first();
  await expect(session).toBeVisible();
  await expect(session).toContainText(/seats? left/);
  await expect(page.getByRole('heading', { name: 'No community events right now' })).toHaveCount(0);
});

test('on a phone in Arabic', EXHAUSTIVE, async ({ openBrowser, baseURL }) => {
  const t = textsOf('ar');
  const page = await phoneInArabic(openBrowser, baseURL);
  await visit(page, `/experiences?${camp.here}&when=tomorrow`);
  await expect(page.getByRole('navigation', { name: t('Days') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Soup by the stove');
  await settle(page);
  await expectAccessible(page, 'the day view in Arabic');
  await expectNoSidewaysScroll(page, 'the day view in Arabic');
  await expectTargets(page, 'the day view in Arabic');
  await page.getByRole('link', { name: t('Any day') }).tap();
  await expect(cards(page)).toHaveCount(2);
  await settle(page);
  await expectNoSidewaysScroll(page, 'the results in Arabic');
});
