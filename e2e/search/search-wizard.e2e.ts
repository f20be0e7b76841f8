import type { Locator, Page } from '@playwright/test';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { mouse, touch } from '../support/input-methods.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

test.describe.configure({ timeout: 120_000 });

test('the main search asks in three steps and says all of it in the URL (spec 3 §2.7)', async ({
  openBrowser,
  baseURL,
}) => {
  const context = await openBrowser();
  // None is granted, and so none is asked about.
  await context.grantPermissions([], { origin: baseURL ?? '' });
  const page = await context.newPage();
  await visit(page, '/');
  const pill = page.getByRole('button', { name: /^Search homes/ });
  await pill.click();
  const dialog = page.getByRole('dialog', { name: 'Search homes' });
  const heading = (name: string) => dialog.getByRole('heading', { name, level: 3 });
  await expect(heading('Location and date')).toBeVisible();
  await expect(dialog.getByText('Step 1 of 3')).toBeVisible();
  await expect(button(dialog, 'Back')).toHaveCount(0);

  // What the device won't tell is said where one asked.
  await button(dialog, 'Near me').click();
  await expect(dialog.getByText('Location unavailable')).toBeVisible();

  const where = dialog.getByRole('combobox', { name: 'Where to' });
  await where.pressSequentially('lisb');
  await dialog
    .getByRole('option', { name: /^Lisbon/ })
    .first()
    .click();
  await expect(where).toHaveValue('Lisbon');
  await expect(dialog.locator('[data-place-map]')).toBeVisible();

  await expect(button(dialog, 'Previous month')).toBeDisabled();
  await expect(dialog.getByRole('grid'), 'two months wherever they fit').toHaveCount(2);
  const from = dayFromToday(60);
  const until = dayFromToday(67);
  await mouse.pickDay(dialog, from);
  await button(dialog, 'Next').click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Choose your departure date too, or clear the dates.',
  );
  await mouse.pickDay(dialog, until);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await button(dialog, 'Next').click();

  await expect(heading('Guests and price')).toBeFocused();
  await expect(dialog.getByText('Step 2 of 3')).toBeVisible();
  await button(dialog, 'More guests').click();
  const highest = dialog.getByLabel('Maximum, in dollars');
  await highest.fill('1');
  await highest.press('Enter');
  await expect(highest).toBeFocused();
  await expect(highest).toHaveAccessibleDescription(/^Homes cost \d+ to \d+ dollars a night/);
  await highest.fill('200');
  await button(dialog, 'Back').click();
  await expect(where).toHaveValue('Lisbon');
  await button(dialog, 'Next').click();
  await expect(highest).toHaveValue('200');
  await highest.press('Enter');

  await expect(heading('Summary')).toBeFocused();
  for (const said of ['Lisbon', '7 nights', '2 guests', 'Up to $200 a night']) {
    await expect(dialog.getByText(said, { exact: true }).first()).toBeVisible();
  }
  await button(dialog, 'Change when').click();
  await expect(heading('Location and date')).toBeFocused();
  await button(dialog.getByRole('navigation', { name: 'Steps' }), 'Summary').click();
  await expect(heading('Summary')).toBeFocused();
  await button(dialog, 'Search').click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    / homes? for 7 nights in Lisbon$/,
  );
  expect(asked(page)).toEqual({
    locationValue: 'PT',
    address: 'Lisbon',
    latitude: expect.stringMatching(/^38\.7/),
    longitude: expect.stringMatching(/^-9\.1/),
    dateMode: 'exact',
    startDate: from,
    endDate: until,
    guestCount: '2',
    maxPrice: '200',
  });
  await expect(pill).toContainText('7 nights');

  // The browser remembers the place until one clears it.
  await pill.click();
  await button(dialog, 'Clear location').click();
  await expect(where).toBeFocused();
  await button(dialog.getByRole('region', { name: 'Recent searches' }), 'Lisbon').click();
  await expect(where).toHaveValue('Lisbon');
  await button(dialog, 'Clear location').click();
  await button(dialog, 'Clear recent searches').click();
  await expect(dialog.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);

  await context.grantPermissions(['geolocation'], { origin: baseURL ?? '' });
  await context.setGeolocation({ latitude: 41.1499, longitude: -8.6109 });
  await button(dialog, 'Near me').click();
  await expect(where).toHaveValue('Near me');
  await button(dialog.getByRole('navigation', { name: 'Steps' }), 'Summary').click();
  await button(dialog, 'Search').click();
  await expect(dialog).toBeHidden();
  expect(asked(page)).toMatchObject({ latitude: '41.15', longitude: '-8.61', startDate: from });
});

test(
  'flexible dates and months are asked for in Arabic on a phone',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const t = textsOf('ar');
    const context = await openBrowser({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
    const page = await context.newPage();
    await visit(page, '/');
    const pill = page.getByRole('button', { name: t.within('Search homes:') });
    const dialog = page.getByRole('dialog', { name: t('Search homes') });
    const next = button(dialog, t('Next'));
    const heading = (name: string) => dialog.getByRole('heading', { name: t(name), level: 3 });

    await pill.tap();
    await dialog.getByText(t('Flexible')).tap();
    const base = dayFromToday(40);
    await touch.pickDay(dialog, base);
    const slider = dialog.getByRole('slider', { name: t('Days earlier or later') });
    await expect(slider).toHaveValue('3');
    await slider.press('ArrowLeft');
    await expect(slider, 'a line that is read from the right grows to the left').toHaveValue('4');
    await slider.press('End');
    await expect(slider).toHaveValue('14');
    // The bar of buttons is in reach however long the step is, and nothing hangs out at the sides.
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await next.tap();
    await next.tap();
    await expect(heading('Summary')).toBeFocused();
    await expect(dialog.getByText(t.within('Around {day}')).first()).toBeVisible();
    await button(dialog, t('Search')).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(asked(page)).toMatchObject({
      dateMode: 'flexible',
      baseDate: base,
      flexibility: '14',
      guestCount: '1',
    });

    await pill.tap();
    await dialog.getByText(t('Months'), { exact: true }).tap();
    const months = dialog.locator('[data-month]');
    await expect(months.and(dialog.locator('[aria-pressed=true]'))).toHaveCount(
      await windowOfMonths(page),
    );
    // The first is both start and end, the second makes a range, the third starts again.
    await months.nth(4).tap();
    await months.nth(2).tap();
    await expect(dialog.locator('[data-month][aria-pressed=true]')).toHaveCount(3);
    await months.nth(6).tap();
    await expect(dialog.locator('[data-month][aria-pressed=true]')).toHaveCount(1);
    await months.nth(7).tap();
    const start = await months.nth(6).getAttribute('data-month');
    const end = await months.nth(7).getAttribute('data-month');
    await next.tap();
    await next.tap();
    await button(dialog, t('Search')).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(asked(page)).toMatchObject({ dateMode: 'months', startMonth: start, endMonth: end });
  },
);

/** Months from this one to that of the day 90 days out (spec 3 §4), as the browser counts them. */
function windowOfMonths(page: Page): Promise<number> {
  return page.evaluate(() => {
    const now = new Date();
    const last = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 90);
    return (last.getFullYear() - now.getFullYear()) * 12 + last.getMonth() - now.getMonth() + 1;
  });
}
