import type { Page, Request } from '@playwright/test';
import { appCode } from '#features/accounts/server/testing/app-codes.ts';
import { fillLogin, loginDialog, registerDialog, section } from '../support/account-dialogs.ts';
import { callApi, NEW_PASSWORD, newEmail, register, signIn } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { openPage, REFUSED } from '../support/meet-people.ts';
import { expect, test } from '../support/moved-server-test.ts';
import { attachPasskeyDevice } from '../support/passkey-device.ts';
import { linkIn, readMail } from '../support/read-mail.ts';
import { visit } from '../support/visit.ts';

const banner = (page: Page) => page.getByRole('banner');

async function openLogin(page: Page) {
  await banner(page).getByRole('button', { name: 'Login' }).click();
  return loginDialog(page);
}

/** A page that is open hears that its person has logged out, and would load itself again. */
async function logOutElsewhere(page: Page) {
  await page.goto('about:blank');
  await callApi(page.context(), 'POST', '/api/auth/sign-out', {});
}

test('one adds a passkey, renames it and logs in with it', async ({ page, faults }) => {
  faults.allow(...REFUSED);
  const device = await attachPasskeyDevice(page);
  const { email } = await register(page.context(), 'Pia Key');
  await visit(page, '/profile-settings');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await passkeys.getByRole('button', { name: /^Rename / }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' });
  await renaming.getByLabel('Name').fill('My laptop');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByText('My laptop')).toBeVisible();

  await logOutElsewhere(page);
  await device.touchForDialogsAlone();
  await visit(page, '/');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page, 'Logged in')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await callApi(page.context(), 'GET', '/api/me')).toMatchObject({ email });
});

test('an offer at the field that comes late leaves the dialog of the button alone', async ({
  page,
}) => {
  await attachPasskeyDevice(page);
  const { email } = await register(page.context(), 'Lea Late');
  await visit(page, '/profile-settings');
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await logOutElsewhere(page);

  // The form's offer is asked for first, and answered while the button's dialog is open.
  const isDialogOpen = Promise.withResolvers<void>();
  const offer = Promise.withResolvers<Request>();
  let requests = 0;
  await page.route('**/api/auth/passkey/options', async (route) => {
    requests += 1;
    if (requests > 1) return await route.continue();
    offer.resolve(route.request());
    await isDialogOpen.promise;
    // The page may have given up the request.
    await route.continue().catch(() => undefined);
  });
  await page.exposeFunction('waitForOffer', async () => {
    isDialogOpen.resolve();
    await (await offer.promise).response();
  });
  await page.addInitScript(() => {
    // An empty page has none.
    if (!isSecureContext) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      // An offer waits for its person for ever here, who touches the device for the dialog alone.
      if (options?.mediation === 'conditional') return await new Promise(() => {});
      await Reflect.get(window, 'waitForOffer')();
      // What the page does with the answer has its turn.
      await new Promise((resolve) => setTimeout(resolve, 200));
      return get(options);
    };
  });
  await visit(page, '/');
  const dialog = await openLogin(page);
  await offer.promise;
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page, 'Logged in')).toBeVisible();
  expect(await callApi(page.context(), 'GET', '/api/me')).toMatchObject({ email });
});

test('the browser offers a passkey at the field of the address', async ({ page }) => {
  await attachPasskeyDevice(page);
  // A browser without a window lists nothing at a field: its person chooses at once.
  await page.addInitScript(() => {
    // An empty page has none.
    if (!isSecureContext) return;
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    credentials.get = async ({ mediation, ...options } = {}) => {
      document.documentElement.dataset.mediation = mediation ?? '';
      return await get(options);
    };
  });
  const { email } = await register(page.context(), 'Otto Fill');
  await visit(page, '/profile-settings');
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await logOutElsewhere(page);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Logged in')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mediation', 'conditional');
  expect(await callApi(page.context(), 'GET', '/api/me')).toMatchObject({ email });
});

test('one registers without a password', async ({ page, faults }) => {
  faults.allow(...REFUSED);
  const device = await attachPasskeyDevice(page);
  const email = newEmail('nora');
  await visit(page, '/');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const dialog = registerDialog(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  await dialog.getByLabel('Name').fill('Nora Nopass');
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'Registered!')).toBeVisible();
  expect(await device.countPasskeys()).toBe(1);
  expect(await callApi(page.context(), 'GET', '/api/account/sign-in-methods')).toMatchObject({
    password: false,
    passkeys: 1,
  });
});

