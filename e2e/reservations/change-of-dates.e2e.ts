import type { Page } from '@playwright/test';
import { approve, type Booked, pay, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { HOST } from '../support/list-home.ts';
import { type Cast, meet, openPage } from '../support/meet-people.ts';
import { dayAfter, pickDay } from '../support/pick-day.ts';
import { readMail } from '../support/read-mail.ts';
import { untilLive } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Saved {
  startDate: string;
  endDate: string;
  total: number;
  due: number;
}

test.describe('a change of dates of an approved stay', () => {
  test(
    'a host accepts it: the guest has the new dates and their total',
    EXHAUSTIVE,
    async ({ openBrowser }) => {
      const cast = await meet(openBrowser, 'Noor Haddad');
      const booked = await paidStay(cast, 132);
      const endDate = dayAfter(booked.endDate);
      const before = await saved(cast, booked);
      const trip = await openPage(cast.guest, `/trips/${booked.id}`);
      await expect(totalOf(trip)).toHaveText(dollars(before.total));
      await askForDates(trip, booked.startDate, endDate);
      await expect(heading(trip), 'the old dates hold meanwhile').toContainText(
        shown(booked.startDate, booked.endDate),
      );

      const page = await hostsAnswer(cast, booked, 'Accept new dates');
      await expect(page.getByText(`${HOST} accepted the new dates`)).toBeVisible();
      await expect(heading(page)).toContainText(shown(booked.startDate, endDate));

      const after = await saved(cast, booked);
      expect(after).toMatchObject({ startDate: booked.startDate, endDate });
      expect(after.total).toBeGreaterThan(before.total);
      expect(after.due).toBe(after.total - before.total);
      await trip.reload();
      await untilLive(trip);
      await expect(heading(trip)).toContainText(shown(booked.startDate, endDate));
      await expect(heading(trip)).toContainText('8 nights');
      await expect(totalOf(trip)).toHaveText(dollars(after.total));
      await expect(trip.getByText('Still to pay')).toBeVisible();
      await expect(trip.getByRole('region', { name: 'Date change' })).toBeHidden();
      const mail = await readMail({ to: cast.email, with: new RegExp(`/trips/${booked.id}`) });
      expect(mail.subject).toContain(booked.title);
    },
  );

  test(
    'a host keeps the old dates: they and their total stay as they were',
    EXHAUSTIVE,
    async ({ openBrowser }) => {
      const cast = await meet(openBrowser, 'Jonas Vik');
      const booked = await paidStay(cast, 142);
      const before = await saved(cast, booked);
      const trip = await openPage(cast.guest, `/trips/${booked.id}`);
      await askForDates(trip, booked.startDate, dayAfter(booked.endDate));

      const page = await hostsAnswer(cast, booked, 'Keep original dates');
      await expect(page.getByText(`${HOST} kept the original dates`)).toBeVisible();
      await expect(heading(page)).toContainText(shown(booked.startDate, booked.endDate));

      expect(await saved(cast, booked)).toEqual(before);
      await trip.reload();
      await untilLive(trip);
      await expect(heading(trip)).toContainText(shown(booked.startDate, booked.endDate));
      await expect(heading(trip)).toContainText('7 nights');
      await expect(totalOf(trip)).toHaveText(dollars(before.total));
      await expect(trip.getByText(`${HOST} kept the original dates`)).toBeVisible();
      await expect(trip.getByText('Still to pay')).toBeHidden();
      await expect(trip.getByRole('button', { name: 'Change dates', exact: true })).toBeVisible();
    },
  );
});

async function paidStay({ guest, host, home }: Cast, inDays: number): Promise<Booked> {
  const booked = await requestStay(guest, { home, inDays });
  await approve(host, booked);
  await pay(guest, booked);
  return booked;
}

/** The guest asks for other dates on the page of the trip. */
async function askForDates(trip: Page, startDate: string, endDate: string): Promise<void> {
  await trip.getByRole('button', { name: 'Change dates', exact: true }).click();
  const dialog = trip.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Clear dates' }).click();
  await pickDay(trip, startDate);
  await pickDay(trip, endDate);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(toast(trip, 'Reservation Updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  const change = trip.getByRole('region', { name: 'Date change' });
  await expect(change).toContainText(shown(startDate, endDate));
  await expect(change.getByRole('button'), 'the answer is the host’s').toHaveCount(0);
}

/** The host finds the request among what waits, and answers it. */
async function hostsAnswer(
  { host, name }: Cast,
  booked: Booked,
  answer: 'Accept new dates' | 'Keep original dates',
): Promise<Page> {
  const page = await openPage(host, '/reservations');
  await page
    .getByRole('region', { name: 'Waiting for your response' })
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link', { name: booked.title })
    .click();
  const change = page.getByRole('region', { name: 'Date change' });
  await expect(change).toContainText(`${name} asked to change dates:`);
  await change.getByRole('button', { name: answer }).click();
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
  await expect(change).toBeHidden();
  return page;
}

async function saved({ guest }: Cast, { id }: Booked): Promise<Saved> {
  const { startDate, endDate, total, due } = await callApi<Saved>(
    guest,
    'GET',
    `/api/reservations/${id}`,
  );
  return { startDate, endDate, total, due };
}

/** Where a reservation's page tells its dates. */
function heading(page: Page) {
  return page.getByRole('main').getByRole('article').locator('header');
}

/** The sum under the lines of the price. */
function totalOf(page: Page) {
  const price = page.getByRole('region', { name: 'Price', exact: true });
  return price
    .locator('div')
    .filter({ has: page.getByText('Total', { exact: true }) })
    .getByRole('definition');
}

function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** Dates as the page writes them, with whichever space the two ends are set apart by. */
function shown(start: string, end: string): RegExp {
  const text = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(start), Date.parse(end));
  return new RegExp(text.replace(/\s+/gu, '\\s+'));
}
