import type { Page } from '@playwright/test';
import { loginDialog } from '../support/account-dialogs.ts';
import { requestStay } from '../support/book-stay.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST, HOST, listHome } from '../support/list-home.ts';
import { openPage } from '../support/meet-people.ts';
import { type SocialServer, startSocialServer } from '../support/social-server.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

/** Whoever consents at Google's stand-in. */
const person = { sub: '', name: '', email: '', email_verified: true };

let server: SocialServer;
test.beforeAll(async () => {
  server = await startSocialServer(person);
});
test.afterAll(() => server?.end());

const withGoogle = (page: Page) =>
  loginDialog(page).getByRole('button', { name: 'Continue with Google' }).click();

test(
  'who signs in with Google from Reserve is back at the request, with the same dates',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    Object.assign(person, { sub: 'google-1', name: 'Greta Alder', email: 'greta@example.org' });
    const host = await openBrowser({ baseURL: server.origin });
    await registerConfirmed(host, HOST, server.data);
    const { id } = await listHome(host);
    const guest = await openBrowser({ baseURL: server.origin });
    const [startDate, endDate] = [dayFromToday(200), dayFromToday(207)];
    const path = `/listings/${id}?${new URLSearchParams({ startDate, endDate, guestCount: '1' })}`;
    const page = await openPage(guest, path);
    await page
      .getByRole('complementary', { name: 'Price' })
      .getByRole('button', { name: 'Reserve' })
      .click();
    await withGoogle(page);
    const request = page.getByRole('dialog', { name: `Request to stay with ${HOST}` });
    await expect(request).toBeVisible();
    await expect(request).toContainText('7 nights');
    await expect(page).toHaveURL(path);
  },
);

test(
  'a mailed link to a request leads through Google to its approval',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const lister = await openBrowser({ baseURL: server.origin });
    const { email } = await registerConfirmed(lister, HOST, server.data);
    const home = await listHome(lister);
    const guest = await openBrowser({ baseURL: server.origin });
    await registerConfirmed(guest, GUEST, server.data);
    const { id } = await requestStay(guest, { inDays: 260, home });
    // The host comes back by another browser and with the same address.
    Object.assign(person, { sub: 'google-2', name: HOST, email });
    const host = await openBrowser({ baseURL: server.origin });
    const page = await openPage(host, `/reservations/${id}?action=approve`);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await withGoogle(page);
    const approval = page.getByRole('dialog').filter({ hasText: GUEST });
    await expect(approval.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
);
