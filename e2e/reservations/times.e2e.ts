import type { Page } from '@playwright/test';
import { approve, requestStay } from '../support/book-stay.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { GUEST, listHome, makeHost } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

// The reader sits in Berlin; the homes are in Lisbon, an hour behind at any time of the year.
const NOTE = 'Times are in your time zone.';
const SOON = /(?:today|tomorrow|[A-Z]\w+day) \d+:\d\d [AP]M/.source;

/**
 * The first deadline of the refund timeline in a part of the page. The reader's own time is known to
 * the browser alone: it stands there once that part of the page is live.
 */
async function firstDeadline(page: Page, within: string): Promise<string> {
  const deadline = page
    .locator(within)
    .getByText(/^Until /)
    .first();
  await expect(page.locator(within).getByText(NOTE).first()).toBeVisible();
  return ((await deadline.textContent()) ?? '').replace('Now', '').trim();
}

test(
  'one deadline reads the same on the listing, in the request, on the trip and at the checkout',
  EXHAUSTIVE,
  async ({ page, context }) => {
    await registerConfirmed(context, GUEST);
    const dates = { startDate: dayFromToday(150), endDate: dayFromToday(157) };
    const host = await makeHost();
    const stay = await listHome(host, { cancellationPolicy: 'moderate' });
    await visit(page, `/listings/${stay.id}?${new URLSearchParams(dates)}`);
    const listing = await firstDeadline(page, 'main');
    expect(listing).toMatch(/^Until \w{3} \d+, \d{4}, 1:00 AM$/);
    await expect(page.getByText(NOTE).first()).toBeVisible();
    await expect(page.getByText(/^Check-in from \d+:00 PM \(\d+:00 PM your time\)/)).toBeVisible();

    await page.getByRole('button', { name: 'Reserve' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Until /).first()).toBeVisible();
    expect(await firstDeadline(page, 'dialog[open]')).toBe(listing);
    await expect(dialog.getByText(NOTE)).toBeVisible();
    await page.keyboard.press('Escape');

    const booked = await requestStay(context, { inDays: 150, home: stay });
    await approve(host, booked);
    await visit(page, `/trips/${booked.id}`);
    expect(await firstDeadline(page, 'main')).toBe(listing);
    const main = page.getByRole('main');
    await expect(
      main.getByText(new RegExp(`^Pay .+ by ${SOON} \\(\\d+ hours left\\)`)),
    ).toBeVisible();
    await expect(main.getByText(/^\d+:00 PM \(\d+:00 PM your time\)$/).first()).toBeVisible();
    await expect(main.getByText(/GMT|UTC|(?:Standard|Summer) Time/)).toHaveCount(0);

    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/checkout\//);
    await expect(page.getByText(new RegExp(`^Open until ${SOON}$`))).toBeVisible();
  },
);
