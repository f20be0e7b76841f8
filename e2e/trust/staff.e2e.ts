import type { BrowserContext, Page } from '@playwright/test';
import { appCode } from '#features/accounts/server/testing/app-codes.ts';
import { section } from '../support/account-dialogs.ts';
import { callApi, NEW_PASSWORD, signIn, signInAsAdmin } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { openPage } from '../support/meet-people.ts';
import { expect, test } from '../support/moved-server-test.ts';
import { readMail } from '../support/read-mail.ts';
import { visit } from '../support/visit.ts';

test.describe.configure({ timeout: 120_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Administration' });

/** Statuses of pages that aren't there for somebody. */
const NOT_THERE = [
  /404 GET \S+\/admin/,
  /Failed to load resource/,
  /answer: 404 /,
  /status of 404/,
];

/** Turns two-step login on in the account settings. */
async function turnSecondStepOn(page: Page): Promise<void> {
  const settings = section(page, 'Two-step login');
  await settings.getByRole('button', { name: 'Turn on two-step login' }).click();
  const connect = page.getByRole('dialog', { name: 'Connect an authenticator app' });
  const secret = (await connect.locator('code').innerText()).replaceAll(/\s/g, '');
  await connect
    .getByLabel('Code', { exact: true })
    .fill(await appCode(secret, Temporal.Now.instant()));
  await connect.getByRole('button', { name: 'Turn on' }).click();
  const saving = page.getByRole('dialog', { name: 'Save your backup codes' });
  await saving.getByRole('button', { name: "I've saved them" }).click();
}

test('an administrator without a second step is led to it, and then to the console', async ({
  openBrowser,
  faults,
  startServer,
}) => {
  faults.allow(...NOT_THERE, /answer: 403 /, /status of 403/);
  const server = await startServer(Temporal.Now.instant(), { STAFF_SECOND_FACTOR: 'on' });
  const browser = await openBrowser({ baseURL: server.origin });
  const ada = await registerConfirmed(browser, 'Ada Admin', server.data);
  await server.runSql(`update "user" set role = 'admin' where email = $1`, [ada.email]);
  await signIn(browser, ada.email, NEW_PASSWORD);
  await browser.request.get('/?address=Lisbon');
  const page = await openPage(browser, '/admin');
  await expect(heading(page)).toHaveText('Turn on two-step login first');
  await expect(menu(page)).toHaveCount(0);
  const refused = await browser.request.get('/api/admin/log');
  expect(refused.status()).toBe(403);
  await page.getByRole('link', { name: 'Open account settings' }).click();
  await turnSecondStepOn(page);
  await visit(page, '/admin');
  await expect(heading(page)).toHaveText('Today');
  await menu(page).getByRole('link', { name: 'Log', exact: true }).click();
  await expect(heading(page)).toHaveText('Log');
  await menu(page).getByRole('link', { name: 'Money', exact: true }).click();
  await expect(page.getByText("The ledger hasn't been checked yet.")).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Checked /)).toBeVisible();
  await expect(page.getByText(/^Nothing differs from payments/)).toBeVisible();
  await expectAccessible(page, 'money');

  // Servers add up searches every ten seconds.
  const countSearches = async () => {
    const { week } = await callApi<{ week: { figure: string; now: number }[] }>(
      browser,
      'GET',
      '/api/admin/today',
    );
    return week.find(({ figure }) => figure === 'searches')?.now;
  };
  await expect.poll(countSearches, { timeout: 20_000 }).toBe(1);
});

/** Has the administrator give somebody a role, on the page for it. */
async function giveRole(desk: Page, email: string, role: string): Promise<void> {
  await visit(desk, '/admin/staff');
  await desk.getByLabel('Email of the account').fill(email);
  await desk.getByRole('combobox', { name: 'Role' }).selectOption(role);
  await desk.getByLabel('Reason, kept in the log').fill('She starts today.');
  await desk.getByRole('button', { name: 'Give the role' }).click();
  await expect(toast(desk, 'Role given')).toBeVisible();
}

async function expectNoPage(browser: BrowserContext, path: string): Promise<void> {
  const answer = await browser.request.get(path);
  expect(answer.status(), path).toBe(404);
}

test('roles see their pages: support answers a message and has no money', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(...NOT_THERE);
  const [first, second, third] = [await openBrowser(), await openBrowser(), await openBrowser()];
  await signInAsAdmin(first);
  const desk = await first.newPage();
  const sam = await registerConfirmed(second, 'Sam Support');
  const fay = await registerConfirmed(third, 'Fay Finance');
  await expectNoPage(second, '/admin');
  await giveRole(desk, sam.email, 'support');
  await giveRole(desk, fay.email, 'finance');
  await expectAccessible(desk, 'staff');

  // Support: messages and people, no money.
  const { reference } = await callApi<{ reference: string }>(
    third,
    'POST',
    '/api/support-tickets',
    { email: fay.email, subject: 'The key turns, the door stays', message: 'What now?' },
  );
  const page = await openPage(second, '/admin');
  await expect(heading(page)).toHaveText('Today');
  await expectAccessible(page, 'today');
  await expect(menu(page).getByRole('link', { name: 'Money' })).toHaveCount(0);
  await expect(menu(page).getByRole('link', { name: 'Log' })).toHaveCount(0);
  for (const path of ['/admin/money', '/admin/resolutions', '/admin/log', '/admin/staff']) {
    await expectNoPage(second, path);
  }
  await expectNoPage(second, '/api/admin/money');
  await page.keyboard.press('/');
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /The key turns/ })
    .click();
  await expect(heading(page)).toHaveText('The key turns, the door stays');
  await page.getByLabel('Your answer, sent by email').fill('Pull the door while you turn it.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(toast(page, 'Answer on its way')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Pull the door');
  await readMail({ to: fay.email, with: /Pull the door while you turn it/ });
  await expectAccessible(page, 'a message to support');
  await page.getByRole('main').getByRole('link', { name: 'Fay Finance' }).click();
  await expect(heading(page)).toHaveText('Fay Finance');
  await page.getByLabel('A note for other staff').fill('Knows about doors now.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Knows about doors' })).toBeVisible();
  await expectAccessible(page, 'a person');

  // Finance: money, and nobody's page.
  const money = await openPage(third, '/admin');
  await expect(menu(money).getByRole('link', { name: 'Money', exact: true })).toBeVisible();
  await expect(menu(money).getByRole('link', { name: 'Messages to support' })).toHaveCount(0);
  await expectNoPage(third, `/admin/tickets/${reference}`);

  // Revoked, there is no console any more; the log says both.
  await visit(desk, '/admin/staff');
  const row = desk.getByRole('listitem').filter({ hasText: sam.email });
  await row.getByRole('button', { name: 'Revoke the role' }).click();
  await row.getByLabel('Reason, kept in the log').fill('She left.');
  await row.getByRole('button', { name: 'Revoke the role' }).click();
  await expect(toast(desk, 'Role revoked')).toBeVisible();
  await expectNoPage(second, '/admin');
  await visit(desk, '/admin/log?area=staff');
  await expect(desk.getByRole('row').filter({ hasText: 'She left.' })).toContainText(
    'staff.revoke',
  );
  await expectAccessible(desk, 'the log');
});
