import type { Page } from '@playwright/test';
import { loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { NEW_PASSWORD, newEmail } from '../support/call-api.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { WHOLE } from '../support/launch.ts';
import { HOST, someHome } from '../support/list-home.ts';
import { readMail } from '../support/read-mail.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
// No script runs in the frame of a mail, not even what the tests look into it with.
test.beforeEach(({ faults }) =>
  faults.allow(/^console: Blocked script execution in 'about:srcdoc'/),
);

const MESSAGE = 'Hi Ana, I draw maps and need a quiet desk.';

const requestDialog = (page: Page) =>
  page.getByRole('dialog', { name: `Request to stay with ${HOST}` });

/** Presses Reserve without an account, makes one, and writes the message of the request. */
async function writeRequest(page: Page, inDays: number) {
  const [startDate, endDate] = [dayFromToday(inDays), dayFromToday(inDays + 7)];
  const { id, title } = await someHome();
  const query = new URLSearchParams({ startDate, endDate, guestCount: '1' });
  await visit(page, `/listings/${id}?${query}`);
  const panel = page.getByRole('complementary', { name: 'Price' });
  await panel.getByRole('button', { name: 'Reserve' }).click();
  await loginDialog(page).getByRole('button', { name: 'Create an account', exact: false }).click();
  const account = registerDialog(page);
  const email = newEmail('first');
  await account.getByLabel('Email').fill(email);
  await account.getByLabel('Name').fill('Nora Newcomer');
  await account.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await account.getByRole('button', { name: 'Continue', exact: true }).click();
  const dialog = requestDialog(page);
  await expect(dialog.getByText('Please confirm your email address first.')).toBeVisible();
  await dialog.getByLabel('Message to Ana').fill(MESSAGE);
  return { email, title, dialog };
}

/** Opens the mail from the request and confirms the address, in a tab of its own. */
async function confirmByMail(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await requestDialog(page).getByRole('link', { name: 'Open the email' }).click();
  const tab = await opened;
  // While the mail is being written, the page asks for it by itself.
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Welcome to Wayhearth');
  await expectPicturesDrawn(tab);
  const mail = tab.frameLocator('iframe');
  await mail.getByRole('link', { name: 'Confirm my email' }).first().click();
  await tab.waitForURL((url) => url.pathname === '/verify-email');
  await untilLive(tab);
  await tab.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(tab.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  return tab;
}

/** Whether the browser has drawn each picture of the mail that a page shows. */
async function expectPicturesDrawn(page: Page): Promise<void> {
  const pictures = page.frameLocator('iframe').locator('img');
  await expect(pictures.first()).toBeAttached();
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

test('a newcomer confirms by the mail that the request opens, and comes back to send it', async ({
  page,
}) => {
  const { title } = await writeRequest(page, 200);
  const tab = await confirmByMail(page);
  // On a phone the tab with the request is often gone by then.
  await page.close();
  await expect(tab.getByText(`Your request is ready to send: ${title}, 7 nights.`)).toBeVisible();
  await tab.getByRole('button', { name: 'Continue' }).click();
  const dialog = requestDialog(tab);
  await expect(dialog.getByLabel('Message to Ana')).toHaveValue(MESSAGE);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await tab.waitForURL((url) => url.pathname.startsWith('/trips/'));
  await expect(tab.getByText('Request sent to Ana').first()).toBeVisible();
  expect(await tab.evaluate(() => localStorage.getItem('waiting-request'))).toBeNull();
});

test('the tab with the request goes on by itself once the address is confirmed', async ({
  page,
}) => {
  const { dialog } = await writeRequest(page, 220);
  const tab = await confirmByMail(page);
  await tab.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(dialog.getByText('Please confirm your email address first.')).toBeHidden();
  await expect(dialog.getByLabel('Message to Ana')).toHaveValue(MESSAGE);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/trips/'));
});

test('the mails of a request show their pictures', async ({ page }) => {
  const { email } = await writeRequest(page, 240);
  const tab = await confirmByMail(page);
  await tab.getByRole('button', { name: 'Continue' }).click();
  await requestDialog(tab).getByRole('button', { name: 'Request', exact: true }).click();
  await tab.waitForURL((url) => url.pathname.startsWith('/trips/'));
  const { subject } = await readMail({ to: email, with: /\/trips\// });
  await tab.goto(`/mails?key=${process.env.SENT_MAILS_KEY}`);
  const row = tab.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('link', { name: subject }).click();
  await expect(tab.frameLocator('iframe').locator('img')).toHaveCount(2);
  await expectPicturesDrawn(tab);
});
