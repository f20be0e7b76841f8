import { approve, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { listHome, makeHost } from '../support/list-home.ts';
import {
  deliver,
  startServingPush,
  subscribeAt,
  watchNotifications,
} from '../support/pushing-browser.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Devices {
  devices: { current: boolean }[];
}

test('a guest turns notifications on after a request, is told of its approval, and opens it', async ({
  openBrowser,
  faults,
}) => {
  const guest = await openBrowser({ serviceWorkers: 'allow' });
  const host = await makeHost();
  await registerConfirmed(guest, 'Nora Notified');
  const service = await startServingPush(guest);
  const browser = await subscribeAt(service, guest);
  const stay = await requestStay(guest, { inDays: 40, home: await listHome(host) });
  const page = await guest.newPage();
  await visit(page, `/trips/${stay.id}`);
  const panel = page.getByRole('complementary').filter({ hasText: 'Get notified on this device' });
  await expect(panel).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'a request that offers notifications');
  await panel.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeHidden();

  await approve(host, stay);
  await expect.poll(() => service.arrived, { timeout: 30_000 }).toHaveLength(1);
  const [pushed] = service.arrived;
  expect(pushed?.endpoint).toBe(browser.endpoint);
  expect(pushed?.content).toMatchObject({ title: 'Request approved', path: `/trips/${stay.id}` });

  const { shown, pages, press } = await watchNotifications(guest);
  await deliver(page, pushed?.content);
  const path = `/trips/${stay.id}`;
  const { body } = pushed?.content ?? {};
  await expect
    .poll(shown)
    .toMatchObject([{ title: 'Request approved', body, tag: path, lang: 'en', dir: 'ltr' }]);
  // Of the same subject: the later one replaces the other.
  await deliver(page, { ...pushed?.content, title: 'Payment due soon' });
  await expect.poll(shown).toMatchObject([{ title: 'Payment due soon' }]);

  // A press shows the tab that is open, and opens the page where none is.
  await press();
  await expect.poll(pages).toEqual([`focus ${path}`]);
  expect(await shown()).toEqual([]);
  await visit(page, '/faq');
  await deliver(page, pushed?.content);
  await expect.poll(shown).toHaveLength(1);
  await press();
  await expect.poll(pages).toEqual([`focus ${path}`, `open ${path}`]);

  // The logout ends it on both sides, and with the worker all that is on its way through it.
  await visit(page, '/');
  faults.allow(/^request: net::ERR_FAILED \S+\/api\//);
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  service.close();
});

test('who puts it off is not asked again, and a browser that was asked is not either', async ({
  openBrowser,
}) => {
  const guest = await openBrowser({ serviceWorkers: 'allow' });
  await registerConfirmed(guest, 'Paul Putoff');
  const service = await startServingPush(guest);
  await subscribeAt(service, guest);
  const stay = await requestStay(guest, { inDays: 40 });
  const page = await guest.newPage();
  await visit(page, `/trips/${stay.id}`);
  const offer = page.getByRole('button', { name: 'Turn on notifications' });
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await visit(page, `/trips/${stay.id}`);
  await settle(page);
  await expect(offer).toBeHidden();
  await page.evaluate(() => {
    const until = Temporal.Now.instant().subtract({ hours: 1 });
    localStorage.setItem('push-asked-until', until.toString());
  });
  await visit(page, `/trips/${stay.id}`);
  await expect(offer).toBeVisible();
  await page.evaluate(() => localStorage.setItem('test-permission', 'denied'));
  await visit(page, `/trips/${stay.id}`);
  await settle(page);
  await expect(offer).toBeHidden();
  service.close();
});

test('settings say how this browser is, and list the others', async ({ openBrowser, faults }) => {
  const guest = await openBrowser({ serviceWorkers: 'allow' });
  const { email } = await registerConfirmed(guest, 'Sara Settings');
  expect(email).toContain('@');
  const service = await startServingPush(guest);
  await subscribeAt(service, guest);
  const page = await guest.newPage();
  await visit(page, '/profile-settings');
  const section = page.locator('#notifications');
  const here = section.getByRole('switch', { name: 'On this device' });
  await expect(here).toHaveAttribute('aria-checked', 'false');
  await here.click();
  await expect(toast(page, 'Notifications are on for this device')).toBeVisible();
  await expect(here).toHaveAttribute('aria-checked', 'true');
  await expect(section).toContainText('On until you log out here.');
  await expect(section.getByRole('heading', { name: 'Other devices' })).toBeHidden();

  const messages = section.getByRole('switch', { name: 'Messages' });
  await messages.click();
  await expect(messages).toHaveAttribute('aria-checked', 'false');
  const { kinds } = await callApi<{ kinds: object }>(guest, 'GET', '/api/push');
  expect(kinds).toEqual({ answer: true, message: false, payment: true, session: true });

  await page.reload();
  await expect(here).toHaveAttribute('aria-checked', 'true');
  await settle(page);
  await expectAccessible(page, 'settings of notifications');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'settings of notifications');
  await here.focus();
  await page.keyboard.press('Space');
  await expect(here).toHaveAttribute('aria-checked', 'false');
  expect((await callApi<Devices>(guest, 'GET', '/api/push')).devices).toEqual([]);

  // The browser was told to block them since.
  await page.evaluate(() => localStorage.setItem('test-permission', 'denied'));
  await page.reload();
  await expect(section).toContainText('Blocked by your browser.');
  await expect(here).toBeHidden();

  // A device elsewhere can be removed from here.
  await callApi(guest, 'PUT', '/api/push/device', service.subscribe());
  await page.reload();
  await section.getByRole('button', { name: /^Remove / }).click();
  await expect(section.getByRole('button', { name: /^Remove / })).toBeHidden();
  expect((await callApi<Devices>(guest, 'GET', '/api/push')).devices).toEqual([]);

  // The server is away.
  faults.allow(/api\/push/, /503/);
  await page.route('**/api/push', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(section).toContainText("We couldn't load your notifications.");
  await page.unroute('**/api/push');
  await section.getByRole('button', { name: 'Retry' }).click();
  await expect(section).toContainText('Blocked by your browser.');
  service.close();
});
