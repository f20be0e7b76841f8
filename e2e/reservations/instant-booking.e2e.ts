import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { GUEST, HOST, listHome } from '../support/list-home.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Inbox {
  readonly items: readonly { readonly status: string; readonly isInstant: boolean }[];
}

test('a guest books a home at once, pays, and its host is told of a booking', async ({
  page,
  openBrowser,
}) => {
  const host = page.context();
  await registerConfirmed(host, HOST);
  const home = await listHome(host);
  await visit(page, '/properties');
  await untilLive(page);
  await page.getByRole('button', { name: `Edit ${home.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Your Co-Living' });
  await edit.getByRole('button', { name: 'Policies and pricing', exact: true }).click();
  const choice = edit.getByRole('group', { name: 'Instant booking' });
  await expect(choice.getByLabel('I approve each request')).toBeChecked();
  await choice.getByLabel('Every guest').check();
  await settle(page);
  await expectAccessible(page, 'the choice of instant booking');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, /Listing Updated/)).toBeVisible();

  const guest = await (await openBrowser()).newPage();
  await registerConfirmed(guest.context(), GUEST);
  const dates = new URLSearchParams({ startDate: dayFromToday(40), endDate: dayFromToday(44) });
  await visit(guest, `/listings/${home.id}?${dates}`);
  await untilLive(guest);
  await expect(guest.getByText("It's yours as soon as you pay").first()).toBeVisible();
  await expect(guest.getByText(/You won't be charged until/)).toHaveCount(0);
  await guest.getByRole('button', { name: 'Reserve' }).last().click();
  const dialog = guest.getByRole('dialog', { name: 'Reserve with Ana Castro' });
  await expect(dialog.getByText('Your dates are on hold for 35 minutes')).toBeVisible();
  await expectAccessible(guest, 'the dialog that books at once');
  await dialog.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(guest).toHaveURL(/\/trips\/[\w-]+$/);
  await expect(guest.getByText('Your dates are held').first()).toBeVisible();
  await expect(guest.getByText('Dates held')).toBeVisible();
  await expect(guest.getByText('The booking was approved right away')).toBeVisible();
  await guest.getByRole('button', { name: /^Pay/ }).first().click();
  await guest.getByRole('button', { name: /^Pay/ }).click();
  await expect(guest.getByText("It's yours").first()).toBeVisible();

  const { items } = await callApi<Inbox>(host, 'GET', '/api/reservations');
  expect(items).toMatchObject([{ status: 'approved', isInstant: true }]);
  await visit(page, '/reservations');
  await untilLive(page);
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText(`New booking for ${home.title}`)).toBeVisible();
});
