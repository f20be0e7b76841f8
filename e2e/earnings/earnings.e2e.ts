import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { approvedStay, type Booked, paidStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { GUEST, HOST, type Home, listHome, makePerson } from '../support/list-home.ts';
import { openPage } from '../support/meet-people.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

const AMOUNT = /\$[\d,]+\.\d\d/;
/** The statement of today's month, by UTC. */
const THIS_MONTH = new Date().toISOString().slice(0, 7);

/** A host whose home keeps most of what was paid when a guest cancels. */
async function meetHost(host: BrowserContext): Promise<{ home: Home }> {
  await registerConfirmed(host, HOST);
  const home = await listHome(host, {
    cancellationPolicy: 'super-strict',
    title: '=A house, "old"',
  });
  return { home };
}

/** Three stays: paid, approved and not paid, and one whose guest cancelled so that the host earned. */
async function earn(host: BrowserContext, home: Home): Promise<Booked> {
  const guest = await makePerson(GUEST);
  const paid = await paidStay(guest, host, { inDays: 40, home });
  await approvedStay(guest, host, { inDays: 60, home });
  const cancelled = await paidStay(guest, host, { inDays: 80, home });
  await callApi(guest, 'DELETE', `/api/reservations/${cancelled.id}`, {});
  return paid;
}

test('earnings from the first listing to the file of a month', async ({ openBrowser }) => {
  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  const page = await openPage(host, '/earnings');
  await expect(page.getByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "You don't host anything yet" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'List your home' }).last()).toBeVisible();
  // Not a host yet: the menu has no such entry.
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Reservations' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Earnings' })).toHaveCount(0);

  const home = await listHome(host, {
    cancellationPolicy: 'super-strict',
    title: '=A house, "old"',
  });
  await visit(page, '/earnings');
  await expect(page.getByRole('heading', { name: 'No money yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Payouts aren't set up yet" })).toBeVisible();
  await expect(page.getByText('This is a sandbox.')).toBeVisible();

  const paid = await earn(host, home);
  await visit(page, '/properties');
  const banner = page.getByRole('complementary').filter({ hasText: 'is waiting for you' });
  await expect(banner).toHaveText(/\$[\d,]+\.\d\d is waiting for you\..*Set up payouts/);
  await banner.getByRole('link', { name: 'Set up payouts' }).click();

  await expect(page).toHaveURL('/earnings');
  const coming = page.getByRole('list', { name: 'Coming' });
  await expect(coming.getByRole('listitem')).toHaveCount(2);
  const first = coming.getByRole('listitem').first();
  await expect(first).toContainText('48 hours after check-in opens');
  await expect(first).toContainText(AMOUNT);
  await expect(coming.getByRole('listitem').last()).toContainText('When your guest has paid');
  await expect(first.getByRole('link')).toHaveAttribute('href', `/reservations/${paid.id}`);
  await expect(page.getByRole('list', { name: 'By listing' })).toContainText(home.title);
  const month = page.getByRole('table').getByRole('row').nth(1);
  await expect(month).toContainText(AMOUNT);
  await settle(page);
  await expectAccessible(page, 'earnings');
  await (await openMenu(page)).getByRole('link', { name: 'Earnings' }).click();
  await expect(page).toHaveURL('/earnings');

  await month.getByRole('link').click();
  await expect(page).toHaveURL(`/earnings/statements/${THIS_MONTH}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Statement for \w+ \d{4}$/);
  await expect(page.getByRole('article')).toContainText(HOST);
  await expect(page.getByText("This month isn't over yet.")).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: home.title });
  await expect(entry).toContainText('Earned');
  await settle(page);
  await expectAccessible(page, 'the statement of a month');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`wayhearth-${THIS_MONTH}.csv`);
  const [heading, row, ...rest] = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(heading).toBe(
    '\uFEFFDate,Entry,Reservation,Listing,Amount in USD,"Taxes included, in USD"',
  );
  expect(row).toMatch(/^\d{4}-\d\d-\d\d,Earned,[\w-]+,"'=A house, ""old""",\d+\.\d\d,\d+\.\d\d$/);
  expect(rest).toEqual(['']);
});

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Your menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Your menu' });
  await expect(menu.getByRole('switch')).toBeVisible();
  return menu;
}

test('the way to the payout provider and back', async ({ openBrowser }) => {
  const host = await openBrowser();
  await meetHost(host);
  const page = await openPage(host, '/earnings');
  await page.route('**/api/earnings/account', (route) =>
    route.fulfill({ json: { url: '/earnings?account=returned' } }),
  );
  const checked: string[] = [];
  await page.route('**/api/earnings/account/check', (route) => {
    checked.push(route.request().method());
    return route.fulfill({
      json: { status: 'ready', provider: 'sandbox', bankFailed: false },
    });
  });
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await expect.poll(() => checked).toEqual(['POST']);
  await expect(page).toHaveURL('/earnings');

  // Where the provider's own address was no longer valid, it is asked for another one.
  await page.goto('/earnings?account=continue');
  await expect.poll(() => checked).toEqual(['POST', 'POST']);
  await expect(page).toHaveURL('/earnings');
});

test('what the provider said is shown where it refuses', async ({ openBrowser, faults }) => {
  faults.allow(/\/api\/earnings\/account/);
  const host = await openBrowser();
  await meetHost(host);
  const page = await openPage(host, '/earnings');
  await page.route('**/api/earnings/account', (route) => route.abort('internetdisconnected'));
  const button = page.getByRole('button', { name: 'Set up payouts' });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'reach the server' })).toBeVisible();
  await expect(button).toBeEnabled();
});

test('without an account and in months that are none', async ({ page, openBrowser, faults }) => {
  faults.allow(/answer: 404/, /status of 404/);
  await visit(page, '/earnings');
  await expect(page.getByRole('heading', { name: 'Log in to see your earnings' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  const other = await host.newPage();
  for (const month of ['2026-13', '2999-01', 'may']) {
    const answer = await other.goto(`/earnings/statements/${month}`);
    expect(answer?.status(), month).toBe(404);
  }
  await visit(other, '/earnings/statements/2026-01');
  await expect(other.getByText('No money moved this month.')).toBeVisible();
});

test('earnings by keyboard alone', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser();
  const { home } = await meetHost(host);
  await earn(host, home);
  const page = await openPage(host, '/earnings');
  const link = page.getByRole('table').getByRole('link').first();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/earnings/statements/${THIS_MONTH}`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});

for (const [locale, what] of [
  ['de', 'in German on a phone'],
  ['ar', 'in Arabic on a phone'],
] as const) {
  test(`earnings ${what}`, variantIf(locale === 'ar'), async ({ openBrowser, baseURL }) => {
    const t = textsOf(locale);
    const host = await openBrowser({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { home } = await meetHost(host);
    await earn(host, home);
    await host.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const page = await openPage(host, '/earnings');
    await expect(page.getByRole('heading', { level: 1, name: t('Earnings') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('Set up payouts') })).toBeVisible();
    await settle(page);
    await expectNoSidewaysScroll(page, `earnings, ${locale}`);
    await expectTargets(page, `earnings, ${locale}`);
    await expectAccessible(page, `earnings, ${locale}`);
    await page.getByRole('table').getByRole('link').first().tap();
    await expect(
      page.getByRole('heading', { level: 1, name: t('Statement for {name}') }),
    ).toBeVisible();
    await settle(page);
    await expectNoSidewaysScroll(page, `a statement, ${locale}`);
    await expectTargets(page, `a statement, ${locale}`);
    await expectAccessible(page, `a statement, ${locale}`);
  });
}
