import type { BrowserContext, Page } from '@playwright/test';
import { approve, requestStay } from '../support/book-stay.ts';
import { callApi, register } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { HOST, listHome, someHome } from '../support/list-home.ts';
import { meet, openPage, REFUSED } from '../support/meet-people.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const HIDDEN = 'phone number hidden';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const unread = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Messages/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

async function startAt(context: BrowserContext, listingId: string): Promise<string> {
  const { id } = await callApi<{ id: string }>(context, 'POST', '/api/conversations', {
    listingId,
  });
  return id;
}

function send(context: BrowserContext, id: string, text: string): Promise<unknown> {
  return callApi(context, 'POST', `/api/conversations/${id}/messages`, { text });
}

test('a guest and a host write each other from the listing to the approval, live', async ({
  openBrowser,
}) => {
  const { guest, host, name, home: stay } = await meet(openBrowser, 'Vera Lind');
  const inbox = await openPage(host, '/trips');

  const page = await openPage(guest, `/listings/${stay.id}`);
  await page.getByRole('button', { name: 'Message the host' }).click();
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: HOST, exact: true })).toBeVisible();
  await expect(page.getByText('Say hello and ask')).toBeVisible();
  await field(page).fill('Is the desk by the window?');
  await field(page).press('Enter');
  await expect(thread(page).getByText('Is the desk by the window?')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();

  // The host, on any page of the product, sees at once that somebody wrote.
  await expect(unread(inbox)).toHaveAccessibleName(/unread message/);
  await unread(inbox).click();
  const row = inbox
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: new RegExp(name) });
  await expect(row).toContainText('1 unread message');
  await row.click();
  await expect(thread(inbox).getByText('Is the desk by the window?')).toBeVisible();
  await expect(thread(page).getByText('Read', { exact: false })).toBeVisible();
  await expect(row).not.toContainText('unread');

  await write(inbox, 'It is. Call me on +351 912 345 678');
  await expect(thread(page).getByText(HIDDEN)).toBeVisible();
  await expect(page.getByRole('note')).toContainText('until a reservation is approved');
  for (const one of [page, inbox]) {
    await expect(one.getByText('912 345')).toHaveCount(0);
    expect(await one.content()).not.toContain('345 678');
  }

  const booked = await requestStay(guest, { inDays: 300, home: stay });
  await approve(host, booked);
  await page.reload();
  await untilLive(page);
  await expect(thread(page).getByText('Call me on +351 912 345 678')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Reservation,/ })).toHaveAttribute(
    'href',
    `/trips/${booked.id}`,
  );
});

test(
  'from a reservation both sides come to the same conversation',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const { guest, host, home } = await meet(openBrowser, 'Otto Berg');
    const { id } = await requestStay(guest, { inDays: 310, home });
    const trip = await openPage(guest, `/trips/${id}`);
    await trip.getByRole('button', { name: 'Message the host' }).click();
    await expect(trip).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    const request = await openPage(host, `/reservations/${id}`);
    await request.getByRole('button', { name: 'Message the guest' }).click();
    await expect(request).toHaveURL(trip.url());
    await write(request, 'Welcome, Otto');
    await expect(thread(trip).getByText('Welcome, Otto')).toBeVisible();
  },
);

test('without server-sent events messages come by asking', EXHAUSTIVE, async ({ openBrowser }) => {
  const { guest, host, home } = await meet(openBrowser, 'Pia Holm');
  await guest.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'));
  const id = await startAt(guest, home.id);
  await send(guest, id, 'Hello there');
  const page = await openPage(guest, `/messages/${id}`);
  await send(host, id, 'An answer that is asked for');
  await expect(thread(page).getByText('An answer that is asked for')).toBeVisible({
    timeout: 25_000,
  });
});

