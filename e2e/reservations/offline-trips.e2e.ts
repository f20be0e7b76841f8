import type { BrowserContext, Page } from '@playwright/test';
import { approve, pay, requestStay } from '../support/book-stay.ts';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { listHome, makeHost } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// The other tests have no service worker: a browser would answer past what they intercept.
test.use({ serviceWorkers: 'allow' });

/** Requests that find no server, which a browser writes to its console. */
const UNREACHABLE = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/];

/** A guest whose paid stay begins in two days. */
async function bookStay(guest: BrowserContext, name: string) {
  const host = await makeHost();
  const home = await listHome(host);
  const { email } = await registerConfirmed(guest, name);
  const stay = await requestStay(guest, { inDays: 2, home });
  await approve(host, stay);
  await pay(guest, stay);
  return { ...stay, email };
}

/** Paths of pages that the browser keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return kept.filter((path) => path.startsWith('/trips')).sort();
  });
}

async function waitUntilKept(page: Page, id: string): Promise<void> {
  await expect.poll(() => keptPages(page)).toContain(`/trips/${id}/agreement`);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('a trip can be read offline, and is gone after the logout', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(...UNREACHABLE);
  const guest = await openBrowser({ serviceWorkers: 'allow' });
  const { id, title } = await bookStay(guest, 'Olga Offline');
  const { arrival } = await callApi<{ arrival: { address: string; wifiPassword: string } }>(
    guest,
    'GET',
    `/api/reservations/${id}`,
  );
  const page = await guest.newPage();
  await visit(page, '/trips');
  await waitUntilKept(page, id);

  await guest.setOffline(true);
  await page.goto(`/trips/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  const note = page.getByText("We can't be reached right now.");
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(heading).toHaveText(title);
    await expect(note).toBeVisible();
    await expect(page.getByText(arrival.address)).toBeVisible();
    await expect(page.getByText(arrival.wifiPassword)).toBeVisible();
  }
  await settle(page);
  await expectAccessible(page, 'a trip that is read offline');
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(title);
  await page.goto(`/trips/${id}/agreement`);
  await expect(heading).toHaveText('Stay agreement');

  // Any other page leads to the trips.
  await page.goto('/guide');
  await expect(page).toHaveURL('/trips');
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/trips/${id}`);
  await expect(heading).toHaveText(title);

  await guest.setOffline(false);
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(await keptPages(page)).toEqual([]);
  await guest.setOffline(true);
  await expect(page.goto(`/trips/${id}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('what did not come is kept by the next page, and what was kept stays', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(/agreement/);
  const guest = await openBrowser({ serviceWorkers: 'allow' });
  const { id } = await bookStay(guest, 'Hal Halfway');
  const page = await guest.newPage();
  await page.route(`**/trips/${id}/agreement`, (route) => route.abort());
  await visit(page, '/trips');
  await expect.poll(() => keptPages(page)).toContain(`/trips/${id}`);
  expect(await keptPages(page)).not.toContain(`/trips/${id}/agreement`);
  await page.unroute(`**/trips/${id}/agreement`);
  await visit(page, '/guide');
  await waitUntilKept(page, id);
});

test('another account, and a session that has ended, leave no kept trips behind', async ({
  openBrowser,
  faults,
}) => {
  // A page that is left takes its requests with it; behind a service worker they fail by this name.
  faults.allow(/^request: net::ERR_FAILED/);
  const guest = await openBrowser({ serviceWorkers: 'allow' });
  const { id, email } = await bookStay(guest, 'Kate Kept');
  const page = await guest.newPage();
  await visit(page, '/trips');
  await waitUntilKept(page, id);

  const other = await openBrowser();
  const { email: another } = await registerConfirmed(other, 'Another Person');
  await page.goto('about:blank');
  await signIn(guest, another, NEW_PASSWORD);
  await visit(page, '/');
  await expect.poll(() => keptPages(page)).toEqual([]);

  await page.goto('about:blank');
  await signIn(guest, email, NEW_PASSWORD);
  await visit(page, '/trips');
  await waitUntilKept(page, id);
  await guest.clearCookies();
  await visit(page, '/');
  await expect.poll(() => keptPages(page)).toEqual([]);
});

test('what is sent offline waits for the connection and is sent once, unless it is given up', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(...UNREACHABLE);
  await registerConfirmed(context, 'Wanda Waits');
  await visit(page, '/support/contact-us');
  await page.getByLabel('Subject').fill('Sent from a train');
  await page.getByLabel('What happened?').fill('We went through a tunnel.');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const waits = toast(page, /^You're offline\. We'll send this once you're connected again\./);
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/support-tickets')) sent.push(request.method());
  });

  await context.setOffline(true);
  await send.click();
  await expect(waits).toBeVisible();
  await waits.getByRole('button', { name: "Don't send" }).click();
  await expect(toast(page, /^We couldn't reach the server/)).toBeVisible();
  await expect(waits).toBeHidden();
  expect(sent).toEqual([]);

  await send.click();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('We got your message')).toBeVisible();
  await expect(waits).toBeHidden();
  expect(sent).toEqual(['POST']);
});
