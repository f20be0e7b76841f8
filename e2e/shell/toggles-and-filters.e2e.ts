import type { Page } from '@playwright/test';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const bar = (page: Page) => page.getByRole('banner');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

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
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await dialog.getByRole('button', { name: 'Price range and analytics' }).click();
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
