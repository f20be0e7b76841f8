import { paidStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { meet, openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test('a guest waits for taken nights, has them held and requests them', async ({ openBrowser }) => {
  const { guest: booker, host, home } = await meet(openBrowser, 'Bea Booker');
  const { id, startDate, endDate } = await paidStay(booker, host, { inDays: 60, home });
  const waiter = await openBrowser();
  await registerConfirmed(waiter, 'Wim Waiter');
  const address = `/listings/${home.id}?startDate=${startDate}&endDate=${endDate}`;
  const page = await openPage(waiter, address);
  await page.getByRole('button', { name: 'Wait for these nights' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Wait for these nights' });
  await expect(dialog.getByText("We'll email you when all of these nights")).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the waitlist of nights');
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(toast(page, "You're on the waitlist.")).toBeVisible();

  await page.getByRole('button', { name: 'Wait for these nights' }).first().click();
  await expect(dialog.getByText("You're first in line")).toBeVisible();
  await page.keyboard.press('Escape');
  await visit(page, '/saved-searches');
  const waits = page.getByRole('region', { name: "Homes you're waiting for" });
  await expect(waits.getByText(home.title)).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'saved searches with a waitlist');

  await callApi(booker, 'DELETE', `/api/reservations/${id}`, {});
  await expect(async () => {
    await page.reload();
    await expect(waits.getByText(/Held for you until/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await waits.getByRole('link', { name: 'Request these nights' }).click();
  await expect(page.getByText(/Held for you until/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wait for these nights' })).toHaveCount(0);
  const { id: requested } = await callApi<{ id: string }>(waiter, 'POST', '/api/reservations', {
    listingId: home.id,
    startDate,
    endDate,
  });
  await callApi(host, 'POST', `/api/reservations/${requested}`, { status: 'approved' });
  await visit(page, '/saved-searches');
  await expect(page.getByRole('heading', { name: 'Saved searches', exact: true })).toBeVisible();
  await expect(waits).toHaveCount(0);
});
