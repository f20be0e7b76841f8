import type { Page } from '@playwright/test';
import { callApi, register } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { confirmAddress } from '../support/confirm-address.ts';
import { listExperience } from '../support/list-experience.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** What the browser does as a person comes back to its window. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a message waits for the address to be confirmed, and is kept', async ({ page }) => {
  const context = page.context();
  const { email } = await register(context, 'Nils Newcomer');
  const { items } = await callApi<{ items: { id: string }[] }>(
    context,
    'GET',
    '/api/listings?page=1',
  );
  await visit(page, `/listings/${items[0]?.id}`);
  await page.getByRole('button', { name: 'Message the host' }).click();
  const note = page.getByText('Please confirm your email address before you send a message.');
  await expect(note).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Is there a desk by the window?');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/confirm your email address/);
  await field.press('Enter');
  await expect(field).toHaveValue('Is there a desk by the window?');
  await settle(page);
  await expectAccessible(page, 'a conversation before the address is confirmed');
  await expect(page.getByRole('link', { name: 'Open the email' })).toHaveAttribute(
    'target',
    '_blank',
  );

  await confirmAddress(context, email);
  await comeBack(page);
  await expect(note).toBeHidden();
  await expect(field).toHaveValue('Is there a desk by the window?');
  await send.click();
  await expect(
    page.getByRole('region', { name: 'Messages', exact: true }).getByText('desk by the window'),
  ).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a listing waits for the address to be confirmed, and its host reads so', async ({ page }) => {
  const context = page.context();
  const { email } = await register(context, 'Hedy Newcomer');
  await visit(page, '/properties');
  await page.getByRole('main').getByRole('button', { name: 'List your home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  const note = dialog.getByText('only people with the link can see it');
  await expect(note).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a new listing before the address is confirmed');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const { id } = await listExperience(context, { category: 'Community', style: 'family-dinner' });
  await visit(page, '/properties');
  const tile = page.getByRole('main').getByRole('article');
  await expect(tile.getByText('Not listed yet')).toBeVisible();
  const ways = page.getByText('Please confirm your email address so guests can find your listing.');
  await expect(ways).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'listings before the address is confirmed');

  await confirmAddress(context, email);
  await comeBack(page);
  await expect(tile.getByText('Not listed yet')).toBeHidden();
  await expect(ways).toBeHidden();
  await callApi(context, 'DELETE', `/api/listings/${id}`);
});
