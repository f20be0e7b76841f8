import type { Page } from '@playwright/test';
import { callApi, signInAsAdmin } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { meet, openPage, REFUSED } from '../support/meet-people.ts';
import { readMail } from '../support/read-mail.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 240_000 });

async function openReport(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await page.getByRole('button', { name: 'Report this listing' }).click();
  return page.getByRole('dialog', { name: 'Report this listing' });
}

test('a home is reported and hidden, and its host objects', async ({ openBrowser, faults }) => {
  // The page that is gone.
  faults.allow(/answer: 404 GET/, /console: Failed to load resource/);
  const { host, guest, home } = await meet(openBrowser);
  const page = await openPage(guest, `/listings/${home.id}`);
  await untilLive(page);
  const report = await openReport(page);
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(report.getByText('Choose a reason.')).toBeVisible();
  await expect(report.getByRole('radio').first()).toBeFocused();
  await report.getByRole('radio', { name: "It's a scam" }).check();
  await report.getByLabel('Anything we should know? (optional)').fill('There is no such house.');
  await settle(page);
  await expectAccessible(page, 'a report');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks.getByText(/R-[A-Z0-9]{8}/)).toBeVisible();
  await thanks.getByRole('button', { name: 'Close' }).last().click();

  const admin = await openBrowser();
  await signInAsAdmin(admin);
  const queue = await openPage(admin, '/admin/moderation');
  await untilLive(queue);
  const item = queue.getByRole('article').filter({ hasText: home.title });
  await expect(item.getByText('There is no such house.')).toBeVisible();
  await item.getByLabel('Decision').selectOption({ index: 2 });
  await item.getByLabel('Reason').selectOption({ index: 0 });
  await item.getByLabel('Message to the owner').fill('The pictures show another house.');
  await settle(queue);
  await expectAccessible(queue, 'what waits for a decision');
  await expectNoSidewaysScroll(queue, 'what waits for a decision');
  await item.getByRole('button', { name: 'Decide' }).click();
  await expect(toast(queue, 'Decided')).toBeVisible();
  await expect(item).toHaveCount(0);

  const gone = await guest.newPage();
  expect((await gone.goto(`/listings/${home.id}`))?.status()).toBe(404);
  const own = await openPage(host, '/properties');
  await expect(own.getByText("Guests can't find it at the moment.")).toBeVisible();

  const { email } = await callApi<{ email: string }>(host, 'GET', '/api/me');
  const { text } = await readMail({ to: email, with: /decision about something/ });
  const path = /\/statements\/[\w-]+/.exec(text)?.[0] ?? '';
  const reader = await openBrowser();
  const statement = await openPage(reader, path);
  await untilLive(statement);
  await expect(statement.getByText('The pictures show another house.')).toBeVisible();
  await statement.getByLabel("Why it's wrong").fill('It is my house, and these are its rooms.');
  await settle(statement);
  await expectAccessible(statement, 'a statement of reasons');
  await expectNoSidewaysScroll(statement, 'a statement of reasons');
  await statement.getByRole('button', { name: 'Appeal the decision' }).click();
  await expect(statement.getByText('Someone else will look at it')).toBeVisible();

  await visit(queue, '/admin/moderation');
  await untilLive(queue);
  const objection = queue.getByRole('article').filter({ hasText: 'these are its rooms' });
  await expect(objection).toBeVisible();
});

test('who is blocked can’t write or request, and isn’t told', async ({ openBrowser, faults }) => {
  faults.allow(...REFUSED);
  const { host, guest, home, name } = await meet(openBrowser);
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    listingId: home.id,
  });
  await callApi(guest, 'POST', `/api/conversations/${id}/messages`, { text: 'Is it quiet?' });
  const thread = await openPage(host, `/messages/${id}`);
  await untilLive(thread);
  await thread.getByRole('button', { name: `Block ${name}` }).click();
  const dialog = thread.getByRole('dialog', { name: `Block ${name}?` });
  await settle(thread);
  await expectAccessible(thread, 'what a block means');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(toast(thread, 'This person is blocked.')).toBeVisible();
  await expect(thread.getByText("you can't write to this person")).toBeVisible();

  const other = await openPage(guest, `/messages/${id}`);
  await expect(other.getByText("you can't write to this person")).toBeVisible();
  await expect(other.getByText(/block/i)).toHaveCount(0);

  const settings = await openPage(host, '/profile-settings');
  await untilLive(settings);
  await settings.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(toast(settings, 'Unblocked')).toBeVisible();
  await visit(other, `/messages/${id}`);
  await expect(other.getByRole('textbox')).toBeVisible();
});

test('signed out, one reports a home with an address', async ({ openBrowser }) => {
  const { home } = await meet(openBrowser);
  const stranger = await openBrowser();
  const page = await openPage(stranger, `/listings/${home.id}`);
  await untilLive(page);
  const report = await openReport(page);
  await report.getByRole('radio', { name: 'Something else' }).check();
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(report.getByText('Enter your email address.')).toBeVisible();
  await report.getByLabel('Your email address').fill('reader@example.org');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  const person = await openBrowser();
  await registerConfirmed(person, 'Mina Lind');
  const figures = await openPage(person, '/transparency');
  await expectAccessible(figures, 'the figures of a year');
});
