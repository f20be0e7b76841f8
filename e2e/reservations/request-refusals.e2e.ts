import type { Page } from '@playwright/test';
import { callApi, register } from '../support/call-api.ts';
import { expectTargets } from '../support/check-targets.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { HOST, someHome } from '../support/list-home.ts';
import { REFUSED } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Opens the request of a home of a new host; the page's person is signed in. */
async function openRequest(page: Page, inDays: number) {
  const [startDate, endDate] = [dayFromToday(inDays), dayFromToday(inDays + 7)];
  const { id } = await someHome();
  const query = new URLSearchParams({ startDate, endDate, guestCount: '1' });
  await visit(page, `/listings/${id}?${query}`);
  await page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('button', { name: 'Reserve' })
    .click();
  return page.getByRole('dialog', { name: `Request to stay with ${HOST}` });
}

test('the button comes back by itself once a pause is over', EXHAUSTIVE, async ({ page }) => {
  await registerConfirmed(page.context(), 'Runa Alder');
  const refusal = {
    code: 'request-pause',
    message: 'Wait a moment.',
    pendingId: null,
    mailsHere: false,
  };
  // The server's own pause takes a minute, so the first answer is one of five seconds.
  await page.route(
    '**/request-check?*',
    (route) => {
      const until = Temporal.Now.instant().add({ seconds: 5 }).toString();
      return route.fulfill({ json: { refusal: { ...refusal, until } } });
    },
    { times: 1 },
  );
  const dialog = await openRequest(page, 300);
  const request = dialog.getByRole('button', { name: 'Request', exact: true });
  await expect(dialog.getByText('Wait a moment.')).toBeVisible();
  await expect(request).toBeDisabled();
  await expect(request).toBeEnabled();
  await expect(dialog.getByText('Wait a moment.')).toBeHidden();
});

test('a confirmation link that is refused says why', EXHAUSTIVE, async ({ page, faults }) => {
  faults.allow(...REFUSED);
  await register(page.context(), 'Sana Alder');
  const message = 'Too many tries. Wait a few minutes, then try again.';
  await page.route('**/api/auth/send-verification-email', (route) =>
    route.fulfill({
      status: 429,
      json: { type: 'about:blank#rate-limited', code: 'rate-limited', message },
    }),
  );
  const dialog = await openRequest(page, 310);
  await dialog.getByRole('button', { name: 'Send the link again' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await expect(toast(page, 'Something went wrong.')).toHaveCount(0);
  await page.unroute('**/api/auth/send-verification-email');
  await dialog.getByRole('button', { name: 'Send the link again' }).click();
  await expect(dialog.getByRole('button', { name: 'Link sent' })).toBeDisabled();
  await expect(dialog.getByRole('alert')).toBeHidden();
});

test('a request that another tab has sent already is named, with the way to it', async ({
  page,
  faults,
}) => {
  faults.allow(...REFUSED);
  await registerConfirmed(page.context(), 'Tova Alder');
  const dialog = await openRequest(page, 320);
  const request = dialog.getByRole('button', { name: 'Request', exact: true });
  await expect(request).toBeEnabled();
  const [listingId = ''] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
  const sent = { listingId, startDate: dayFromToday(320), endDate: dayFromToday(327), message: '' };
  const { id } = await callApi<{ id: string }>(page.context(), 'POST', '/api/reservations', sent);
  // The dialog may have asked anew by now and say so already; then the button can't be pressed.
  await request.click({ force: true });
  await expect(dialog.getByText('You already have a request waiting')).toBeVisible();
  await expect(toast(page, 'Something went wrong.')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTargets(page, 'a refused request on a phone');
  await dialog.getByRole('link', { name: 'See your waiting request' }).click();
  await expect(page).toHaveURL(new RegExp(`/trips/${id}`));
  await expect(dialog, 'it gives way to the page').toBeHidden();
});
