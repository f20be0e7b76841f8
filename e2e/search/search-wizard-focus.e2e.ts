import type { Locator, Page } from '@playwright/test';
import { EXHAUSTIVE, exhaustiveIf } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { mouse, touch } from '../support/input-methods.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const SCREENS = [
  {
    name: 'a phone',
    input: touch,
    browser: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  { name: 'a desk', input: mouse, browser: { viewport: { width: 1280, height: 800 } } },
] as const;

async function openSearch(page: Page): Promise<Locator> {
  await visit(page, '/');
  await page.getByRole('button', { name: /^Search homes/ }).click();
  return page.getByRole('dialog', { name: 'Search homes' });
}

for (const { name, input, browser } of SCREENS) {
  test(
    `an arrival without a departure is said in sight, with the keyboard at that day, on ${name}`,
    exhaustiveIf(name !== 'a phone'),
    async ({ openBrowser }) => {
      const context = await openBrowser(browser);
      const dialog = await openSearch(await context.newPage());
      await expect(dialog.getByRole('combobox', { name: 'Where to' })).toBeFocused();

      const arrival = dayFromToday(60);
      await input.pickDay(dialog, arrival);
      await input.press(dialog.getByRole('button', { name: 'Next', exact: true }));
      const message = dialog.getByRole('alert');
      await expect(message).toHaveText('Choose your departure date too, or clear the dates.');
      const day = dialog.locator(`[data-date="${arrival}"]`);
      await expect(day).toBeFocused();
      await expect(day).toBeInViewport({ ratio: 1 });
      await expect(message).toBeInViewport({ ratio: 1 });
      // What the footer covers is in the viewport as well.
      for (const seen of [message, day]) expect(await isOnTop(seen)).toBe(true);
      await expect(
        dialog.getByRole('group', { name: 'Dates', exact: true }),
      ).toHaveAccessibleDescription('Choose your departure date too, or clear the dates.');

      // Another way to say when asks for no day to leave.
      await input.press(dialog.getByText('Flexible', { exact: true }));
      await expect(dialog.getByText('1 field needs another look.')).toHaveCount(0);
    },
  );
}

test(
  'a highest price under the lowest is taken back by a change of either',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const context = await openBrowser();
    const dialog = await openSearch(await context.newPage());
    const next = dialog.getByRole('button', { name: 'Next', exact: true });
    await next.click();
    await dialog.getByLabel('Minimum, in dollars').fill('60');
    await dialog.getByLabel('Maximum, in dollars').fill('50');
    await next.click();
    const crossed = dialog.getByText('The maximum price has to be above the minimum.');
    await expect(crossed).toBeVisible();
    await dialog.getByLabel('Minimum, in dollars').fill('40');
    await expect(crossed).toHaveCount(0);
  },
);

/** Whether nothing lies over the middle of an element. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
