import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { approve, requestStay } from './book-stay.ts';
import { callApi, DEMO_HOST_EMAIL, NEW_PASSWORD, newEmail, register, signIn } from './call-api.ts';
import { toast } from './find-toast.ts';
import { REFUSED } from './meet-people.ts';
import { linkIn, readMail } from './read-mail.ts';
import { untilLive, visit } from './visit.ts';
import { expect, test } from './watched-test.ts';

const loginDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Welcome back - Login to your account!', exact: true });
const registerDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome', exact: true });

async function fillLogin(dialog: Locator, email: string, password: string): Promise<void> {
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** A heading's section of the account page. */
function section(page: Page, heading: string): Locator {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

test('one registers, and confirms the address by the mailed link (spec 1 §2.6, §4.6)', async ({
  page,
  faults,
}) => {
  faults.allow(...REFUSED);
  const email = newEmail('rosa');
  await visit(page, '/');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const dialog = registerDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with Github' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(dialog.getByText('This is required.')).toHaveCount(3);

  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name').fill('Rosa Marsh');
  await dialog.getByLabel('Password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'Registered!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();

  const link = linkIn(await readMail({ to: email, with: /Welcome to / }), /^\/verify-email/);
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await visit(page, '/profile-settings');
  await expect(section(page, 'Email')).toContainText('which is confirmed.');
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('registration and login lead to each other, and refusals are told', async ({
  page,
  faults,
}) => {
  faults.allow(...REFUSED);
  const { email } = await register(page.context(), 'Ines Oak');
  await page.context().clearCookies();
  await visit(page, '/');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Already have an account? Log in', exact: true }).click();
  await expect(registerDialog(page)).toBeHidden();
  await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
  await expect(loginDialog(page)).toBeHidden();

  const dialog = registerDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name').fill('Somebody Else');
  await dialog.getByLabel('Password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'An account with this email already exists.')).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('a wrong password is told in the sign-in’s own words; the right one logs in', async ({
  page,
  faults,
}) => {
  faults.allow(...REFUSED);
  const { email } = await register(page.context(), 'Ola Birch');
  await page.context().clearCookies();
  await visit(page, '/trips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to see your trips');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const dialog = loginDialog(page);
  await fillLogin(dialog, email, 'not-the-password');
  await expect(toast(page, 'Invalid email or password.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await fillLogin(dialog, email, NEW_PASSWORD);
  await expect(toast(page, 'Logged in')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips');

  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a forgotten password is replaced by the mailed link, which works once', async ({
  page,
  openBrowser,
  faults,
}) => {
  faults.allow(...REFUSED);
  const elsewhere = await openBrowser();
  const { email } = await register(elsewhere, 'Noor Fern');
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await loginDialog(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible();

  const link = linkIn(
    await readMail({ to: email, with: /Choose a new password/ }),
    /^\/reset-password/,
  );
  await visit(page, link);
  await page.getByLabel('New password').fill('quite-another-one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  expect(await callApi(elsewhere, 'GET', '/api/me'), 'signed out everywhere').toBeNull();

  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(toast(page, 'Invalid email or password.')).toBeVisible();
  await fillLogin(loginDialog(page), email, 'quite-another-one');
  await expect(toast(page, 'Logged in')).toBeVisible();

  await visit(page, link);
  await page.getByLabel('New password').fill('a-third-one-now');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(toast(page, 'This link is no longer valid.')).toBeVisible();
});

test('one sees where one is signed in, and signs out elsewhere', async ({ page, openBrowser }) => {
  const { email } = await register(page.context(), 'Ida Stone');
  const other = await openBrowser();
  await signIn(other, email, NEW_PASSWORD);
  await visit(page, '/profile-settings');
  const places = section(page, "Where you're signed in");
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await expect(places.getByText('This browser')).toHaveCount(1);
  await places.getByRole('button', { name: 'Sign out 1 other place' }).click();
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible();
  await expect(places.getByRole('listitem')).toHaveCount(1);

  const left = await other.newPage();
  await visit(left, '/trips');
  await expect(left.getByRole('heading', { level: 1 })).toHaveText('Log in to see your trips');
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
});

test('a new password signs out elsewhere; a new address is confirmed by mail', async ({
  page,
  openBrowser,
  faults,
}) => {
  faults.allow(...REFUSED);
  const { email } = await register(page.context(), 'Una Reed');
  const other = await openBrowser();
  await signIn(other, email, NEW_PASSWORD);
  await visit(page, '/profile-settings');
  const password = section(page, 'Password');
  await password.getByLabel('Current password').fill('a-guess');
  await password.getByLabel('New password').fill('brand-new-password');
  await password.getByRole('button').click();
  await expect(toast(page, "That password isn't right.")).toBeVisible();
  await password.getByLabel('Current password').fill(NEW_PASSWORD);
  await password.getByRole('button').click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  expect(await callApi(other, 'GET', '/api/me')).toBeNull();

  const next = newEmail('una');
  const address = section(page, 'Email');
  await address.getByLabel('New email').fill(next);
  await address.getByLabel('Your password').fill('brand-new-password');
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(toast(page, 'Check your new mailbox')).toBeVisible();
  const link = linkIn(await readMail({ to: next, with: /Confirm your new email/ }), /^\//);
  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible();
  await readMail({ to: email, with: /Your email is about to change/ });
  await signIn(other, next, 'brand-new-password');
});

test('the profile is saved, and strangers see its public part only', async ({
  page,
  openBrowser,
}) => {
  await register(page.context(), 'Kit Alder');
  await visit(page, '/profile-settings');
  await page.getByLabel('Headline').fill('Maps by day, soup by night');
  await page.getByLabel('About you').fill('I draw ferries.');
  await page.getByLabel('Phone').fill('+49 30 1234567');
  await page
    .getByRole('group', { name: 'Groups you belong to' })
    .getByRole('checkbox')
    .first()
    .check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(page.getByLabel('Headline')).toHaveValue('Maps by day, soup by night');
  await expect(page.getByLabel('Phone')).toHaveValue('+49 30 1234567');

  const me = await callApi<{ id: string }>(page.context(), 'GET', '/api/me');
  const stranger = await (await openBrowser()).newPage();
  const answer = await visit(stranger, `/profile/${me.id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Kit Alder');
  await expect(stranger.getByText('I draw ferries.')).toBeVisible();
  expect(await answer?.text()).not.toContain('1234567');
});

test('one takes one’s data along, and leaves for good', async ({ page, openBrowser, faults }) => {
  faults.allow(...REFUSED);
  const { email } = await register(page.context(), 'Lea Hazel');
  const host = await openBrowser();
  await signIn(host, DEMO_HOST_EMAIL);
  const booked = await requestStay(page.context(), { inDays: 230 });
  await approve(host, booked);
  await visit(page, '/profile-settings');

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await (await saving).path();
  const data = await readFile(file, 'utf8');
  expect(data).toContain(email);
  expect(data).toContain(booked.id);
  expect(data).not.toContain(NEW_PASSWORD);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Your account still has open reservations.')).toBeVisible();

  await callApi(page.context(), 'DELETE', `/api/reservations/${booked.id}`, {});
  await dialog.getByLabel('Your password').fill('a-guess');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText("That password isn't right.")).toBeVisible();
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(toast(page, 'Invalid email or password.')).toBeVisible();
  const kept = await host.newPage();
  await visit(kept, `/reservations/${booked.id}`);
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText(booked.title);
  await expect(kept.getByText('Lea Hazel')).toHaveCount(0);
});

test('what is behind a login offers it, page by page', async ({ page }) => {
  for (const [path, heading] of [
    ['/trips', 'Log in to see your trips'],
    ['/reservations', 'Log in to see your reservations'],
    ['/properties', 'Log in to see your homes'],
    ['/favorites', 'Log in to see your wishlist'],
    ['/profile-settings', 'Log in to see your account'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Log ?in$/ })
      .click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toBeHidden();
  }
});

test('a heart keeps a home in the wishlist', async ({ page }) => {
  await register(page.context(), 'Heda Rowan');
  await visit(page, '/?address=Lisbon');
  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  const heart = card.getByRole('button', { name: `Save ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(
      async () =>
        (await callApi<{ items: unknown[] }>(page.context(), 'GET', '/api/favorites')).items.length,
    )
    .toBe(1);
  await visit(page, '/favorites');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