test(
  'earlier messages come on scrolling up, and the reader keeps their place',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const { guest, home } = await meet(openBrowser, 'Ines Alba');
    const id = await startAt(guest, home.id);
    for (let at = 1; at <= 70; at += 1) await send(guest, id, `Line ${at} of many`);
    const page = await openPage(guest, `/messages/${id}`);
    await expect(thread(page).getByText('Line 70 of many')).toBeInViewport();
    await expect(page.getByText('Line 40 of many')).toHaveCount(0);
    await thread(page).focus();
    await page.keyboard.press('Home');
    await expect(thread(page).getByText('Line 40 of many')).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(thread(page).getByText('Line 1 of many')).toBeInViewport({ timeout: 500 });
    }).toPass();
    const first = await thread(page)
      .getByText(/^Line \d+ of many$/)
      .allTextContents();
    expect(first).toHaveLength(70);
    await expect(page.getByRole('button', { name: 'Earlier messages' })).toHaveCount(0);
  },
);

test(
  'what the server did not get is sent again, once; what it refuses is kept to try again',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(...REFUSED, /console: Failed to load resource/, /request: net::/);
    const { guest, host, home } = await meet(openBrowser, 'Ravi Nair');
    const id = await startAt(guest, home.id);
    const page = await openPage(guest, `/messages/${id}`);
    let tries = 0;
    await page.route('**/api/conversations/*/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      tries += 1;
      // The first answer is lost on its way back: the server has the message already.
      if (tries === 1) await route.fetch();
      return tries <= 2 ? route.abort('connectionreset') : route.fallback();
    });
    await write(page, 'Through thick and thin');
    await expect(page.getByText('Sending…')).toBeVisible();
    await expect(page.getByText('Sending…')).toBeHidden({ timeout: 15_000 });
    expect(tries).toBe(3);
    const { messages } = await callApi<{ messages: unknown[] }>(
      host,
      'GET',
      `/api/conversations/${id}`,
    );
    expect(messages).toHaveLength(1);

    await page.route('**/api/conversations/*/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            contentType: 'application/problem+json',
            body: JSON.stringify({
              type: 'about:blank#rate-limited',
              code: 'rate-limited',
              status: 429,
              message: 'Please wait.',
            }),
          })
        : route.fallback(),
    );
    await write(page, 'One too many');
    await expect(page.getByRole('alert')).toContainText('Please wait.');
    await page.unroute('**/api/conversations/*/messages');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(thread(page).getByText('One too many')).toBeVisible();
  },
);

test(
  'somebody else’s conversation says the same as one that isn’t there',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/answer: 404/, /console: Failed to load resource.*404/);
    const { guest, home } = await meet(openBrowser, 'Kim Aster');
    const id = await startAt(guest, home.id);
    await send(guest, id, 'For the host alone');
    const stranger = await openBrowser();
    await register(stranger, 'Nosy Parker');
    for (const path of [`/messages/${id}`, '/messages/00000000-0000-4000-8000-000000000000']) {
      const page = await stranger.newPage();
      await visit(page, path);
      await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
      expect(await page.content()).not.toContain('For the host alone');
    }
  },
);

test('signed out, the messages and the way to a host ask to log in', async ({ page }) => {
  await visit(page, '/messages');
  await expect(page.getByRole('heading', { name: 'Log in to see your messages' })).toBeVisible();
  const stay = await someHome();
  await visit(page, `/listings/${stay.id}`);
  await page.getByRole('button', { name: 'Message the host' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'no messages are accessible, and the longest word fits every width',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const guest = await openBrowser();
    await registerConfirmed(guest, 'Mara Quill');
    const page = await guest.newPage();
    await visit(page, '/messages');
    await settle(page);
    await expectAccessible(page, 'no messages');
    const host = await openBrowser();
    await registerConfirmed(host, HOST);
    const id = await startAt(guest, (await listHome(host)).id);
    await send(guest, id, 'Write to mara@example.org or see www.example.org');
    await send(host, id, `A-word-${'without-an-end-'.repeat(20)}`);
    for (const path of ['/messages', `/messages/${id}`]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, path);
      await settle(page);
      await expectAccessible(page, path);
      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${path}, ${width} px`);
      }
    }
  },
);
