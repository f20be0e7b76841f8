import { fillLogin, loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { register } from '../support/call-api.ts';
import { toast } from '../support/find-toast.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a form that is not filled in moves the focus to its first field, and then follows it', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  const dialog = registerDialog(page);
  const email = dialog.getByLabel('Email');
  const name = dialog.getByLabel('Name');
  await email.fill('rowan@example.test');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('This is required.');
  await email.fill('rowan');
  await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
  await name.fill('Rowan');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('a refusal of the server moves the focus to the field to type again', async ({
  page,
  faults,
}) => {
  faults.allow(/answer: 40\d POST/, /Failed to load resource/);
  const { email: taken } = await register(page.context(), 'Ines Oak');
  await page.context().clearCookies();
  await visit(page, '/');
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  const dialog = registerDialog(page);
  const email = dialog.getByLabel('Email');
  await email.fill(taken);
  await dialog.getByLabel('Name').fill('Rowan');
  await dialog.getByLabel('Password', { exact: true }).fill('a long password');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('already exists');
  await expect(email).toBeFocused();

  await dialog.getByRole('button', { name: /Log in$/ }).click();
  const login = loginDialog(page);
  await fillLogin(login, taken, 'not the password');
  await expect(login.getByRole('alert')).toContainText('Invalid email or password.');
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(login.getByLabel('Email')).toHaveValue(taken);
});

test('a profile is unsaved while it differs, and shows what was saved', async ({
  page,
  faults,
}) => {
  faults.allow(/answer: 400 /, /Failed to load resource/);
  await register(page.context(), 'Rowan Ash');
  await visit(page, '/profile-settings');
  const headline = page.getByLabel('Headline');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await headline.fill('Maps by day');
  await page.getByLabel('Interests').fill('ferries');
  await page.getByLabel('Interests').press('Enter');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByLabel('Work starts at').fill('09:00');
  await page.getByRole('button', { name: 'Save profile' }).click();
  // The hours have no time zone.
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await page.getByLabel('Work starts at').fill('');
  await headline.fill('  Maps   by day ');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await expect(headline).toHaveValue('Maps by day');

  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('button', { name: 'Remove ferries' })).toBeVisible();
  await page.getByLabel('Date of birth').fill('');
  await headline.fill('Soup by night');
  await page.getByRole('link', { name: 'Wayhearth' }).first().click();
  await question.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await headline.fill('Maps by day');
  await page.getByLabel('Date of birth').fill('1990-02-03');
  await page.getByRole('link', { name: 'Wayhearth' }).first().click();
  await expect(page).not.toHaveURL(/profile-settings/);
});

test('text that was typed before the page is live is sent', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/hydrate.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('rowan@example.test');
  send();
  await untilLive(page);
  await expect(page.getByLabel('Email')).toHaveValue('rowan@example.test');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
});
