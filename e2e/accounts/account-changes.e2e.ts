import type { BrowserContext, Locator, Page } from '@playwright/test';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { fillLogin, loginDialog, section } from '../support/account-dialogs.ts';
import { approve, pay, requestStay } from '../support/book-stay.ts';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton } from '../support/itinerant-dialog.ts';
import { HOST, listHome, makeHost, someHome } from '../support/list-home.ts';
import { openConversation } from '../support/open-conversation.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) =>
  faults.allow(
    / 409 /,
    /Failed to load resource.*409/,
    // What a page asks for by itself while the other account logs in is asked with a session that
    // has ended.
    / 401 GET /,
    /Failed to load resource.*401/,
  ),
);

const VISUALS = 'Visuals and description';
const NOTHING_SENT = 'Nothing was sent.';
const changed = (page: Page) =>
  page.getByRole('dialog', { name: "You're now logged in as Otto Other" });
const homeDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Co-Living' });

/** Two accounts of one browser; the first is signed in. */
async function twoAccounts(
  context: BrowserContext,
  openBrowser: () => Promise<BrowserContext>,
): Promise<{ email: string; other: string }> {
  const other = await registerConfirmed(await openBrowser(), 'Otto Other');
  const { email } = await registerConfirmed(context, 'Lena First');
  return { email, other: other.email };
}

/** Another tab logs out and logs in, and this page isn't told. */
const become = (page: Page, email: string) => signIn(page.context(), email, NEW_PASSWORD);

async function editHome(page: Page): Promise<Locator> {
  await callApi(page.context(), 'POST', '/api/listings', {
    ...HOME_FORM,
    title: 'A loft by the river',
  });
  await visit(page, '/properties');
  await page
    .getByRole('button', { name: /^Edit A loft by the river/ })
    .first()
    .click();
  const dialog = homeDialog(page);
  await exactButton(dialog, VISUALS).click();
  await dialog.getByLabel('Title').fill('A loft above the river');
  return dialog;
}

async function save(dialog: Locator): Promise<void> {
  const step = exactButton(dialog, 'Policies and pricing');
  if ((await step.getAttribute('aria-current')) === null) await step.click();
  await exactButton(dialog, 'Update').click();
}

