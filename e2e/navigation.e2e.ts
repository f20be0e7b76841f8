import type { Page } from '@playwright/test';
import { dayFromToday } from './find-stay.ts';
import { visit } from './visit.ts';
import { expect, test } from './watched-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const pill = (page: Page) => bar(page).getByRole('button', { name: /^Search homes:/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Whether the bar is within the window. */
const barShown = (page: Page) =>
  bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 0);

async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, pixels);
}

test.describe('the card menu (spec 1 §2.2)', () => {
  test('has Home, Itinerants and Experiences, and no Travel; a choice goes there and closes it', async ({
    page,
  }) => {
    await visit(page, '/');
    const opener = bar(page).getByRole('button', { name: 'Sections' });
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu.getByRole('link')).toHaveText([/^Home/, /^Itinerants/, /^Experiences/]);
    await expect(menu.getByRole('link', { name: /^Home/ })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: /^Itinerants/ }).click();
    await expect(page).toHaveURL(/\/itinerants$/);
    await expect(menu).toBeHidden();

    await opener.click();
    await menu.getByRole('link', { name: /^Experiences/ }).click();
    await expect(page).toHaveURL(/\/experiences$/);
    await opener.click();
    await menu.getByRole('link', { name: /^Home/ }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('closed it is 60 px high, opened by key, and Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await visit(page, '/');
    const height = await bar(page).evaluate((element) => element.firstElementChild?.clientHeight);
    expect(height).toBe(60);
    const opener = bar(page).getByRole('button', { name: 'Sections' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes when the bar hides', async ({ page }) => {
    await visit(page, '/');
    await bar(page).getByRole('button', { name: 'Sections' }).click();
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeVisible();
    await scrollBy(page, 600);
    await expect(menu).toBeHidden();
    await expect.poll(() => barShown(page)).toBe(false);
  });
});

test.describe('the bar as one scrolls (spec 1 §2.2)', () => {
  test('stays for 100 px, leaves beyond, is back on the way up, and shifts nothing', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
        }
      }).observe({ type: 'layout-shift' });
    });
    await scrollBy(page, 90);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
    expect(await barShown(page)).toBe(true);
    await scrollBy(page, 300);
    await expect.poll(() => barShown(page)).toBe(false);
    await scrollBy(page, -60);
    await expect.poll(() => barShown(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  });

  test('who walks by keyboard keeps it', async ({ page }) => {
    await visit(page, '/');
    await scrollBy(page, 600);
    await expect.poll(() => barShown(page)).toBe(false);
    await bar(page).getByRole('button', { name: 'Sections' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => barShown(page)).toBe(true);
  });
});

test.describe('the pill (spec 1 §2.2)', () => {
  test('says place, length and guests of the URL; a length of 0 is 1, nothing is Any Week and Add Guests', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(pill(page)).toContainText('Any Week');
    await expect(pill(page)).toContainText('Add Guests');
    const day = dayFromToday(40);
    const query = new URLSearchParams({
      locationValue: 'PT',
      startDate: day,
      endDate: day,
      guestCount: '3',
    });
    await visit(page, `/?${query}`);
    await expect(pill(page)).toContainText('Portugal');
    await expect(pill(page)).toContainText('1 night');
    await expect(pill(page)).toContainText('3 guests');
    query.set('endDate', dayFromToday(45));
    await visit(page, `/itinerants?${query}`);
    const itinerants = bar(page).getByRole('button', { name: /^Search itinerants:/ });
    await expect(itinerants).toContainText('Portugal');
    await expect(itinerants).toContainText('5 nights');
    await expect(itinerants).toContainText('3 guests');
    await visit(page, `/experiences?${query}`);
    const experiences = bar(page).getByRole('button', { name: /^Search experiences:/ });
    await expect(experiences).toContainText('5 days');
  });

  test('opens the search by click, Enter and Space; Escape and Back close it', async ({ page }) => {
    await visit(page, '/');
    const dialog = page.getByRole('dialog', { name: 'Search homes' });
    await pill(page).click();
    await expect(dialog.getByRole('combobox', { name: 'Where to' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pill(page)).toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await pill(page).focus();
    }
  });

  test('Back after a search leads to where one was', async ({ page }) => {
    await visit(page, '/itinerants');
    await visit(page, '/?guestCount=2');
    await pill(page).click();
    const dialog = page.getByRole('dialog', { name: 'Search homes' });
    await dialog.getByRole('combobox').fill('Lisbon');
    await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/address=Lisbon/);
    await expect(dialog).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/\?guestCount=2$/);
  });

  test('itinerants and experiences say that their search opens next', async ({ page }) => {
    for (const [path, name] of [
      ['/itinerants', /^Search itinerants:/],
      ['/experiences', /^Search experiences:/],
    ] as const) {
      await visit(page, path);
      await bar(page).getByRole('button', { name }).focus();
      await page.keyboard.press('Space');
      const notice = page.getByRole('dialog', { name: 'This search opens next' });
      await expect(notice).toBeVisible();
      await notice.getByRole('link', { name: 'Search homes today' }).click();
      await expect(notice).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
    }
  });

  test('without a place three phrases take turns every 3 s', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    const shown = pill(page).locator('[data-phrase=shown]');
    await page.mouse.move(5, 700);
    await expect(shown).toHaveText('Right place');
    for (const phrase of ['Right time', 'Right people', 'Right place']) {
      await page.clock.runFor(3000);
      await expect(shown).toHaveText(phrase);
    }
    await visit(page, '/?locationValue=PT');
    await expect(shown).toHaveCount(0);
  });

  test('the phrases rest where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page, '/');
    await page.mouse.move(5, 700);
    await page.clock.runFor(10_000);
    await expect(pill(page).locator('[data-phrase=shown]')).toHaveText('Right place');
  });
});

