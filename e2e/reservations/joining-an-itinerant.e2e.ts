import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { HOST, makeHost, makePerson } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { REFUSED } from '../support/meet-people.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const WHOLE = { startDate: dayFromToday(330), endDate: dayFromToday(360) };

/** An itinerant of a new host with five places a night. */
async function listed(): Promise<string> {
  const { id } = await listItinerant(await makeHost(), WHOLE);
  return id;
}

const pathOf = (id: string, from: number, to: number, guests = 1) =>
  `/itinerants/${id}?${new URLSearchParams({
    startDate: dayFromToday(from),
    endDate: dayFromToday(to),
    guestCount: String(guests),
  })}`;
const price = (page: Page) => page.getByRole('complementary', { name: 'Price' });

/** A day as the calendar calls it. */
const dayName = (inDays: number) =>
  Temporal.PlainDate.from(dayFromToday(inDays)).toLocaleString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

test('a part is joined by keyboard, from the calendar to the sent request', async ({ page }) => {
  const id = await listed();
  await registerConfirmed(page.context(), 'Kim Winter');
  await visit(page, `/itinerants/${id}`);
  const all = page.getByRole('button', { name: /^Join all \d+ nights$/ });
  await all.click();
  await expect(all).toHaveCount(0);
  await expect(page).toHaveURL(/startDate=.+endDate=/);
  await visit(page, `/itinerants/${id}`);
  await price(page).getByRole('button', { name: 'Choose dates' }).focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('button', { name: new RegExp(`^${dayName(330)}`) });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleName(/5 places left/);
  await page.keyboard.press('Enter');
  // Two weeks on, which is all that one has to join for.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const reserve = price(page).getByRole('button', { name: 'Reserve' });
  await expect(reserve).toBeEnabled();
  await expect(price(page).getByText('$45.00 × 14 nights')).toBeVisible();
  await reserve.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Request to join ${HOST}` });
  await expect(dialog.getByText('14 nights · 1 guest')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down the coast in two vans');
});

test(
  'a full night is told with the nights that are free, which can be chosen',
  EXHAUSTIVE,
  async ({ page }) => {
    const id = await listed();
    const others = await makePerson('Five Friends');
    await callApi(others, 'POST', '/api/reservations', {
      listingId: id,
      guests: 5,
      startDate: dayFromToday(344),
      endDate: dayFromToday(358),
    });

    await visit(page, pathOf(id, 335, 349));
    const panel = price(page);
    await expect(panel.getByText(/^Full on/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Reserve' })).toBeDisabled();
    await expect(panel.getByRole('listitem').filter({ hasText: '14 nights' })).toHaveCount(1);
    await panel.getByRole('button', { name: /14 nights/ }).press('Enter');
    await expect(panel.getByText(/^Full on/)).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Reserve' })).toBeEnabled();
    await expect(page).toHaveURL(new RegExp(`startDate=${dayFromToday(330)}`));

    // The same in words, whatever its colour.
    const nights = page.getByRole('region', { name: 'Availability' });
    await nights.scrollIntoViewIfNeeded();
    await expect(nights.getByRole('listitem').filter({ hasText: 'Full' })).toHaveCount(1);
  },
);

test(
  'a request for nights that were taken meanwhile offers the free ones',
  EXHAUSTIVE,
  async ({ page, faults }) => {
    faults.allow(...REFUSED);
    const id = await listed();
    await registerConfirmed(page.context(), 'Late Winter');
    await visit(page, pathOf(id, 335, 349));
    await price(page).getByRole('button', { name: 'Reserve' }).click();
    const dialog = page.getByRole('dialog', { name: `Request to join ${HOST}` });
    const others = await makePerson('Five Friends');
    await callApi(others, 'POST', '/api/reservations', {
      listingId: id,
      guests: 5,
      startDate: dayFromToday(344),
      endDate: dayFromToday(358),
    });

    await dialog.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Free instead:');
    await dialog.getByRole('button', { name: /14 nights/ }).click();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await dialog.getByRole('button', { name: 'Request', exact: true }).click();
    await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the price says at its fields what is wrong', EXHAUSTIVE, async ({ page, faults }) => {
    faults.allow(...REFUSED);
    const id = await listed();
    const arrival = price(page).getByRole('button', { name: /^Arrival/ });

    await visit(page, pathOf(id, 320, 345));
    const early = "It hasn't started by then. Choose a later day to join.";
    await expect(price(page).getByText(early)).toBeVisible();
    await expect(arrival).toHaveAccessibleDescription(early);
    await expect(price(page).getByRole('button', { name: 'Reserve' })).toBeDisabled();

    await visit(page, pathOf(id, 332, 338));
    await expect(arrival).toHaveAccessibleDescription(/minimum stay/);

    await visit(page, pathOf(id, 332, 352, 9));
    await expect(
      price(page)
        .getByText(/guests/i)
        .first(),
    ).toBeVisible();
    await price(page).getByRole('button', { name: 'Fewer guests' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
