import type { Page } from '@playwright/test';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The dollars of a written amount. */
const dollarsIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

test.describe('the toggles (spec 1 §2.2)', () => {
  // The bar has room for five buttons from here on; below they are a menu.
  test.use({ viewport: { width: 1440, height: 800 } });

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

  test(
    'the price duration is read once, at the start, and is the same when one goes back',
    RELEASE,
    async ({ page }) => {
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
    },
  );

  test(
    'with dates or months it says what the stay comes to, beside its total',
    RELEASE,
    async ({ page }) => {
      const dates = new URLSearchParams({
        startDate: dayFromToday(60),
        endDate: dayFromToday(90),
        address: 'Lisbon',
      });
      const month = dayFromToday(90).slice(0, 7);
      const months = `dateMode=months&startMonth=${month}&endMonth=${month}&address=Lisbon`;
      for (const query of [dates.toString(), months]) {
        await visit(page, `/?${query}`);
        const card = cards(page).first();
        await expect(card).toContainText(/for \d+ nights, all in/);
        const total = dollarsIn((await card.locator('strong').textContent()) ?? '');
        const nights = Number(/for (\d+) nights/.exec((await card.textContent()) ?? '')?.[1]);
        for (const [duration, span, days] of [
          ['Night', 'a night', 1],
          ['Week', 'a week', 7],
          ['Month', 'a month', 30],
        ] as const) {
          await bar(page)
            .getByRole('group', { name: 'Price per' })
            .getByRole('button', { name: duration })
            .click();
          const beside = card.getByText(new RegExp(`· \\$[\\d,]+ ${span}`));
          await expect(beside).toBeVisible();
          const text = (await beside.textContent()) ?? '';
          const amount = dollarsIn(/· (\$[\d,]+)/.exec(text)?.[1] ?? '');
          // The total is rounded to a dollar before it is read here.
          expect(Math.abs(amount - (total / nights) * days)).toBeLessThan(
            0.51 + (0.5 / nights) * days,
          );
        }
      }
    },
  );

  test('pages without prices have none', RELEASE, async ({ page }) => {
    for (const path of ['/community', '/travel']) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-label="Price per"]'), path).toHaveCount(0);
    }
  });

  test(
    'a price range that was typed for a month comes back as it was typed',
    RELEASE,
    async ({ page }) => {
      await visit(page, '/?pricingDuration=month');
      await bar(page).getByRole('button', { name: 'Filters' }).click();
      const dialog = page.getByRole('dialog', { name: 'Filter' });
      await dialog.getByRole('button', { name: 'Price range and analytics' }).click();
      await dialog.getByLabel('Minimum, in dollars').fill('1000');
      await dialog.getByLabel('Maximum, in dollars').fill('2000');
      await dialog.getByRole('button', { name: 'Search Co-Livings' }).click();
      await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
        '$1,000 – $2,000 a month',
      );
      await bar(page).getByRole('button', { name: 'Filters, 1 on' }).click();
      await dialog.getByRole('button', { name: 'Price range and analytics' }).click();
      await expect(dialog.getByLabel('Minimum, in dollars')).toHaveValue('1000');
      await expect(dialog.getByLabel('Maximum, in dollars')).toHaveValue('2000');
    },
  );

  test('the price filter follows the duration', RELEASE, async ({ page }) => {
    await visit(page, '/?maxPrice=100&pricingDuration=week');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips).toContainText('Up to $700 a week');
    await bar(page).getByRole('button', { name: 'Filters, 1 on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await dialog.getByRole('button', { name: 'Price range and analytics' }).click();
    await expect(dialog.getByRole('group', { name: 'Price per week' })).toBeVisible();
    await expect(dialog.getByLabel('Maximum, in dollars')).toHaveValue('700');
  });

  test(
    'itinerants and experiences have the schedule, one-time at first',
    RELEASE,
    async ({ page }) => {
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
    },
  );

  test('under 768 px the toggle is in the card menu', RELEASE, async ({ page }) => {
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