test('a home that is edited is saved as its host or not at all, and nothing typed is lost', async ({
  page,
  openBrowser,
}) => {
  const { email, other } = await twoAccounts(page.context(), openBrowser);
  const dialog = await editHome(page);
  await become(page, other);

  await save(dialog);
  await expect(changed(page)).toContainText('This page was opened as Lena First.');
  await expectAccessible(page, 'the dialog that says another account is logged in');
  // By the keyboard, there and back.
  await expect(changed(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(changed(page)).toBeHidden();
  await expect(dialog.getByRole('alert')).toContainText(`${NOTHING_SENT} Log in as Lena First`);
  await exactButton(dialog, VISUALS).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('A loft above the river');

  await save(dialog);
  await exactButton(changed(page), 'Log in as Lena First').press('Enter');
  await expect(loginDialog(page).getByLabel('Email')).toHaveValue(email);
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(toast(page, 'Listing Updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('A loft above the river').first()).toBeVisible();
});

test('a request is made in nobody’s name', async ({ page, openBrowser }) => {
  const { email, other } = await twoAccounts(page.context(), openBrowser);
  const [startDate, endDate] = [dayFromToday(240), dayFromToday(247)];
  const { id } = await someHome();
  const query = new URLSearchParams({ startDate, endDate, guestCount: '1' });
  await visit(page, `/listings/${id}?${query}`);
  const price = page.getByRole('complementary', { name: 'Price' });
  await price.getByRole('button', { name: 'Reserve' }).click();
  const dialog = page.getByRole('dialog', { name: `Request to stay with ${HOST}` });
  await dialog.getByRole('textbox').fill('I build maps for a living.');
  await become(page, other);
  await exactButton(dialog, 'Request').click();
  await exactButton(changed(page), 'Keep this page open').click();
  await expect(dialog).toContainText(NOTHING_SENT);
  await expect(dialog.getByRole('textbox')).toHaveValue('I build maps for a living.');
  for (const person of [other, email]) {
    await become(page, person);
    expect(await callApi(page.context(), 'GET', '/api/trips')).toMatchObject({ items: [] });
  }
});

test('a message stays unsent, and the page is the other account’s once it is loaded again', async ({
  page,
  faults,
  openBrowser,
}) => {
  // The conversation is none of the other account's.
  faults.allow(/ 404 GET .*\/messages\//, /Failed to load resource.*404/);
  const { email, other } = await twoAccounts(page.context(), openBrowser);
  const id = await openConversation(page.context());
  await visit(page, `/messages/${id}`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Is the desk by the window?');
  await become(page, other);
  await field.press('Enter');
  await exactButton(changed(page), 'Keep this page open').click();
  await expect(page.getByText('Is the desk by the window?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await exactButton(changed(page), 'Reload as Otto Other').click();
  await expect(page.getByText('Is the desk by the window?')).toHaveCount(0);
  await become(page, email);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByText('Is the desk by the window?')).toHaveCount(0);
});

test('an open page is told at once when another tab logs in, and its links load a new page', async ({
  page,
  openBrowser,
}) => {
  const { email, other } = await twoAccounts(page.context(), openBrowser);
  await visit(page, '/trips');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.locator('a[href="/profile-settings"]').click();
  const headline = section(page, 'Your profile').getByLabel('Headline');
  await headline.fill('At home by the sea');

  const tab = await page.context().newPage();
  await become(tab, other);
  await visit(tab, '/trips');
  await expect(changed(page)).toBeVisible();
  await expect(changed(tab)).toHaveCount(0);
  await exactButton(changed(page), 'Keep this page open').click();
  await expect(headline).toHaveValue('At home by the sea');

  // A page of the first account tells the one of the other.
  await become(tab, email);
  const third = await page.context().newPage();
  await visit(third, '/trips');
  await expect(
    tab.getByRole('dialog', { name: "You're now logged in as Lena First" }),
  ).toBeVisible();
  // The page reads again what it saved, and would be told of a login meanwhile.
  const readAgain = ['/api/profile', '/api/account/sign-in-methods'].map((path) =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().endsWith(path),
    ),
  );
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await Promise.all(readAgain);

  await become(page, other);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Messages/ })
    .click();
  await expect(page).toHaveURL(/\/messages$/);
  // Read in the new document; one that is being replaced can't be read.
  await page.waitForFunction(() => !('isSameDocument' in window));
  await page.getByRole('button', { name: 'Your menu' }).click();
  await expect(page.getByText('Otto Other').first()).toBeVisible();
});

test('who logs in as another account over a form is told, and so are other tabs', async ({
  page,
  faults,
  openBrowser,
}) => {
  faults.allow(/ 401 /, /Failed to load resource.*401/);
  const { other } = await twoAccounts(page.context(), openBrowser);
  const dialog = await editHome(page);
  const tab = await page.context().newPage();
  await visit(tab, '/trips');
  await page.context().clearCookies();
  await save(dialog);
  await fillLogin(loginDialog(page), other, NEW_PASSWORD);
  await expect(dialog.getByRole('alert')).toContainText("You're logged in as Otto Other now");
  await expect(changed(tab)).toBeVisible();
  await save(dialog);
  await expect(changed(page)).toBeVisible();
});

test('what was kept for a page that is loaded again is not handed to another account', async ({
  page,
  context,
  faults,
  openBrowser,
}) => {
  faults.allow(/\/assets\//, /did not come/, /Failed to load resource/);
  const { other } = await twoAccounts(context, openBrowser);
  const dialog = await editHome(page);
  await become(page, other);
  let isGone = true;
  await context.route(/\/assets\/.*step/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  const loaded = page.waitForEvent('domcontentloaded');
  await exactButton(dialog, 'Policies and pricing').click();
  await loaded;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => sessionStorage.getItem('kept-page'))).toBeNull();
  await expect(homeDialog(page)).toHaveCount(0);
});

test('a receipt shows no company of another account, and a calendar file is for its page’s guest', async ({
  page,
  context,
  openBrowser,
}) => {
  const { email, other } = await twoAccounts(context, openBrowser);
  const host = await makeHost();
  const home = await listHome(host);
  const book = async (inDays: number) => {
    const stay = await requestStay(context, { inDays, home });
    await approve(host, stay);
    await pay(context, stay);
    return stay.id;
  };
  const company = page.getByLabel('Company name and tax number (optional)');

  const own = await book(400);
  await visit(page, `/trips/${own}?view=receipt`);
  await company.fill('Lena Lda, PT 501 234 567');
  await become(page, other);
  const others = await book(440);
  await visit(page, `/trips/${others}?view=receipt`);
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await expect(company).toHaveValue('');
  await become(page, email);
  await visit(page, `/trips/${own}?view=receipt`);
  await expect(company).toHaveValue('Lena Lda, PT 501 234 567');

  await visit(page, `/trips/${own}`);
  const file = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect((await context.request.get(file ?? '')).status()).toBe(200);
  await become(page, other);
  const refused = await context.request.get(file ?? '');
  expect([refused.status(), await refused.json()]).toMatchObject([
    409,
    { code: 'account-changed' },
  ]);
});

test('a session that ends while the settings are read again leads to a login, not to an error', async ({
  page,
}) => {
  await registerConfirmed(page.context(), 'Lena First');
  await visit(page, '/profile-settings');
  await section(page, 'Your profile').getByLabel('Headline').fill('At home by the sea');
  await page.route('**/api/account/sign-in-methods', async (route) => {
    await callApi(page.context(), 'POST', '/api/auth/sign-out', {});
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Log in to see your account')).toBeVisible();
});
