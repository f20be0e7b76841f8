import type { BrowserContext } from '@playwright/test';
import { approve, requestStay } from './book-stay.ts';
import { callApi, DEMO_HOST_EMAIL, register, signIn } from './call-api.ts';
import { HOST } from './find-stay.ts';
import { toast } from './find-toast.ts';
import { meet, openPage, REFUSED } from './meet-people.ts';
import { readMail } from './read-mail.ts';
import { untilLive } from './visit.ts';
import { expect, test } from './watched-test.ts';

test('a host reads a request without contact details and declines with a reason, which the guest reads on the page and in the mail', async ({
  openBrowser,
}) => {
  const { guest, host, name, email } = await meet(openBrowser, 'Bo Lind');
  const booked = await requestStay(guest, { inDays: 140, message: 'Call +351 912 345 678.' });
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

test('a checkout that is left charges nothing', async ({ openBrowser }) => {
  const { guest, host } = await meet(openBrowser);
  const booked = await requestStay(guest, { inDays: 148 });
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

test('deleting a listing: No, Yes, and a refusal while it is reserved (spec 1 §4.5, §8)', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(...REFUSED);
  const { context, free, busy } = await hostWithFreeAndBusyHome(openBrowser);
  const page = await openPage(context, '/properties');
  const dialog = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });

  await page.getByRole('button', { name: `Delete ${busy}` }).click();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await expect(dialog.getByText('This listing still has open reservations.')).toBeVisible();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog).toBeHidden();

  const remove = page.getByRole('button', { name: `Delete ${free}` });
  await remove.click();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(toast(page, 'Listing deleted!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${busy}` })).toBeVisible();
});

test('what somebody else reserved is not to be found', async ({ openBrowser, faults }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has moved on');
});

/** The demo host with one home that is reserved, and one whose reservations she has ended. */
async function hostWithFreeAndBusyHome(openBrowser: () => Promise<BrowserContext>) {
  interface Row {
    id: string;
    status: string;
    listing: { id: string; title: string };
  }
  const context = await openBrowser();
  await signIn(context, DEMO_HOST_EMAIL);
  const [{ items: homes }, { items: rows }] = await Promise.all([
    callApi<{ items: { id: string; title: string }[] }>(context, 'GET', '/api/properties'),
    callApi<{ items: Row[] }>(context, 'GET', '/api/reservations'),
  ]);
  const open = (id: string) =>
    rows.filter(
      ({ status, listing }) =>
        listing.id === id && ['pending', 'approved', 'checked-in'].includes(status),
    );
  const byReservations = homes.toSorted((a, b) => open(a.id).length - open(b.id).length);
  const busy = byReservations.at(-1)?.title ?? '';
  const free = byReservations.find(
    ({ id }) => !open(id).some(({ status }) => status === 'checked-in'),
  );
  if (free === undefined || free.title === busy) throw new Error('The host has too few homes.');
  for (const { id, status } of open(free.id)) {
    await (status === 'pending'
      ? callApi(context, 'POST', `/api/reservations/${id}`, { status: 'declined' })
      : callApi(context, 'DELETE', `/api/reservations/${id}`, {}));
  }
  return { context, free: free.title, busy };
}
