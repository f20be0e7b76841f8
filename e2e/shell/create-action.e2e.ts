import type { Page } from '@playwright/test';
import { loginDialog } from '../support/account-dialogs.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { pressInPlace } from '../support/input-methods.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** What each create action opens. */
const BY_PATH = [
  ['/', 'List your home', 'Host Your Co-Living!'],
  ['/travel', 'List your home', 'Host Your Co-Living!'],
  ['/itinerants', 'Create an itinerant', 'Host An Itinerant'],
  ['/experiences', 'Host an experience', 'Create Your Experience'],
  ['/community', 'Host an experience', 'Create Your Experience'],
] as const;

async function create(page: Page, label: string): Promise<void> {
  await pressInPlace(page.getByRole('button', { name: 'Your menu' }), 'mouse');
  await page
    .getByRole('dialog', { name: 'Your menu' })
    .getByRole('button', { name: label })
    .click();
}

test('the create action opens a dialog by path (spec 1 §2.3)', RELEASE, async ({ page }) => {
  await registerConfirmed(page.context(), 'Ana Host');
  for (const [path, label, title] of BY_PATH) {
    await visit(page, path);
    await create(page, label);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test(
  'signed out the create action opens the login dialog (spec 1 §2.3)',
  RELEASE,
  async ({ page }) => {
    for (const [path, label] of BY_PATH) {
      await visit(page, path);
      await create(page, label);
      await expect(loginDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(loginDialog(page)).toBeHidden();
    }
  },
);

test('a dialog leaves the page as it is, and Back closes it', RELEASE, async ({ page }) => {
  await registerConfirmed(page.context(), 'Ana Host');
  await visit(page, '/?address=Lisbon');
  await page.evaluate(() => window.scrollTo({ top: 90 }));
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-kept', ''));
  await create(page, 'List your home');
  const dialog = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/?address=Lisbon');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/?address=Lisbon');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(90);
  await expect(page.locator('main')).toHaveAttribute('data-kept', '');
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeFocused();
});

test(
  'a dialog whose code does not come says so, and the page stays',
  RELEASE,
  async ({ page, faults }) => {
    faults.allow(/hosting-dialog/, /Failed to load/, /ERR_FAILED/);
    await registerConfirmed(page.context(), 'Ana Host');
    await visit(page, '/experiences');
    await page.route('**/hosting-dialog*', (route) => route.abort());
    await create(page, 'Host an experience');
    await expect(
      page.getByText("We couldn't load this. Check your connection and try again."),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
