import type { Page } from '@playwright/test';
import { requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const OFFER = 'Subscribe to your calendar';

async function openOffer(page: Page) {
  await visit(page, '/trips');
  await page.getByRole('button', { name: OFFER }).click();
  return page.getByRole('dialog', { name: OFFER });
}

test(
  'a guest makes a link, copies it, reads their calendar by it, and revokes it',
  EXHAUSTIVE,
  async ({ openBrowser, request }) => {
    const guest = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
    await registerConfirmed(guest, 'Cleo Calendar');
    const page = await guest.newPage();
    await visit(page, '/trips');
    // With nothing to read there is nothing to offer.
    await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: OFFER })).toHaveCount(0);

    const stay = await requestStay(guest, { inDays: 250 });
    const dialog = await openOffer(page);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const field = dialog.getByRole('textbox', { name: 'Calendar link' });
    await expect(field).toHaveValue(/^http.*\/api\/calendar\/[\w-]{64}\.ics$/);
    const link = await field.inputValue();
    const app = dialog.getByRole('link', { name: 'Open in calendar app' });
    await expect(app).toHaveAttribute('href', link.replace(/^https?:/, 'webcal:'));
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await settle(page);
    await expectAccessible(page, 'the calendar link');

    // A program has the link alone, and no session.
    const read = async () => {
      const answer = await request.get(link, { headers: { cookie: '' } });
      return { status: answer.status(), text: (await answer.text()).replaceAll('\r\n ', '') };
    };
    const asked = await read();
    expect(asked.status).toBe(200);
    expect(asked.text).toContain(`UID:${stay.id}@wayhearth`);
    expect(asked.text).toContain('STATUS:TENTATIVE');
    await callApi(guest, 'DELETE', `/api/reservations/${stay.id}`, {});
    const cancelled = await read();
    expect(cancelled.text).toContain(`UID:${stay.id}@wayhearth`);
    expect(cancelled.text).toContain('STATUS:CANCELLED');

    // It is there again the next time, until it is revoked.
    const again = await openOffer(page);
    await expect(again.getByRole('textbox', { name: 'Calendar link' })).toHaveValue(link);
    await again.getByRole('button', { name: 'Revoke link' }).click();
    const sure = page.getByRole('dialog', { name: 'Are You Sure?' });
    await sure.getByRole('button', { name: 'No' }).click();
    await expect(again.getByRole('button', { name: 'Revoke link' })).toBeFocused();
    expect((await read()).status).toBe(200);
    await again.getByRole('button', { name: 'Revoke link' }).click();
    await sure.getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'Calendar link revoked.')).toBeVisible();
    await expect(sure).toHaveCount(0);
    expect((await read()).status).toBe(404);
    await again.getByRole('button', { name: 'Create link' }).click();
    await expect(again.getByRole('textbox', { name: 'Calendar link' })).not.toHaveValue(link);
  },
);

test(
  'a link that could not be loaded is asked for again',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/\/api\/calendar/, /net::ERR_FAILED/);
    const guest = await openBrowser();
    await registerConfirmed(guest, 'Cleo Calendar');
    await requestStay(guest, { inDays: 260 });
    const page = await guest.newPage();
    await page.route('**/api/calendar', (route) => route.abort());
    const dialog = await openOffer(page);
    await expect(dialog.getByRole('alert')).toHaveText("We couldn't load your calendar link.");
    await page.unroute('**/api/calendar');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  },
);

test(
  'on a phone in Arabic the link reads from the left',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const t = textsOf('ar');
    const page = await phoneInArabic(openBrowser, baseURL);
    await registerConfirmed(page.context(), 'Cleo Calendar');
    await requestStay(page.context(), { inDays: 270 });
    await visit(page, '/trips');
    await settle(page);
    await expectTargets(page, 'the offer in Arabic');
    await page.getByRole('button', { name: t(OFFER) }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('Create link') }).tap();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
    await settle(page);
    await expectAccessible(page, 'the calendar link in Arabic');
    await expectTargets(page, 'the calendar link in Arabic');
    await expectNoSidewaysScroll(page, 'the calendar link in Arabic');
  },
);
