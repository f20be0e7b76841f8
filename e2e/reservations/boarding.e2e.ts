import type { Page } from '@playwright/test';
import { approve, pay } from '../support/book-stay.ts';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { HOST, makeHost } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const WHOLE = { startDate: dayFromToday(0), endDate: dayFromToday(30) };
const PART = { startDate: dayFromToday(2), endDate: dayFromToday(20) };
const TITLE = 'Down the coast in two vans';
const MEETING_POINT = 'Cais do Teste, gate 4';

const porto = { value: 'PT', label: 'Portugal', latlng: [41.146, -8.611] };
const lisbon = { value: 'PT', label: 'Portugal', latlng: [38.714, -9.139] };
const ohrid = { value: 'MK', label: 'North Macedonia', latlng: [41.117, 20.802] };

/** An itinerant from Porto by way of Lisbon, where it is from the day after tomorrow on, to Ohrid. */
async function listed(meetingPoint = MEETING_POINT): Promise<{ id: string; hostEmail: string }> {
  const host = await makeHost();
  const [move, end] = [PART.startDate, dayFromToday(12)];
  const { id } = await listItinerant(host, WHOLE, {
    title: TITLE,
    stops: [
      { location: porto, startDate: WHOLE.startDate, endDate: move },
      { location: lisbon, startDate: move, endDate: end, meetingPoint, checkInFrom: '18:30' },
      { location: ohrid, startDate: end, endDate: WHOLE.endDate },
    ],
  });
  return { id, hostEmail: host.email };
}

/** Reads nothing of where the itinerant begins. */
async function expectNothingOfPorto(page: Page) {
  const html = await page.content();
  for (const word of ['Rua das Provas', '41.146', '-8.611']) expect(html).not.toContain(word);
}

test('who boards in Lisbon is sent to Lisbon, from the request to the day before', async ({
  browser,
  page,
  baseURL,
}) => {
  const { id, hostEmail } = await listed();
  await registerConfirmed(page.context(), 'Petra Part');
  await visit(page, `/itinerants/${id}?${new URLSearchParams(PART)}`);
  await page
    .getByRole('complementary', { name: 'Price' })
    .getByRole('button', { name: 'Reserve' })
    .click();
  const dialog = page.getByRole('dialog', { name: `Request to join ${HOST}` });
  await expect(dialog.getByText(/^Board in Lisbon, /)).toBeVisible();
  await expect(dialog.getByText(/^Leave in Ohrid, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  const trip = page.url().split('/').at(-1) ?? '';

  const host = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await signIn(host, hostEmail, NEW_PASSWORD);
  const booked = { id: trip, title: TITLE, ...PART };
  await approve(host, booked);
  await pay(page.context(), booked);

  await visit(page, `/trips/${trip}`);
  await expect(page.getByText('Lisbon, Portugal', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Board in Lisbon, /)).toBeVisible();
  await expect(page.getByText(/^Leave in Ohrid, /)).toBeVisible();
  await expect(page.getByText(MEETING_POINT)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^6:30 PM/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /38\.714%2C-9\.139/,
  );
  await expectNothingOfPorto(page);

  await visit(page, '/trips');
  await expect(page.getByText(/^Board in Lisbon, /)).toBeVisible();
  await visit(page, `/trips/${trip}?view=receipt`);
  await expect(page.getByText(/^Leave in Ohrid, /)).toBeVisible();
  await expectNothingOfPorto(page);

  const hosted = await host.newPage();
  await visit(hosted, `/reservations/${trip}`);
  await expect(hosted.getByText(/^Board in Lisbon, /)).toBeVisible();
  await expect(hosted.getByText(MEETING_POINT)).toBeVisible();
  await expectNothingOfPorto(hosted);
  await host.close();
});

test(
  'without a meeting point a trip names the town, and leads nowhere else',
  EXHAUSTIVE,
  async ({ browser, page, baseURL }) => {
    const { id, hostEmail } = await listed('');
    await registerConfirmed(page.context(), 'Petra Part');
    const trip = await callApi<{ id: string }>(page.context(), 'POST', '/api/reservations', {
      listingId: id,
      ...PART,
    });
    const host = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await signIn(host, hostEmail, NEW_PASSWORD);
    const booked = { id: trip.id, title: TITLE, ...PART };
    await approve(host, booked);
    await pay(page.context(), booked);
    await visit(page, `/trips/${trip.id}`);
    await expect(page.getByText(`${HOST} will tell you where to meet.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveCount(0);
    await expectNothingOfPorto(page);

    const hosted = await host.newPage();
    await visit(hosted, `/reservations/${trip.id}`);
    await expect(hosted.getByText(/^You haven't set a meeting point here/)).toBeVisible();
    await host.close();
  },
);
