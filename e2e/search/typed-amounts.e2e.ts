import type { Page } from '@playwright/test';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// Without the map beside the results, which is drawn by software here and takes long.
test.use({ viewport: { width: 900, height: 800 } });

/** The filters of homes at their last step, which asks for prices. */
async function openPrices(page: Page, path: string) {
  await visit(page, path);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Filter/ })
    .click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', {
    name: /^(Next|Weiter|Search Co-Livings|Co-Livings suchen)$/,
  });
  for (let step = 0; step < 3; step++) await submit.click();
  return {
    dialog,
    submit,
    min: dialog.locator('[name=minPrice]'),
    max: dialog.locator('[name=maxPrice]'),
  };
}

test('prices are read as the reader writes them, and what is none is said at the field', async ({
  page,
}) => {
  const { dialog, submit, min, max } = await openPrices(page, '/?address=Lisbon');
  await min.fill('45,50');
  await max.fill('＄１，２００．００');
  await max.blur();
  await expect(max).toHaveValue('1200');
  await min.fill('1.200');
  await submit.click();
  await expect(dialog.getByText('Enter an amount such as 1200 or 45.50.')).toBeVisible();
  await expect(min).toBeFocused();
  await expect(min).toHaveValue('1.200');
  await min.fill('45,50');
  await submit.click();
  await expect(page).toHaveURL(/minPrice=45&maxPrice=1200/);
});

test.describe('to a German reader', () => {
  test.use({ locale: 'de-DE' });

  test('a point before three digits is a thousand', async ({ page }) => {
    const { submit, max } = await openPrices(page, '/?address=Lisbon');
    await max.fill('1.200,50');
    await submit.click();
    await expect(page).toHaveURL(/maxPrice=1200/);
  });
});

for (const path of ['/search', '/itinerants/search', '/experiences/search']) {
  test(`the form without scripts refuses what is no amount: ${path}`, async ({ page }) => {
    await page.goto(path);
    const field = page.locator('[name=maxPrice], [name=price]');
    for (const [typed, isTaken] of [
      ['45,50', true],
      ['$45', true],
      ['١٠٠', true],
      ['cheap', false],
      ['1.200', false],
    ] as const) {
      await field.fill(typed);
      expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(
        isTaken,
      );
    }
  });
}