test.describe('the toggles (spec 1 §2.2)', () => {
  test('the price duration changes the URL and the cards without a reload, and is a night at first', async ({
    page,
  }) => {
    await visit(page, '/?address=Lisbon');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const toggle = bar(page).getByRole('group', { name: 'Price per' });
    await expect(toggle.getByRole('button', { name: 'Night' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(cards(page).first()).toContainText('a night');
    await toggle.getByRole('button', { name: 'Week' }).click();
    await expect(page).toHaveURL(/pricingDuration=week/);
    await expect(cards(page).first()).toContainText('a week');
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);

    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/category=.*pricingDuration=week|pricingDuration=week.*category=/);
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/listings\//);
    await bar(page).getByRole('link', { name: 'Wayhearth' }).click();
    await expect(page).toHaveURL(/\/\?pricingDuration=week$/);
    await toggle.getByRole('button', { name: 'Night' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(cards(page).first()).toContainText('a night');
  });

  test('the price duration is read once, at the start, and is the same when one goes back', async ({
    page,
  }) => {
    await visit(page, '/?pricingDuration=month');
    const toggle = bar(page).getByRole('group', { name: 'Price per' });
    await expect(toggle.getByRole('button', { pressed: true })).toHaveText('Month');
    await expect(cards(page).first()).toContainText('a month');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/category=/);
    await toggle.getByRole('button', { name: 'Year' }).click();
    await expect(page).toHaveURL(/pricingDuration=year/);
    await page.goBack();
    await expect(page).not.toHaveURL(/category=/);
    await expect(page).toHaveURL(/pricingDuration=year/);
    await expect(cards(page).first()).toContainText('a year');
  });

  test('the price filter follows the duration', async ({ page }) => {
    await visit(page, '/?maxPrice=100&pricingDuration=week');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips).toContainText('Up to $700 a week');
    await bar(page).getByRole('button', { name: 'Filters, 1 on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog.getByRole('group', { name: 'Price of a week' })).toBeVisible();
    await expect(dialog.getByLabel('Up to, in dollars')).toHaveValue('700');
  });

  test('itinerants and experiences have the schedule, one-time at first', async ({ page }) => {
    for (const path of ['/itinerants', '/experiences']) {
      await visit(page, path);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const toggle = bar(page).getByRole('group', { name: 'Schedule' });
      await expect(toggle.getByRole('button', { pressed: true })).toHaveText('One-time');
      await toggle.getByRole('button', { name: 'Full schedule' }).click();
      await expect(page).toHaveURL(/scheduleDuration=full/);
      await expect(toggle.getByRole('button', { pressed: true })).toHaveText('Full schedule');
      await toggle.getByRole('button', { name: 'One-time' }).click();
      await expect(page).toHaveURL(/scheduleDuration=one-time/);
      expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
      await expect(bar(page).getByRole('group', { name: 'Price per' })).toHaveCount(0);
    }
  });

  test('under 768 px the toggle is in the card menu', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await visit(page, '/');
    await expect(page.getByRole('combobox', { name: 'Price per' })).toBeHidden();
    await bar(page).getByRole('button', { name: 'Sections' }).click();
    await page.getByRole('button', { name: 'Month' }).click();
    await expect(page).toHaveURL(/pricingDuration=month/);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Price per' })).toHaveValue('month');
  });
});

test('the filters write what they say into the URL and take it out again', async ({ page }) => {
  await visit(page, '/?address=Lisbon&latitude=38.72&longitude=-9.14');
  const opener = bar(page).getByRole('button', { name: /^Filters/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel('From, in dollars').fill('90');
  await dialog.getByLabel('Up to, in dollars').fill('40');
  await dialog.getByRole('button', { name: 'Show homes' }).click();
  await expect(dialog).toContainText('The lowest price is above the highest one.');
  await dialog.getByLabel('From, in dollars').fill('20');
  await dialog.getByLabel('Up to, in dollars').fill('200');
  await dialog.getByRole('button', { name: 'One room more' }).click();
  await dialog.getByRole('radio', { name: 'Private room' }).check();
  await dialog.getByLabel('How far from the place').selectOption({ label: '25 km' });
  await dialog.getByRole('button', { name: 'Show homes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/minPrice=20/);
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    address: 'Lisbon',
    radiusKm: '25',
    minPrice: '20',
    maxPrice: '200',
    roomCount: '1',
    occupancy: 'private-room',
  });
  await expect(opener).toHaveAccessibleName('Filters, 3 on');
  await opener.click();
  await dialog.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/minPrice|occupancy|roomCount|radiusKm/);
  await expect(page).toHaveURL(/address=Lisbon/);
});
