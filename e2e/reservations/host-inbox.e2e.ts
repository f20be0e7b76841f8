import { requestStay } from '../support/book-stay.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { meet, openPage, statusOf } from '../support/meet-people.ts';
import { expect, test } from '../support/watched-test.ts';

test('a host sees who asks and what they receive, and answers from the list', async ({
  openBrowser,
}) => {
  const { guest, host, name, home } = await meet(openBrowser, 'Ines Inbox');
  const booked = await requestStay(guest, {
    home,
    inDays: 337,
    message: 'I build maps for a living',
  });
  const page = await openPage(host, '/reservations');
  const card = page
    .getByRole('region', { name: 'Waiting for your response' })
    .getByRole('article')
    .filter({ hasText: name });
  await expect(card).toContainText(booked.title);
  await expect(card).toContainText(/You receive \$[\d,]+\.\d\d/);
  await card.getByRole('button', { name: `Approve ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${name}` });
  const receives = /You receive \$[\d,]+\.\d\d/.exec((await card.textContent()) ?? '')?.[0];
  await expect(dialog).toContainText(receives ?? 'an amount');
  await expect(dialog.getByText('I build maps for a living')).toBeVisible();
  await expect(dialog.getByText(/^Member since \w+ \d{4}$/)).toBeVisible();
  await expect(dialog.getByText('Email address confirmed')).toBeVisible();
  // The reviews come from another feature, once the dialog is there.
  await expect(dialog.getByRole('heading', { name: `What hosts say about ${name}` })).toBeVisible();
  await expect(dialog.getByText(`No other host has reviewed ${name} yet.`)).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the guest before the approval');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page, 'Reservation Approved')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await statusOf(host, booked)).toBe('approved');
});

test('a request is declined from the list', EXHAUSTIVE, async ({ openBrowser }) => {
  const { guest, host, name, home } = await meet(openBrowser, 'Nina Notnow');
  const booked = await requestStay(guest, { home, inDays: 346 });
  const page = await openPage(host, '/reservations');
  await settle(page);
  await expectAccessible(page, 'the inbox of a host');
  await page.getByRole('button', { name: `Decline ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(toast(page, 'Reservation declined')).toBeVisible();
  expect(await statusOf(host, booked)).toBe('declined');
});
