import type { BrowserContext, Page } from '@playwright/test';
import { approve, pay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { WHOLE } from '../support/launch.ts';
import { HOST } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { pickDay } from '../support/pick-day.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 180_000 });

const TITLE = 'Two vans and a harmonium down the coast';
/** Less than others of Porto ask, and another one each time, so that its pin is known by it. */
const PRICE = 11 + Math.floor(Math.random() * 28);
/** It begins today, so that one can check in. */
const WAY = { startDate: dayFromToday(0), endDate: dayFromToday(30) };
/** Fourteen nights are its least. */
const PART = { startDate: dayFromToday(10), endDate: dayFromToday(24) };
const LATER_PART = { startDate: dayFromToday(12), endDate: dayFromToday(26) };
const LISBON = { timezoneId: 'Europe/Lisbon' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test(
  'an itinerant from the map to the door: one joins the whole way, one a part',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser({ ...LISBON, ...PHONE });
    await registerConfirmed(host, HOST);
    const { id } = await listItinerant(host, WAY, {
      title: TITLE,
      price: PRICE,
      guestCount: 2,
      location: nearPorto(),
    });

    const whole = await openBrowser(LISBON);
    await registerConfirmed(whole, 'Wanda Whole');
    const page = await whole.newPage();
    await findOnMap(page, id);
    const joined = await requestToJoin(page);
    const code = await hostApproves(await host.newPage(), joined);
    await payInSandbox(page, joined);
    await checkIn(page, joined, code);

    const part = await openBrowser({ ...LISBON, ...PHONE });
    await registerConfirmed(part, 'Petra Part');
    await joinApart(await part.newPage(), { id, guest: part, host });

    // Both places are taken from the first of her nights to the last.
    const third = await openBrowser(LISBON);
    const late = await third.newPage();
    await visit(late, `/itinerants/${id}?${new URLSearchParams(WAY)}`);
    const price = late.getByRole('complementary', { name: 'Price' });
    await expect(price.getByText(/^Full on/)).toBeVisible();
    await expect(price.getByRole('button', { name: 'Reserve' })).toBeDisabled();

    await cancels(await part.newPage(), part);
    await late.reload();
    await untilLive(late);
    await expect(price.getByText(/^Full on/)).toBeHidden();
    await expect(price.getByRole('button', { name: 'Reserve' })).toBeEnabled();
  },
);

/** Where no other pin is: of several at one point the map draws a group, however near one looks. */
function nearPorto() {
  const [north, east] = [Math.random(), Math.random()].map((part) => part * 0.05);
  return { value: 'PT', label: 'Portugal', latlng: [41.12 + (north ?? 0), -8.65 + (east ?? 0)] };
}

/** Finds it by its price on the map of what begins in Porto, and opens it for the whole way. */
async function findOnMap(page: Page, id: string): Promise<void> {
  await visit(page, `/itinerants?address=Porto&price=${PRICE}&${new URLSearchParams(WAY)}`);
  const map = page.getByRole('complementary');
  await map.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  const pin = map.getByRole('button', { name: `Itinerant for $${PRICE}` }).first();
  const group = map.getByRole('button', { name: /itinerants in this area/ }).first();
  await expect(pin.or(group).first()).toBeVisible();
  for (let tries = 0; tries < 6 && !(await pin.isVisible()); tries += 1) {
    await group.click();
    await page.waitForTimeout(600);
  }
  await pin.focus();
  await page.keyboard.press('Enter');
  await map.locator(`a[href*="/itinerants/${id}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('startDate') === WAY.startDate &&
      url.searchParams.get('endDate') === WAY.endDate,
  );
}

/** @returns the id of the reservation */
async function requestToJoin(page: Page): Promise<string> {
  // On a phone the last of them is the bar that is always at hand.
  await page.getByRole('button', { name: 'Reserve' }).last().click();
  const dialog = page.getByRole('dialog', { name: `Request to join ${HOST}` });
  await dialog.getByRole('textbox').fill('I work from nine to five.');
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(page).toHaveURL(/\/trips\/[\w-]+$/);
  await expect(page.getByText('Waiting for a response').first()).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** @returns the code for checking in */
async function hostApproves(page: Page, id: string): Promise<string> {
  await visit(page, `/reservations/${id}`);
  await page.getByRole('button', { name: /^Approve/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Approve/ });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page, 'Reservation Approved')).toBeVisible();
  const code = page.getByText(/^[A-Z0-9]{6}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

async function payInSandbox(page: Page, id: string): Promise<void> {
  await visit(page, `/trips/${id}`);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
}

async function checkIn(page: Page, id: string, code: string): Promise<void> {
  await visit(page, `/trips/${id}`);
  await page.getByRole('button', { name: 'Check in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confrimation Code!' });
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(toast(page, 'Check In Successfully!')).toBeVisible();
  await expect(page.getByText('Checked in').first()).toBeVisible();
}

/** Joins two weeks of it, changes the days before they are answered, and pays for the new ones. */
async function joinApart(
  page: Page,
  { id, guest, host }: { id: string; guest: BrowserContext; host: BrowserContext },
): Promise<void> {
  await visit(page, `/itinerants/${id}?${new URLSearchParams(PART)}`);
  const reservation = await requestToJoin(page);
  await page.getByRole('button', { name: 'Change dates', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Clear dates' }).click();
  await pickDay(page, LATER_PART.startDate);
  await pickDay(page, LATER_PART.endDate);
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  const booked = { id: reservation, title: TITLE, ...LATER_PART };
  await approve(host, booked);
  await pay(guest, booked);
  expect(await callApi(guest, 'GET', `/api/reservations/${reservation}`)).toMatchObject({
    ...LATER_PART,
    due: 0,
  });
}

/** Cancels the paid part; what was shown before is what comes back. */
async function cancels(page: Page, guest: BrowserContext): Promise<void> {
  const { items } = await callApi<{ items: { id: string }[] }>(guest, 'GET', '/api/trips');
  const [trip] = items;
  await visit(page, `/trips/${trip?.id}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Are You Sure?' });
  const promise = dialog.getByText(/You'll be refunded/);
  const refund = ((await promise.locator('bdi').first().textContent()) ?? '').trim();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(toast(page, 'Reservation cancelled!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: refund }).last()).toBeVisible();
  const { refunded } = await callApi<{ refunded: number }>(
    guest,
    'GET',
    `/api/reservations/${trip?.id}`,
  );
  expect(refund.replace(/[^\d.]/g, '')).toBe((refunded / 100).toFixed(2));
}
