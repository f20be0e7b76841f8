import type { Page } from '@playwright/test';
import { approve } from '../support/book-stay.ts';
import { instalmentStates, payFirst, savedOf } from '../support/by-the-month.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { mouse } from '../support/input-methods.ts';
import { HOST } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { pickDay } from '../support/pick-day.ts';
import { textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

const IN_DAYS = 60;
const WHOLE = { startDate: dayFromToday(IN_DAYS), endDate: dayFromToday(IN_DAYS + 90) };
const PART = { startDate: dayFromToday(IN_DAYS), endDate: dayFromToday(IN_DAYS + 75) };
const SHORTER = { startDate: PART.startDate, endDate: dayFromToday(IN_DAYS + 45) };
const t = textsOf('en');

test('an itinerant is joined for 75 nights by the month, then for 45', async ({ openBrowser }) => {
  const host = await openBrowser();
  await registerConfirmed(host, HOST);
  const { id: itinerant } = await listItinerant(host, WHOLE);
  const guest = await openBrowser();
  await registerConfirmed(guest, 'Monty Monthly');
  const page = await guest.newPage();

  const id = await requestByTheMonth(page, itinerant);
  const asked = await savedOf(guest, { id });
  expect(asked.instalments.map(({ state }) => state)).toEqual(['due', 'planned', 'planned']);
  expect(asked.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(asked.total);
  await expect(instalmentStates(page, t)).toHaveText(Array(3).fill('Planned'));

  await approve(host, { id });
  await visit(page, `/trips/${id}`);
  await payFirst(page, { id }, mouse, t);
  expect((await savedOf(guest, { id })).paid).toBe(asked.instalments[0]?.amount);
  await expect(instalmentStates(page, t)).toHaveText(['Paid', 'Planned', 'Planned']);
  await expect(page.getByText(/^You pay by the month: /)).toBeVisible();

  await askForShorter(page);
  const hostPage = await host.newPage();
  await visit(hostPage, `/reservations/${id}`);
  await expectBothSchedules(hostPage);
  await settle(hostPage);
  await expectAccessible(hostPage, 'a change of dates paid by the month');
  await expectNoSidewaysScroll(hostPage, 'a change of dates paid by the month');
  await hostPage.getByRole('button', { name: 'Accept new dates' }).click();
  await expect(instalmentStates(hostPage, t)).toHaveText(['Paid', 'Planned']);
});

/** @returns the id of the reservation */
async function requestByTheMonth(page: Page, itinerant: string): Promise<string> {
  await visit(page, `/itinerants/${itinerant}?${new URLSearchParams(PART)}`);
  await page.getByRole('button', { name: 'Reserve' }).last().click();
  const dialog = page.getByRole('dialog', { name: `Request to join ${HOST}` });
  await expect(dialog.getByRole('radio', { name: 'Pay by the month' })).toBeChecked();
  await expect(dialog.getByRole('group', { name: 'How you pay' })).toContainText(
    'once your host says yes (includes a deposit of',
  );
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await untilLive(page);
  return page.url().split('/').at(-1) ?? '';
}

/** Asks for fewer nights, once both schedules were looked at. */
async function askForShorter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change dates', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Clear dates' }).click();
  await pickDay(page, SHORTER.startDate);
  await pickDay(page, SHORTER.endDate);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expectBothSchedules(page);
  await settle(page);
  await expectAccessible(page, 'new dates paid by the month');
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
}

/** The three payments of now beside the two of the new dates, of which the first is paid. */
async function expectBothSchedules(page: Page): Promise<void> {
  const schedules = page.getByRole('region', { name: 'Payments by the month' });
  const [before, after] = [schedules.getByRole('list').first(), schedules.getByRole('list').last()];
  await expect(before.getByRole('listitem')).toHaveCount(3);
  await expect(after.getByRole('listitem')).toHaveCount(2);
  await expect(before.getByText('Paid', { exact: true })).toHaveCount(1);
  await expect(after.getByText('Paid', { exact: true })).toHaveCount(1);
}
