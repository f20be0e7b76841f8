import type { BrowserContext, Page } from '@playwright/test';
import { approve } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton, itinerantEditDialog } from '../support/itinerant-dialog.ts';
import { HOST } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import type { MovedServer } from '../support/moved-server.ts';
import { expect, test } from '../support/moved-server-test.ts';
import { mailsTo } from '../support/read-mail.ts';
import { look } from '../support/story-of-money.ts';
import { untilLive, visit } from '../support/visit.ts';

/** A busy machine takes several times as long as one that is idle. */
test.describe.configure({ timeout: 600_000 });

const WAY = { startDate: '2027-05-12', endDate: '2027-06-11' };
const TERMS = { goPeople: 2, goDate: '25/04/2027' };
/** The end of that day in Porto. */
const DECIDED = Temporal.Instant.from('2027-04-25T23:01:00Z');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Person {
  readonly browser: BrowserContext;
  readonly email: string;
}

test('a journey needs two people: once it goes, once it doesn’t', async ({
  openBrowser,
  startServer,
}) => {
  const server = await startServer(Temporal.Instant.from('2027-04-20T09:00:00Z'));
  const arrive = async (name: string, device: object = {}): Promise<Person> => {
    const browser = await openBrowser({ baseURL: server.origin, ...device });
    await server.follow(browser);
    const { email } = await registerConfirmed(browser, name, server.data);
    return { browser, email };
  };
  const host = await arrive(HOST);
  const ada = await arrive('Ada Aboard', PHONE);
  const ben = await arrive('Ben Aboard', { colorScheme: 'dark' });
  const goes = await listItinerant(host.browser, WAY, { ...TERMS, title: 'Vans that go' });
  const stays = await listItinerant(host.browser, WAY, { title: 'Vans that stay' });
  await setTerms(await host.browser.newPage());

  const page = await ada.browser.newPage();
  const first = await join(page, { id: goes.id, host, aboard: 0 });
  await expect(page.getByText('1 of 2 needed, decided on Apr 25').first()).toBeVisible();
  await expect(page.getByText('Aboard, not decided yet')).toBeVisible();
  await expect(page.getByText('Payment received. Thank you!')).toHaveCount(0);
  await expect(page.getByText(/is held on your card, but not charged yet/)).toBeVisible();
  // It may not take place yet, so no consulate reads that it does.
  await expect(page.getByRole('link', { name: 'Letter for a visa' })).toHaveCount(0);
  await look(page, { locale: 'en' }, 'journey-trip-waiting');
  const other = await ben.browser.newPage();
  const second = await join(other, { id: goes.id, host, aboard: 1 });
  await look(other, { locale: 'en' }, 'journey-trip-waiting-dark');
  const alone = await join(page, { id: stays.id, host, aboard: 0 });

  await shareACost(page, host);
  const desk = await host.browser.newPage();
  await visit(desk, '/reservations');
  await expect(desk.getByText('2 of 2 needed, decided on Apr 25').first()).toBeVisible();
  await look(desk, { locale: 'en' }, 'journey-host-reservations');
  await visit(desk, `/itinerants/${stays.id}`);
  await expect(desk.getByRole('button', { name: 'Go anyway' })).toBeVisible();
  await look(desk, { locale: 'en' }, 'journey-host-page');

  await server.moveTo(DECIDED);
  await expectStatus(desk, goes.id, 'goes');
  await expectStatus(desk, stays.id, 'off');

  for (const [trip, id] of [
    [page, first],
    [other, second],
  ] as const) {
    await expect(async () => {
      await visit(trip, `/trips/${id}`);
      await expect(trip.getByText(/is held on your card/)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(trip.getByText("It's going ahead", { exact: true }).first()).toBeVisible();
    await expect(trip.getByRole('term').filter({ hasText: /^Paid$/ })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Letter for a visa' })).toBeVisible();
  await look(page, { locale: 'en' }, 'journey-trip-goes');

  await visit(page, `/trips/${alone}`);
  await expect(page.getByText("It isn't going ahead", { exact: true }).first()).toBeVisible();
  const { paid, refunded } = await callApi<{ paid: number; refunded: number }>(
    ada.browser,
    'GET',
    `/api/reservations/${alone}`,
  );
  expect(refunded).toBe(paid);
  await look(page, { locale: 'en' }, 'journey-trip-off');
  await visit(page, `/itinerants/${stays.id}`);
  await expect(page.getByText(/It needed 2 people but only had 1/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reserve' })).toHaveCount(0);
  await look(page, { locale: 'en' }, 'journey-page-off');

  await expectMails(server, ada, [
    "It's going ahead: Vans that go",
    "It isn't going ahead: Vans that stay",
  ]);
  await expectMails(server, ben, ["It's going ahead: Vans that go"]);
  await expectMails(server, host, [
    "It's going ahead: Vans that go",
    "It isn't going ahead: Vans that stay",
  ]);
  await inArabic(ada.browser, { goes: goes.id, trip: first });
  await Promise.all([host, ada, ben].map(({ browser }) => browser.close()));
  const ledger = await server.stopAndReadLedger();
  expect(ledger).toContain('Nothing differs.');
  expect(ledger).toMatch(/^card\s+0\.00$/m);
});

/** Says in the form that the other journey needs two people too. */
async function setTerms(page: Page): Promise<void> {
  await visit(page, '/properties');
  await page.getByRole('button', { name: 'Edit Vans that stay', exact: true }).click();
  const dialog = itinerantEditDialog(page);
  await exactButton(dialog, 'Guest routine').click();
  await dialog.getByText('Only goes ahead with enough people (optional)').click();
  await dialog.getByLabel('People needed').fill('2');
  await dialog.getByLabel('Decided at the end of').fill('11/05/2027');
  await exactButton(dialog, 'Policies and pricing').click();
  await expect(
    dialog.getByText('Please choose a day at least 4 days before the first day.'),
  ).toBeVisible();
  await dialog.getByLabel('Decided at the end of').fill(TERMS.goDate);
  await dialog.getByLabel('Decided at the end of').scrollIntoViewIfNeeded();
  await look(page, { locale: 'en' }, 'journey-form');
  await exactButton(dialog, 'Policies and pricing').click();
  await exactButton(dialog, 'Update').click();
  await expect(toast(page, 'Itinerant Updated!')).toBeVisible();
  await page.close();
}

/** The page of a journey whose people share its cost, and whose host then decides that it goes. */
async function shareACost(page: Page, host: Person): Promise<void> {
  const { id } = await listItinerant(host.browser, WAY, {
    ...TERMS,
    title: 'A boat of friends',
    sharedCost: 3_600,
  });
  await visit(page, `/itinerants/${id}?${new URLSearchParams(WAY)}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: '2 people' })).toContainText('$1,800');
  await expect(table.getByRole('row').filter({ hasText: '5 people' })).toContainText('$720');
  await expect(
    page.getByText(/Each person pays \$1,800\.00 when they join, which is the most/),
  ).toBeVisible();
  await expect(page.getByText('Share of the cost').first()).toBeVisible();
  await look(page, { locale: 'en' }, 'journey-shared-cost');
  const desk = await host.browser.newPage();
  await visit(desk, `/itinerants/${id}`);
  await desk.getByRole('button', { name: 'Go anyway' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(toast(desk, "It's going ahead. We're telling your guests now.")).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Go anyway' })).toBeHidden();
  await desk.close();
}

/** The same pages from right to left. */
async function inArabic(
  browser: BrowserContext,
  { goes, trip }: { goes: string; trip: string },
): Promise<void> {
  await callApi(browser, 'PUT', '/api/account/locale', { locale: 'ar' });
  const page = await browser.newPage();
  for (const path of [`/itinerants/${goes}`, `/trips/${trip}`, '/trips']) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await look(page, { locale: 'ar' }, `journey${path.replaceAll('/', '-').slice(0, 12)}`);
  }
}

/** Requests the whole journey, and pays once its host has approved. @returns the reservation */
async function join(
  page: Page,
  { id, host, aboard }: { id: string; host: Person; aboard: number },
): Promise<string> {
  await visit(page, `/itinerants/${id}?${new URLSearchParams(WAY)}`);
  const line = `${aboard} of 2 needed, decided on Apr 25`;
  await expect(page.getByText(line).first()).toBeVisible();
  await look(page, { locale: 'en' }, `journey-page-${aboard}`);
  await page.getByRole('button', { name: 'Reserve' }).last().click();
  const dialog = page.getByRole('dialog', { name: `Request to join ${HOST}` });
  await expect(dialog.getByText(line)).toBeVisible();
  await expect(
    dialog.getByText('Until then, your payment is only held on your card.'),
  ).toBeVisible();
  await look(page, { locale: 'en' }, `journey-request-${aboard}`);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  const reservation = page.url().split('/').at(-1) ?? '';
  await approve(host.browser, { id: reservation });
  await visit(page, `/trips/${reservation}`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await expect(page.getByText(/The amount is only held on your card/)).toBeVisible();
  await look(page, { locale: 'en' }, `journey-checkout-${aboard}`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/trips/${reservation}`));
  await untilLive(page);
  return reservation;
}

async function expectStatus(page: Page, id: string, status: string): Promise<void> {
  await expect
    .poll(
      async () =>
        (await callApi<{ go: { status: string } }>(page.context(), 'GET', `/api/itinerants/${id}`))
          .go.status,
      { timeout: 120_000 },
    )
    .toBe(status);
}

async function expectMails(
  server: MovedServer,
  { email }: Person,
  subjects: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(email, server.data)).map(({ subject }) => subject), {
      timeout: 60_000,
    })
    .toEqual(expect.arrayContaining([...subjects]));
}
