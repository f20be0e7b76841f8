import type { Locator, Page } from '@playwright/test';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { type InputMethod, keyboard, mouse, touch } from '../support/input-methods.ts';
import { textsOf } from '../support/translated-texts.ts';
import { askedOf, flightSearches } from '../support/travel.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

const planner = (page: Page) => page.getByRole('dialog', { name: 'Plan the whole trip' });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const heading = (dialog: Locator, name: string) => dialog.getByRole('heading', { name, level: 3 });

async function open(page: Page): Promise<Locator> {
  await visit(page, '/travel');
  await page.getByRole('button', { name: 'Plan the whole trip' }).click();
  const dialog = planner(page);
  await expect(heading(dialog, 'Location and Dates')).toBeVisible();
  return dialog;
}

async function chooseLisbon(dialog: Locator, by: InputMethod = mouse): Promise<void> {
  const where = dialog.getByRole('combobox', { name: 'Destination' });
  await by.type(where, 'lisb');
  const option = dialog.getByRole('option', { name: /^Lisbon/ }).first();
  await expect(option).toBeVisible();
  if (by === keyboard) {
    await where.press('ArrowDown');
    await where.press('Enter');
  } else {
    await by.press(option);
  }
  await expect(where).toHaveValue('Lisbon');
}

for (const [width, height, ratio] of [
  [1280, 800, 1],
  // All but half of its last week.
  [1024, 768, 0.9],
] as const) {
  test(`the calendar is in sight at ${width} px, and Next says what is missing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const dialog = await open(page);
    await expect(dialog.getByRole('grid')).toBeInViewport({ ratio });
    await expect(button(dialog, 'Next')).toBeInViewport({ ratio: 1 });
    await expect(button(dialog, 'Next')).toHaveAccessibleDescription(/destination/i);
  });
}

test('exact dates: Next waits for a destination and both days, and a third day starts again (spec 3 §2.8, §4)', async ({
  page,
}) => {
  const sent = flightSearches(page);
  const dialog = await open(page);
  const next = button(dialog, 'Next');
  await expect(button(dialog, 'Back')).toHaveCount(0);
  await expect(next).toBeDisabled();
  for (const name of ['New York', 'Paris', 'Tokyo', 'London']) {
    await expect(button(dialog, name)).toBeEnabled();
  }
  await chooseLisbon(dialog);
  await expect(dialog.locator('[data-destination-map]')).toBeVisible();
  await expect(next).toBeDisabled();

  await expect(button(dialog, 'Previous month')).toBeDisabled();
  await expect(dialog.getByRole('grid')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Show two months' }).check();
  await expect(dialog.getByRole('grid')).toHaveCount(2);

  const day = (date: string) => dialog.locator(`[data-date="${date}"][aria-pressed="true"]`);
  const [from, until] = [dayFromToday(60), dayFromToday(74)];
  await mouse.pickDay(dialog, until);
  await expect(next).toBeDisabled();
  await mouse.pickDay(dialog, until);
  // The same day twice is a trip of one night.
  await expect(next).toBeEnabled();
  await mouse.pickDay(dialog, until);
  await expect(next).toBeDisabled();
  await button(dialog, 'Previous month').click();
  await dialog.locator(`[data-date="${from}"]`).click();
  await expect(day(from)).toBeVisible();
  await expect(next).toBeEnabled();
  await next.click();

  await expect(heading(dialog, 'Guests and Budget')).toBeFocused();
  await expect(dialog.getByText(/^Ages 13 and up/)).toBeVisible();
  await button(dialog, 'More guests').click();
  const [lowest, highest] = [
    dialog.getByLabel('Minimum, in dollars'),
    dialog.getByLabel('Maximum, in dollars'),
  ];
  // Until the prices of the place have come, other bounds stand there.
  await expect(lowest).toHaveValue(/^[1-9]/);
  const bounds = { min: await lowest.inputValue(), max: await highest.inputValue() };
  await lowest.fill(bounds.max);
  await highest.fill(bounds.min);
  await button(dialog, 'Next').click();
  await expect(highest).toHaveAccessibleDescription(/maximum price has to be above the minimum/);
  await lowest.fill('50');
  await highest.fill('90');
  await button(dialog, 'Next').click();

  await expect(heading(dialog, 'Review and Search')).toBeFocused();
  const said = (name: string) =>
    dialog.locator('dl > div', { hasText: name }).getByRole('definition');
  await expect(said('Destination')).toContainText('Lisbon');
  await expect(said('Flying from')).toContainText('BER');
  await expect(said('Guests')).toContainText('2 guests');
  await expect(said('Budget per night')).toContainText('$50 to $90');
  await expect(said('Estimated nights')).toContainText('14');
  await expect(said('Total budget')).toContainText('$700 to $1,260');
  await expect(dialog.getByRole('heading', { name: 'Search tips' })).toBeVisible();
  const search = button(dialog, 'Search');
  await expect(search.locator('use[href$="#arrow-right"]')).toHaveCount(1);
  await search.click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights to Lisbon');
  expect(askedOf(page)).toMatchObject({
    searchTerm: 'Lisbon',
    startDate: from,
    endDate: until,
    // The browser's time zone is Berlin's.
    origin: 'BER',
    travelClass: 'economy',
    passengers: '2',
    targets: 'LIS',
    locationValue: 'PT',
    guestCount: '2',
    minPrice: '50',
    maxPrice: '90',
    dateMode: 'exact',
  });
  await expect(page.getByRole('article', { name: 'Lisbon', exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  // One step back is the page from before, without the dialog.
  await page.goBack();
  // The page names where the reader is; the dialog asked for nothing.
  await expect(page).toHaveURL(/\/travel\?origin=BER&travelClass=economy&passengers=1$/);
});

test('flexible: twice the days and one (spec 3 §9)', RELEASE, async ({ page }) => {
  const dialog = await open(page);
  await button(dialog, 'Tokyo').click();
  await dialog.getByText('Flexible', { exact: true }).click();
  await expect(dialog.getByText('Preferred arrival date')).toBeVisible();
  const slider = dialog.getByRole('slider');
  await expect(slider).toHaveValue('3');
  await slider.press('End');
  await expect(slider).toHaveValue('14');
  await mouse.pickDay(dialog, dayFromToday(50));
  await button(dialog, 'Next').click();
  await button(dialog, 'Next').click();
  await expect(
    dialog.locator('dl > div', { hasText: 'Estimated nights' }).getByRole('definition'),
  ).toContainText('29');
  await button(dialog, 'Search').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights to Tokyo');
  expect(askedOf(page)).toMatchObject({
    targets: 'TYO',
    dateMode: 'flexible',
    baseDate: dayFromToday(50),
    flexibility: '14',
    startDate: dayFromToday(50),
    endDate: dayFromToday(79),
  });
});

test(
  'months: one a month, and in words what all nights would cost (spec 3 §4, §9)',
  RELEASE,
  async ({ page }) => {
    const dialog = await open(page);
    await button(dialog, 'London').click();
    await dialog.getByText('Months', { exact: true }).click();
    const months = dialog.getByRole('group', { name: 'Months' }).getByRole('button');
    expect(await months.count()).toBeGreaterThanOrEqual(12);
    await months.nth(2).click();
    await expect(months.nth(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.locator('[data-month][aria-pressed="true"]')).toHaveCount(1);
    await months.nth(4).click();
    await expect(dialog.locator('[data-month][aria-pressed="true"]')).toHaveCount(3);
    await button(dialog, 'Next').click();
    await button(dialog, 'Next').click();
    await expect(
      dialog.locator('dl > div', { hasText: /^Estimated nights/ }).getByRole('definition'),
    ).toContainText('3');
    await expect(
      dialog.locator('dl > div', { hasText: 'Staying for all of those months' }),
    ).toContainText(/\d+ nights: \$[\d,]+ to \$[\d,]+/);
  },
);

test('by the keyboard alone', RELEASE, async ({ page }) => {
  await visit(page, '/travel');
  await keyboard.press(page.getByRole('button', { name: 'Plan the whole trip' }));
  const dialog = planner(page);
  await expect(dialog.getByRole('combobox', { name: 'Destination' })).toBeFocused();
  await chooseLisbon(dialog, keyboard);
  await keyboard.pickDay(dialog, dayFromToday(20));
  await keyboard.pickDay(dialog, dayFromToday(34));
  await keyboard.press(button(dialog, 'Next'));
  await expect(heading(dialog, 'Guests and Budget')).toBeFocused();
  await keyboard.press(button(dialog, 'Next'));
  await expect(heading(dialog, 'Review and Search')).toBeFocused();
  await keyboard.press(button(dialog, 'Search'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights to Lisbon');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the dialog is what the pill opens, and the filters are beside it',
    RELEASE,
    async ({ page }) => {
      await visit(page, '/travel');
      await expect(page.getByRole('button', { name: 'Search flights' })).toBeHidden();
      await page.getByRole('button', { name: 'Plan the whole trip' }).tap();
      const dialog = planner(page);
      await chooseLisbon(dialog, touch);
      await touch.pickDay(dialog, dayFromToday(20));
      await touch.pickDay(dialog, dayFromToday(34));
      for (const name of ['Guests and Budget', 'Review and Search']) {
        await button(dialog, 'Next').tap();
        await expect(heading(dialog, name)).toBeFocused();
      }
      await button(dialog, 'Search').tap();
      await expect(page.getByRole('article', { name: 'Lisbon', exact: true })).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Filters, \d on/ })
        .tap();
      await expect(page.getByRole('button', { name: 'Remove Lisbon' })).toBeVisible();
    },
  );
});

for (const locale of ['de', 'ar']) {
  test(`in ${locale}, on a phone`, RELEASE, async ({ openBrowser, baseURL }) => {
    const t = textsOf(locale);
    const context = await openBrowser({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await visit(page, '/travel');
    await page.getByRole('button', { name: t('Plan the whole trip') }).tap();
    const dialog = page.getByRole('dialog', { name: t('Plan the whole trip') });
    await dialog.getByRole('button', { name: t('Paris') }).tap();
    await touch.pickDay(dialog, dayFromToday(40));
    await touch.pickDay(dialog, dayFromToday(47));
    for (const name of ['Guests and Budget', 'Review and Search']) {
      await dialog.getByRole('button', { name: t('Next') }).tap();
      await expect(dialog.getByRole('heading', { name: t(name), level: 3 })).toBeFocused();
    }
    await dialog.getByRole('button', { name: t('Search') }).tap();
    await expect(
      page.getByText(t.within('Estimate from distance and season, not an offer')),
    ).toBeVisible();
    expect(askedOf(page)).toMatchObject({ targets: 'PAR' });
  });
}