test('a code completes the login, and a trusted device needs none', async ({ page, faults }) => {
  faults.allow(...REFUSED);
  const { email } = await registerConfirmed(page.context(), 'Theo Two');
  await visit(page, '/profile-settings');
  const settings = section(page, 'Two-step login');
  await settings.getByRole('button', { name: 'Turn on two-step login' }).click();
  const connect = page.getByRole('dialog', { name: 'Connect an authenticator app' });
  await expect(connect.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await connect.locator('code').innerText()).replace(/\s/g, '');
  await connect
    .getByLabel('Code', { exact: true })
    .fill(await appCode(secret, Temporal.Now.instant()));
  await connect.getByRole('button', { name: 'Turn on' }).click();
  const saving = page.getByRole('dialog', { name: 'Save your backup codes' });
  await expect(saving.getByRole('listitem')).toHaveCount(10);
  const codes = await saving.getByRole('listitem').allInnerTexts();
  await saving.getByRole('button', { name: "I've saved them" }).click();
  await expect(settings).toContainText('You have 10 backup codes left.');

  await logOutElsewhere(page);
  await visit(page, '/');
  await fillLogin(await openLogin(page), email, NEW_PASSWORD);
  const second = page.getByRole('dialog', { name: 'Enter your code' });
  await second.getByLabel('Code', { exact: true }).fill('000000');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(second.getByText("This code isn't valid or has already been used.")).toBeVisible();
  await second.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await second.getByLabel('Trust this device for 30 days').check();
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'Logged in')).toBeVisible();

  // Tabs of their own: a page loads itself again once its person has logged in.
  const context = page.context();
  await page.close();
  await callApi(context, 'POST', '/api/auth/sign-out', {});
  const again = await openPage(context, '/');
  await fillLogin(await openLogin(again), email, NEW_PASSWORD);
  await expect(toast(again, 'Logged in')).toBeVisible();
  const account = await openPage(context, '/profile-settings');
  await expect(section(account, 'Two-step login')).toContainText('You have 9 backup codes left.');
});

test('a login on a new device is mailed, and ended by the link of the mail', async ({
  openBrowser,
  faults,
  startServer,
}) => {
  test.setTimeout(180_000);
  faults.allow(...REFUSED);
  const server = await startServer(Temporal.Now.instant());
  const own = await openBrowser({ baseURL: server.origin });
  const { email } = await register(own, 'Lena Light');
  await server.moveTo(server.now().add({ minutes: 16 }));
  const stranger = await openBrowser({ baseURL: server.origin });
  await signIn(stranger, email, NEW_PASSWORD);
  const mail = await readMail({ to: email, with: /New login/, data: server.data });

  const tab = await own.newPage();
  await visit(tab, linkIn(mail, /^\/end-session/));
  // Opening the link has ended nothing yet.
  expect(await callApi(stranger, 'GET', '/api/me')).not.toBeNull();
  await tab.getByRole('button', { name: 'Log that device out' }).click();
  await expect(tab.getByRole('heading', { name: 'That device is logged out' })).toBeVisible();
  expect(await callApi(stranger, 'GET', '/api/me')).toBeNull();

  // Sixteen minutes after the login, what is important asks again and then goes on.
  await visit(tab, '/profile-settings');
  const next = newEmail('lena');
  await section(tab, 'Email').getByLabel('New email').fill(next);
  await section(tab, 'Email').getByRole('button', { name: 'Change email' }).click();
  const asks = tab.getByRole('dialog', { name: "Confirm that it's you" });
  await asks.getByLabel('Your password').fill('a-guess');
  await asks.getByRole('button', { name: 'Confirm' }).click();
  await expect(asks.getByText("That password isn't right.").first()).toBeVisible();
  await asks.getByLabel('Your password').fill(NEW_PASSWORD);
  await asks.getByRole('button', { name: 'Confirm' }).click();
  await expect(asks).toBeHidden();
  await expect(toast(tab, 'Check your new inbox')).toBeVisible();
  await readMail({ to: next, with: /Confirm your new email/, data: server.data });
});
