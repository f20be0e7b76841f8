import type { Locator, Page } from '@playwright/test';
import { fillLogin, loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { NEW_PASSWORD, register } from '../support/call-api.ts';
import { expectAccessible, settle, showIn } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { REFUSED } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Whether a press at its middle meets it, and not what lies over it. */
async function isOnTop(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && element.contains(met);
  });
}

async function openLogin(page: Page): Promise<Locator> {
  const wide = page.getByRole('banner').getByRole('button', { name: 'Login' });
  if (await wide.isVisible()) await wide.click();
  else {
    await page.getByRole('button', { name: 'Your menu' }).last().click();
    await page
      .getByRole('dialog', { name: 'Your menu' })
      .getByRole('button', { name: 'Login' })
      .click();
  }
  return loginDialog(page);
}

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  const title = `a wrong password is shown in the form and over the dialog, on a ${device}`;
  test(title, RELEASE, async ({ page, faults }) => {
    faults.allow(...REFUSED);
    await page.setViewportSize(viewport);
    const { email } = await register(page.context(), 'Ada Rowan');
    await page.context().clearCookies();
    await visit(page, '/');
    const dialog = await openLogin(page);
    await fillLogin(dialog, email, 'not-the-password');
    await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password.');
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('not-the-password');
    const shown = toast(page, 'Invalid email or password.');
    await expect(shown).toBeVisible();
    await settle(page);
    expect(await isOnTop(shown)).toBe(true);
    const [box, alert] = [await shown.boundingBox(), await dialog.getByRole('alert').boundingBox()];
    expect(
      (box?.y ?? 0) + (box?.height ?? 0) <= (alert?.y ?? 0) ||
        (alert?.y ?? 0) + (alert?.height ?? 0) <= (box?.y ?? 0),
      'the toast covers nothing that the form says',
    ).toBe(true);
    // Under the mouse it stays.
    await shown.hover();
    for (const theme of ['light', 'dark'] as const) {
      await showIn(page, theme);
      await expectAccessible(page, `a toast over the login, ${theme}`);
    }
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown, 'it can be closed over a dialog').toHaveCount(0);

    await password.fill(NEW_PASSWORD);
    await password.press('Enter');
    const done = toast(page, 'Logged in');
    await expect(dialog).toBeHidden();
    await expect(done, 'it outlives the dialog').toBeVisible();
  });
}

test(
  'a refusal without a text, as a proxy may give, is shown too',
  RELEASE,
  async ({ page, faults }) => {
    faults.allow(/answer: 502/, /console: Failed to load resource/);
    await visit(page, '/');
    await page.route('**/api/auth/sign-in/email', (route) =>
      route.fulfill({ status: 502, json: {} }),
    );
    const dialog = await openLogin(page);
    await fillLogin(dialog, 'ada@example.org', NEW_PASSWORD);
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.');
    await expect(toast(page, 'Something went wrong.')).toBeVisible();
  },
);

test('a dialog begins at its first field; the password can be shown', RELEASE, async ({ page }) => {
  await visit(page, '/');
  const dialog = await openLogin(page);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('seen-and-hidden');
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('seen-and-hidden');
  await dialog.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await expect(registerDialog(page).getByLabel('Email')).toBeFocused();
});

test('one line says that neither provider is set up', RELEASE, async ({ page }) => {
  await visit(page, '/');
  const dialog = await openLogin(page);
  const note = dialog.getByText(/aren't set up on this server/);
  await expect(note).toHaveCount(1);
  for (const name of ['Continue with Google', 'Continue with Github']) {
    const button = dialog.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(await note.innerText());
  }
});
