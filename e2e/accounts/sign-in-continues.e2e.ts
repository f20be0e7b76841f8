import type { Page } from '@playwright/test';
import { fillLogin, loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { approve, requestStay } from '../support/book-stay.ts';
import { callApi, NEW_PASSWORD, newEmail, register } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { pressInPlace } from '../support/input-methods.ts';
import { HOST, listHome, makeHost } from '../support/list-home.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const requestDialog = (page: Page) =>
  page.getByRole('dialog', { name: `Request to stay with ${HOST}` });

/** Opens a home of a new host signed out, with dates chosen. */
async function visitFreeHome(
  page: Page,
  inDays: number,
): Promise<{ id: string; hostEmail: string }> {
  const [startDate, endDate] = [dayFromToday(inDays), dayFromToday(inDays + 7)];
  const host = await makeHost();
  const { id } = await listHome(host);
  const query = new URLSearchParams({ startDate, endDate, guestCount: '1' });
  await visit(page, `/listings/${id}?${query}`);
  return { id, hostEmail: host.email };
}

/** Somebody with an account, signed out in this browser. */
async function signedOut(page: Page, name: string): Promise<string> {
  const { email } = await register(page.context(), name);
  await page.context().clearCookies();
  return email;
}

const reserve = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('button', { name: 'Reserve' })
    .click();

test('who logs in from Reserve is back at the request', EXHAUSTIVE, async ({ page }) => {
  const email = await signedOut(page, 'Tove Alder');
  await visitFreeHome(page, 200);
  await reserve(page);
  await expect(loginDialog(page)).toContainText('keep your dates');
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(requestDialog(page)).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await page.goBack();
  await expect(requestDialog(page), 'Back closes it like any dialog').toBeHidden();
  await expect(page.getByRole('button', { name: 'Reserve' }).first()).toBeVisible();
});

test(
  'who makes an account on the way from Reserve is back at the request',
  EXHAUSTIVE,
  async ({ page }) => {
    await visitFreeHome(page, 210);
    await reserve(page);
    await loginDialog(page).getByRole('button', { name: 'Create an account' }).click();
    const dialog = registerDialog(page);
    await dialog.getByLabel('Email').fill(newEmail('tarn'));
    await dialog.getByLabel('Name').fill('Tarn Alder');
    await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(requestDialog(page)).toBeVisible();
  },
);

test(
  'a page that is shown anew in the account’s language goes on as well',
  EXHAUSTIVE,
  async ({ page }) => {
    const { email } = await register(page.context(), 'Ulla Alder');
    await callApi(page.context(), 'PUT', '/api/account/locale', { locale: 'de' });
    await page.context().clearCookies();
    await visitFreeHome(page, 220);
    await reserve(page);
    await fillLogin(loginDialog(page), email, NEW_PASSWORD);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const dialog = page.getByRole('dialog').filter({ hasText: HOST });
    await expect(dialog.getByRole('button', { name: textsOf('de')('Request') })).toBeVisible();
  },
);

test('who closes the login has asked for nothing', EXHAUSTIVE, async ({ page }) => {
  const email = await signedOut(page, 'Vida Alder');
  await visitFreeHome(page, 230);
  await reserve(page);
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog(page)).not.toContainText('keep your dates');
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(toast(page, 'Logged in')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a host who logs in from Reserve at their own home is asked nothing',
  EXHAUSTIVE,
  async ({ page }) => {
    const { hostEmail } = await visitFreeHome(page, 240);
    await reserve(page);
    await fillLogin(loginDialog(page), hostEmail, NEW_PASSWORD);
    await expect(page.getByText('This is your home.').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('who logs in from Message the host writes to the host', EXHAUSTIVE, async ({ page }) => {
  const email = await signedOut(page, 'Wren Alder');
  await visitFreeHome(page, 250);
  await page.getByRole('button', { name: 'Message the host' }).click();
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/messages\/[\w-]+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who logs in from a create action creates (spec 1 §2.3)', EXHAUSTIVE, async ({ page }) => {
  const email = await signedOut(page, 'Yara Alder');
  for (const [path, label, title] of [
    ['/', 'List your home', 'Host Your Co-Living!'],
    ['/experiences', 'Host an experience', 'Create Your Experience'],
  ] as const) {
    await page.context().clearCookies();
    await visit(page, path);
    await pressInPlace(page.getByRole('button', { name: 'Your menu' }), 'mouse');
    await page
      .getByRole('dialog', { name: 'Your menu' })
      .getByRole('button', { name: label })
      .click();
    await fillLogin(loginDialog(page), email, NEW_PASSWORD);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    // What the dialog asks for is answered before its reader is signed out again.
    await page.waitForLoadState('networkidle');
  }
});

test(
  'a home that could not be saved after the login says so',
  EXHAUSTIVE,
  async ({ page, faults }) => {
    faults.allow(/answer: 503/, /console: Failed to load resource/);
    const email = await signedOut(page, 'Xenia Alder');
    // Where a browser keeps nothing, the heart asks for the login.
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        if (name === 'favorites') throw new DOMException('full', 'QuotaExceededError');
        keep.call(this, name, value);
      };
    });
    await page.route('**/api/favorites', (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, '/?address=Lisbon');
    const heart = page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Save / });
    await heart.click();
    await fillLogin(loginDialog(page), email, NEW_PASSWORD);
    await expect(toast(page, 'Something went wrong.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'a mailed link to a request leads through the login to its approval',
  EXHAUSTIVE,
  async ({ page, openBrowser }) => {
    const guest = await openBrowser();
    await registerConfirmed(guest, 'Zoe Alder');
    const host = await makeHost();
    const booked = await requestStay(guest, { inDays: 260, home: await listHome(host) });
    await visit(page, `/reservations/${booked.id}?action=approve`);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await fillLogin(loginDialog(page), host.email, NEW_PASSWORD);
    const approval = page.getByRole('dialog').filter({ hasText: 'Zoe Alder' });
    await expect(approval.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(approval).toBeHidden();
    await expect(page, 'asked for once').toHaveURL(`/reservations/${booked.id}`);

    await approve(host, booked);
    await visit(page, `/reservations/${booked.id}?action=approve`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog'), 'nothing to approve any more').toHaveCount(0);
  },
);
