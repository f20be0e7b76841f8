import { fillLogin, loginDialog, registerDialog, section } from '../support/account-dialogs.ts';
import { callApi, NEW_PASSWORD, newEmail, register, signIn } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { REFUSED } from '../support/meet-people.ts';
import { linkIn, readMail } from '../support/read-mail.ts';
import { textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('one registers, and confirms the address by the mailed link (spec 1 §2.6, §4.6)', async ({
  page,
  openBrowser,
  faults,
}) => {
  faults.allow(...REFUSED, /^request: csp \S+\/assets\/\S+\.js$/);
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
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'Registered!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible();

  const link = linkIn(await readMail({ to: email, with: /Welcome to / }), /^\/verify-email/);
  const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await expect(plain.locator('main noscript p')).toContainText(
    'Confirming your email requires JavaScript.',
  );
  await expect(plain.getByRole('button', { name: 'Confirm my email' })).toBeHidden();
  await visit(page, link);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await expect(confirm).toBeVisible();
  // Whoever opens the link has used nothing up yet.
  expect(await callApi(page.context(), 'GET', '/api/profile')).toMatchObject({
    emailVerified: false,
  });
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await visit(page, '/profile-settings');
  await expect(section(page, 'Email')).toContainText('which is confirmed.');
  await visit(page, link);
  await confirm.click();
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
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'An account with this email already exists.')).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('a wrong password is told in the sign-in’s own words; the right one logs in, in the account’s language', async ({
  page,
  faults,
}) => {
  faults.allow(...REFUSED);
  const { email } = await register(page.context(), 'Ola Birch');
  // Chosen on another device: the page is shown anew, and says by then that one is logged in.
  await callApi(page.context(), 'PUT', '/api/account/locale', { locale: 'de' });
  await page.context().clearCookies();
  await visit(page, '/trips');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to see your trips');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = loginDialog(page);
  await fillLogin(dialog, email, 'not-the-password');
  await expect(toast(page, 'Invalid email or password.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await fillLogin(dialog, email, NEW_PASSWORD);
  const de = textsOf('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(toast(page, de('Logged in'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de('Trips'));
  await page.reload();
  await untilLive(page);
  await expect(toast(page, de('Logged in')), 'told once').toHaveCount(0);

  await page.getByRole('button', { name: de('Your menu') }).click();
  await page.getByRole('button', { name: de('Logout') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: de('Login') })).toBeVisible();
});

test(
  'a forgotten password is replaced by the mailed link, which works once',
  EXHAUSTIVE,
  async ({ page, openBrowser, faults }) => {
    faults.allow(...REFUSED);
    const elsewhere = await openBrowser();
    const { email } = await register(elsewhere, 'Noor Fern');
    await visit(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await loginDialog(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await untilLive(page);
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

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
    await expect(loginDialog(page)).toBeHidden();
    // Its entry in the history goes with it; whoever leaves before would be called back.
    await page.waitForFunction(() => history.state?.dialog !== true);

    await visit(page, link);
    await page.getByLabel('New password').fill('a-third-one-now');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(toast(page, 'This link is no longer valid.')).toBeVisible();
  },
);

test(
  'one sees where one is signed in, and signs out elsewhere',
  EXHAUSTIVE,
  async ({ page, openBrowser }) => {
    const { email } = await register(page.context(), 'Ida Stone');
    const other = await openBrowser();
    await signIn(other, email, NEW_PASSWORD);
    await visit(page, '/profile-settings');
    const places = section(page, "Where you're logged in");
    await expect(places.getByRole('listitem')).toHaveCount(2);
    await expect(places.getByText('This browser')).toHaveCount(1);
    await places.getByRole('button', { name: 'Log out of 1 other device' }).click();
    await expect(toast(page, 'Logged out everywhere else')).toBeVisible();
    await expect(places.getByRole('listitem')).toHaveCount(1);

    const left = await other.newPage();
    await visit(left, '/trips');
    await expect(left.getByRole('heading', { level: 1 })).toHaveText('Log in to see your trips');
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  },
);

test(
  'a new password signs out elsewhere; a new address is confirmed by mail',
  EXHAUSTIVE,
  async ({ page, openBrowser, faults }) => {
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
    await address.getByRole('button', { name: 'Change email' }).click();
    await expect(toast(page, 'Check your new inbox')).toBeVisible();
    const link = linkIn(await readMail({ to: next, with: /Confirm your new email/ }), /^\//);
    await visit(page, link);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible();
    await readMail({ to: email, with: /Your email is about to change/ });
    await signIn(other, next, 'brand-new-password');
  },
);
