import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts';
import { GUEST, HOST, listHome } from '../support/list-home.ts';
import { openPage } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

let server: IdentityServer;
test.beforeAll(async () => {
  server = await startIdentityServer();
});
test.afterAll(() => server?.end());

const BORN = { day: 2, month: 3, year: 1990 };
const identityOn = (page: Page) => page.getByRole('region', { name: 'Identity' });

/** Sends a document on the hosted page, and comes back to the settings. */
async function send(page: Page, document: 'my document' | 'an expired document'): Promise<void> {
  await page.getByRole('link', { name: `Send ${document}` }).click();
  await page.getByRole('link', { name: 'Back' }).click();
}

test(
  'a host and a guest verify who they are: the condition lets the guest ask, the filter finds the host',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser({ baseURL: server.origin });
    await registerConfirmed(host, HOST, server.data);
    await server.hostPage(host, { firstName: 'Ana', lastName: 'Castro', born: BORN });
    const home = await listHome(host);

    // The host: a document that has expired, then a good one.
    const hosts = await openPage(host, '/profile-settings');
    const settings = identityOn(hosts);
    await expect(settings.getByText("Your identity isn't verified.")).toBeVisible();
    await settings.getByRole('button', { name: 'Verify my identity' }).click();
    await send(hosts, 'an expired document');
    await expect(settings.getByText("Use one that's still valid.", { exact: false })).toBeVisible();
    await expect(hosts).toHaveURL('/profile-settings');
    await settings.getByRole('button', { name: 'Try again' }).click();
    await send(hosts, 'my document');
    await expect(settings.getByText('Identity verified', { exact: true })).toBeVisible();
    await expect(settings.getByRole('button', { name: /verify|try/i })).toBeHidden();

    // From now on only verified guests may ask.
    await visit(hosts, '/properties');
    await hosts.getByRole('checkbox', { name: `Only verified guests for ${home.title}` }).check();
    await expect(toast(hosts, 'Only verified guests can send requests now')).toBeVisible();

    const guest = await openBrowser({ baseURL: server.origin });
    await registerConfirmed(guest, GUEST, server.data);
    await server.hostPage(guest, { firstName: 'Mina', lastName: 'Lind', born: BORN });
    const [startDate, endDate] = [dayFromToday(200), dayFromToday(207)];
    const path = `/listings/${home.id}?${new URLSearchParams({ startDate, endDate, guestCount: '1' })}`;
    const page = await openPage(guest, path);
    const panel = page.getByRole('complementary', { name: 'Price' });
    await expect(panel.getByText('Ana asks guests to have their identity verified')).toBeVisible();
    const badge = page.getByText('Identity verified', { exact: true });
    await badge.click();
    await expect(page.getByText('Stripe checked an official document')).toBeVisible();
    await panel.getByRole('button', { name: 'Reserve' }).click();
    const request = page.getByRole('dialog', { name: `Request to stay with ${HOST}` });
    await expect(request.getByText('This host asks guests to have their')).toBeVisible();
    const ask = request.getByRole('button', { name: 'Request', exact: true });
    await expect(ask).toBeDisabled();
    await request.getByRole('link', { name: 'Verify my identity' }).click();

    await identityOn(page).getByRole('button', { name: 'Verify my identity' }).click();
    await send(page, 'my document');
    await expect(identityOn(page).getByText('Identity verified', { exact: true })).toBeVisible();
    await visit(page, path);
    await panel.getByRole('button', { name: 'Reserve' }).click();
    await ask.click();
    await page.waitForURL(/\/trips\//);

    // The host sees who asks.
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await visit(hosts, '/reservations');
    await expect(hosts.getByText('Identity verified', { exact: true })).toBeVisible();
    await visit(hosts, `/reservations/${id}`);
    await hosts.getByText('Identity verified', { exact: true }).click();
    await expect(hosts.getByText("They're 18 or older.")).toBeVisible();
    await expect(hosts.getByText('The name on this account is the one')).toBeVisible();

    // A search for verified hosts finds this one.
    await visit(page, '/?address=Castelo+Branco&latitude=39.823&longitude=-7.493');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Filters/ })
      .click();
    const filters = page.getByRole('dialog', { name: 'Filter', exact: true });
    await filters.getByRole('button', { name: /Price range and analytics/ }).click();
    await filters.getByRole('checkbox', { name: /Verified hosts only/ }).check();
    await filters.getByRole('button', { name: 'Search Co-Livings' }).click();
    await expect(page).toHaveURL(/hostVerified=1/);
    await expect(page.getByRole('link', { name: 'Remove Verified host' })).toBeVisible();
    await expect(page.getByRole('link', { name: home.title }).first()).toBeVisible();
  },
);

test('where no provider is set, pages say that no identity is verified', async ({
  openBrowser,
}) => {
  const guest = await openBrowser();
  await registerConfirmed(guest, GUEST);
  const { id } = await callApi<{ id: string }>(guest, 'GET', '/api/me');
  const page = await openPage(guest, '/profile-settings');
  const settings = identityOn(page);
  const none = "Identity verification isn't available on this site yet.";
  await expect(settings.getByText(none)).toBeVisible();
  await expect(settings.getByRole('button')).toHaveCount(0);
  await visit(page, `/profile/${id}`);
  await expect(page.getByText(none)).toBeVisible();
});
