import { approve, requestStay } from '../support/book-stay.ts';
import { register } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { HOST } from '../support/list-home.ts';
import { meet, openPage, REFUSED } from '../support/meet-people.ts';
import { readMail } from '../support/read-mail.ts';
import { untilLive } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a host reads a request without contact details and declines with a reason, which the guest reads on the page and in the mail', async ({
  openBrowser,
}) => {
  const { guest, host, name, email, home } = await meet(openBrowser, 'Bo Lind');
  const booked = await requestStay(guest, { home, inDays: 140, message: 'Call +351 912 345 678.' });
  const page = await openPage(host, `/reservations/${booked.id}`);
  await expect(page.getByText('phone number hidden')).toBeVisible();
  await expect(page.getByRole('note')).toContainText('until a reservation is approved');
  expect(await page.content()).not.toContain('345 678');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByLabel('Reason').fill('The roof is being mended.');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(toast(page, 'Reservation declined')).toBeVisible();
  await expect(page.getByText(`${HOST} declined the request`)).toBeVisible();
  const trip = await openPage(guest, `/trips/${booked.id}`);
  await expect(trip.getByText('The roof is being mended.')).toBeVisible();
  await expect(trip.getByText('+351 912 345 678')).toBeVisible();
  const mail = await readMail({ to: email, with: /The roof is being mended\./ });
  expect(mail.subject).toContain(booked.title);
  expect(name).not.toBe('');
});

test('a checkout that is left charges nothing', EXHAUSTIVE, async ({ openBrowser }) => {
  const { guest, host, home } = await meet(openBrowser);
  const booked = await requestStay(guest, { home, inDays: 148 });
  await approve(host, booked);
  const page = await openPage(guest, `/trips/${booked.id}`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await untilLive(page);
  await page.getByRole('button', { name: 'Leave without paying' }).click();
  await expect(page.getByText('You left the checkout. Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
});

test('the table of reservations has one row each (spec 3 §2.9)', async ({ openBrowser }) => {
  const { guest } = await meet(openBrowser);
  const booked = [
    await requestStay(guest, { inDays: 200 }),
    await requestStay(guest, { inDays: 210 }),
  ];
  const page = await openPage(guest, '/trips');
  await page.getByRole('button', { name: 'Reservation details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reservation Details', exact: true });
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'Listing',
    'Check-in',
    'Check-out',
    'Total price',
  ]);
  const rows = dialog.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(booked.length);
  await expect(rows.first()).toContainText(/\$[\d,.]+$/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test(
  'what somebody else reserved is not to be found',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(...REFUSED, /answer: 404 GET/, /console: Failed to load resource/);
    const { guest } = await meet(openBrowser);
    const booked = await requestStay(guest, { inDays: 220 });
    const stranger = await openBrowser();
    const signedOut = await openPage(stranger, `/trips/${booked.id}`);
    await expect(signedOut.getByRole('heading', { level: 1 })).toHaveText(
      'Log in to see this reservation',
    );
    await register(stranger, 'Stran Ger');
    const page = await openPage(stranger, `/trips/${booked.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't find this page");
  },
);
