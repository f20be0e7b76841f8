import type { Page } from '@playwright/test';
import { loginDialog } from '../support/account-dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll, settle, showIn } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use({ newcomers: true });
test.describe.configure({ mode: 'parallel' });

const FLAG = 'hasSeenWelcomeModal5';
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Wayhearth' });
const flag = (page: Page) => page.evaluate((name) => localStorage.getItem(name), FLAG);
const ways = {
  Continue: (page: Page) => welcome(page).getByRole('button', { name: 'Continue' }).click(),
  Close: (page: Page) => welcome(page).getByRole('button', { name: 'Close' }).click(),
  Esc: (page: Page) => page.keyboard.press('Escape'),
  Back: async (page: Page) => {
    // Browsers skip entries of pages that nobody has touched.
    await welcome(page).getByRole('heading', { level: 2 }).click();
    await page.goBack();
  },
};

for (const [way, close] of Object.entries(ways)) {
  const title = `shown until it is closed by ${way}, which the browser keeps (spec 1 §4.7)`;
  test(title, way === 'Close' ? {} : RELEASE, async ({ page }) => {
    await visit(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(welcome(page)).toBeVisible();
    expect(await flag(page)).toBeNull();
    await expect(welcome(page).getByRole('heading', { level: 2 }), 'not its cross').toBeFocused();
    await close(page);
    await expect(welcome(page)).toBeHidden();
    expect(await flag(page)).not.toBeNull();
  });
}

test('never shown again once it was closed (spec 1 §4.7)', RELEASE, async ({ page }) => {
  await visit(page, '/');
  await expect(welcome(page)).toBeVisible();
  await ways.Esc(page);
  await expect(welcome(page)).toBeHidden();
  await visit(page, '/');
  await page.waitForTimeout(3_000);
  await expect(welcome(page)).toBeHidden();
});

test('it shows again while it was not closed', RELEASE, async ({ page }) => {
  await visit(page, '/favorites');
  await expect(welcome(page)).toBeVisible();
  await page.reload();
  await expect(welcome(page)).toBeVisible();
});

test(
  'a donation: alert and thanks to the letter, and nothing is sent (spec 1 §4.7)',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/');
    await expect(welcome(page)).toBeVisible();
    await settle(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const amount = welcome(page).getByRole('spinbutton');
    await expect(amount).toHaveAttribute('aria-valuemin', '1');
    await amount.press('ArrowUp');
    await amount.press('ArrowUp');
    await expect(amount).toHaveValue('2');
    const alert = welcome(page).getByRole('alert');
    for (const wrong of ['', '0', '-5', '0.5']) {
      await amount.fill(wrong);
      await welcome(page).getByRole('button', { name: 'Donate' }).click();
      await expect(alert).toHaveText('Please enter a valid donation amount.');
    }
    await amount.fill('25');
    await page.keyboard.press('Enter');
    await expect(welcome(page).getByRole('status')).toHaveText('Thank you for your $25 donation!');
    await expect(alert).toBeEmpty();
    expect(asked).toEqual([]);
  },
);

test('it waits while somebody types or has something open', RELEASE, async ({ page }) => {
  await visit(page, '/?address=Lisbon');
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'a field of the page');
    document.querySelector('main')?.prepend(field);
    field.focus();
  });
  await page.keyboard.type('I am typing', { delay: 300 });
  await page.waitForTimeout(1_000);
  await expect(welcome(page)).toBeHidden();
  await expect(page.getByLabel('a field of the page')).toHaveValue('I am typing');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(welcome(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(welcome(page)).toBeVisible();
});

test(
  'it is no part of the page before the first paint, and reads well in both themes',
  RELEASE,
  async ({ page }) => {
    const answer = await visit(page, '/');
    expect(await answer?.text()).not.toContain('welcome-dialog');
    await expect(welcome(page)).toBeVisible();
    await settle(page);
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme);
      await expectAccessible(page, `welcome, ${theme}`);
    }
    await page.setViewportSize({ width: 320, height: 600 });
    await expectNoSidewaysScroll(page, 'welcome at 320 px');
  },
);
