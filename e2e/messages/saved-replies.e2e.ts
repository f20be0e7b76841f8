import { requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { toast } from '../support/find-toast.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { expect, test } from '../support/watched-test.ts';

test('a host saves a reply, inserts it filled, and deletes it', async ({ openBrowser, faults }) => {
  // A placeholder that stands for nothing is refused.
  faults.allow(/ 400 POST .*\/api\/saved-replies/, /Failed to load resource.*400/);
  const { guest, host, home } = await meet(openBrowser, 'Mina Reply');
  const { id: reservationId } = await requestStay(guest, { inDays: 60, home });
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    reservationId,
  });
  const page = await openPage(host, `/messages/${id}`);
  const open = page.getByRole('button', { name: 'Saved replies' });
  await open.click();
  const list = page.getByRole('dialog', { name: 'Saved replies' });
  await expect(list.getByText('Save the replies you often send')).toBeVisible();
  await list.getByRole('button', { name: 'New reply' }).click();
  const form = page.getByRole('dialog', { name: 'New reply' });
  await form.getByLabel('Title').fill('Getting in');
  await form.getByLabel('Reply').fill('Hello {guest}, the wifi is {wifi}.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText("We can't fill in {wifi}.").first()).toBeVisible();
  await form.getByLabel('Reply').fill('Hello {guest}, your code is {code}.');
  await settle(page);
  await expectAccessible(page, 'the form of a saved reply');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Reply saved')).toBeVisible();
  await expect(list.getByText('Hello Mina, your code is {code}.')).toBeVisible();
  await expect(list.getByText('Not known here yet: {code}.')).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the list of saved replies');

  // Before the approval a guest would read the placeholder as it stands: it isn't sent.
  await list.getByRole('button', { name: 'Insert Getting in' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Not known here yet: {code}/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'Hello Mina, your code is {code}.',
  );
  await page.getByRole('textbox', { name: 'Your message' }).fill('');
  await open.click();

  await callApi(host, 'POST', `/api/reservations/${reservationId}`, { status: 'approved' });
  await page.keyboard.press('Escape');
  const field = page.getByRole('textbox', { name: 'Your message' });
  // Nothing is cut off where both don't fit.
  await field.fill('x'.repeat(1_990));
  await open.click();
  await list.getByRole('button', { name: 'Insert Getting in' }).click();
  await expect(page.getByText('This reply makes the message too long.')).toBeVisible();
  await expect(field).toHaveValue('x'.repeat(1_990));
  await field.fill('Good morning!');
  await open.click();
  await list.getByRole('button', { name: 'Insert Getting in' }).click();
  await expect(list).toBeHidden();
  await expect(field).toHaveValue(/^Good morning!\n\nHello Mina, your code is [^{]+\.$/);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Hello Mina, your code is/).first()).toBeVisible();

  await open.click();
  await list.getByRole('button', { name: 'Delete Getting in' }).click();
  await list.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Reply deleted')).toBeVisible();
  await expect(list.getByText('Save the replies you often send')).toBeVisible();

  const own = await openPage(guest, `/messages/${id}`);
  await expect(own.getByText(/Hello Mina, your code is/).first()).toBeVisible();
  await expect(own.getByRole('button', { name: 'Saved replies' })).toHaveCount(0);
});
