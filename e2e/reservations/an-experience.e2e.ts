import { bookSeats } from '../support/book-seats.ts';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { keyboard, tabTo, touch } from '../support/input-methods.ts';
import { EXPERIENCE_ZONE, laterToday, listExperience } from '../support/list-experience.ts';
import { GUEST, HOST } from '../support/list-home.ts';
import { textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

const LISBON = { timezoneId: EXPERIENCE_ZONE };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DINNER = { category: 'Community', style: 'family-dinner' };
const GARDEN = { category: 'Volunteer', style: 'garden-day' };

/** A day there as its list of dates names it, such as "Tue, May 5, 2026". */
function dayThere(days: number, locale = 'en'): string {
  const date = Temporal.Now.plainDateISO(EXPERIENCE_ZONE).add({ days });
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date.toString()));
}

test('an evening is paid, moved to another day, and cancelled with its refund', async ({
  openBrowser,
}) => {
  const host = await openBrowser({ ...LISBON, ...PHONE });
  await registerConfirmed(host, HOST);
  const { id, title } = await listExperience(host, DINNER);

  const guest = await openBrowser({ timezoneId: 'America/New_York' });
  await registerConfirmed(guest, 'Edda Evening');
  const page = await guest.newPage();
  await visit(page, `/experience/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const dates = page.getByRole('group', { name: 'Choose a date' });
  const fifth = dates.getByRole('radio').nth(4);
  await expect(dates.getByText('6:30 – 9:00 PM in Lisbon').first()).toBeVisible();
  await expect(dates.getByText(/for you$/).first()).toBeVisible();
  await fifth.check();
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.getByText(dayThere(5))).toBeVisible();
  await price.getByRole('button', { name: 'More guests' }).click();
  await expect(price.getByText('$30.00').last()).toBeVisible();
  await price.getByRole('button', { name: 'Reserve' }).click();

  const dialog = page.getByRole('dialog', { name: `Reserve with ${HOST}` });
  await expect(dialog.getByText(dayThere(5))).toBeVisible();
  await dialog.getByRole('button', { name: 'Reserve and pay $30' }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  // Seats are held for minutes: they run down on the page, also after a card that was declined.
  const clock = page.getByRole('timer', { name: 'Time left' });
  await expect(clock).toHaveText(/^3\d:[0-5]\d$/);
  const shown = (await clock.textContent()) ?? '';
  await expect(clock).not.toHaveText(shown);
  await page.getByRole('button', { name: 'Simulate a declined card' }).click();
  await expect(page.getByText(/^The card was declined/)).toBeVisible();
  await expect(clock).toHaveText(/^3\d:[0-5]\d$/);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  const reservation = page.url().split('/').at(-1)?.split('?')[0] ?? '';

  const hosts = await host.newPage();
  await visit(hosts, `/reservations/${reservation}`);
  await expect(hosts.getByRole('article').getByText(dayThere(5)).first()).toBeVisible();
  await expect(hosts.getByText(/Edda Evening is coming on/)).toBeVisible();

  await page.getByRole('button', { name: 'Move to another date' }).click();
  const move = page.getByRole('dialog', { name: 'Move to another date' });
  await expect(move.getByText(/^Moving is free until/)).toBeVisible();
  await move.getByRole('radio').nth(3).check();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
  await expect(page.getByRole('article').getByText(dayThere(4)).first()).toBeVisible();
  await expect(page.getByText('Edda Evening moved to another date')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const cancel = page.getByRole('dialog', { name: 'Are You Sure?' });
  // All but two fees of three dollars.
  await expect(cancel.getByText("You'll be refunded $24")).toBeVisible();
  await cancel.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(toast(page, 'Reservation cancelled!')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$24' }).last()).toBeVisible();
});

test('a pass that keeps its number of sessions is not offered dates with fewer', async ({
  openBrowser,
}) => {
  const host = await openBrowser(LISBON);
  await registerConfirmed(host, HOST);
  // Nine sessions in three weeks: the last two begin no whole pass.
  const start = Temporal.Now.plainDateISO(EXPERIENCE_ZONE).add({ days: 10 });
  const weekday = (days: number) =>
    start.add({ days }).toLocaleString('en', { weekday: 'long', calendar: 'iso8601' });
  const { id } = await listExperience(host, DINNER, {
    cancellationPolicy: 'timely-notice',
    routineSchedule: [
      {
        title: 'Three evenings a week',
        days: [0, 2, 4].map(weekday),
        startTime: '18:30',
        endTime: '21:00',
        timeZone: EXPERIENCE_ZONE,
        recurrence: { type: 'weekly', until: start.add({ days: 18 }).toString() },
        startsOn: start.toString(),
      },
    ],
  });
  const guest = await openBrowser(PHONE);
  await registerConfirmed(guest, 'Pia Pass');
  const booked = await bookSeats(guest, id, { at: 0, scheduleDuration: 'full' });
  const page = await guest.newPage();
  await visit(page, `/trips/${booked.id}`);
  await page.getByRole('button', { name: 'Move to another date' }).click();
  const move = page.getByRole('dialog', { name: 'Move to another date' });
  await expect(move.getByText("It can't move to a date with fewer sessions left.")).toBeVisible();
  await move.getByRole('button', { name: 'Show more dates' }).click();
  const dates = move.getByRole('radio');
  await expect(dates).toHaveCount(6);
  await expect(dates.nth(3)).toBeEnabled();
  await expect(dates.nth(4)).toBeDisabled();
  await expect(dates.nth(4)).toHaveAccessibleDescription('Too few: 2 sessions from here');
  await expect(dates.nth(5)).toHaveAccessibleDescription('Too few: 1 session from here');

  await move.getByRole('button', { name: 'Calendar', exact: true }).click();
  const last = move.locator(`[data-date="${start.add({ days: 18 })}"]`);
  const next = move.getByRole('button', { name: 'Next month' });
  await expect(move.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  if (!(await last.isVisible())) await next.click();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toHaveAccessibleName(/too few sessions from here$/);
  await last.click({ force: true });
  await expect(move.getByRole('radio', { checked: true })).toHaveCount(0);

  await move.getByRole('button', { name: 'Next dates' }).click();
  await dates.nth(3).check();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, 'Reservation Updated')).toBeVisible();
});

test(
  'a free one asks for what its guest agrees to, and is checked into by their code',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser(LISBON);
    await registerConfirmed(host, HOST);
    const { id } = await listExperience(host, GARDEN, {
      price: 0,
      routineSchedule: [laterToday()],
    });
    const guest = await openBrowser(LISBON);
    await registerConfirmed(guest, 'Faye Free');
    const page = await guest.newPage();
    await visit(page, `/experience/${id}`);
    await page.getByRole('button', { name: 'Reserve' }).first().click();
    const dialog = page.getByRole('dialog', { name: `Reserve with ${HOST}` });
    const reserve = dialog.getByRole('button', { name: /^Reserve/ });
    await reserve.click();
    await expect(
      dialog.getByText('Cannot proceed until all disclaimers are acknowledged'),
    ).toBeVisible();
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check();
    await reserve.click();
    await expect(page).toHaveURL(/\/trips\/[\w-]+/);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

    await expect(page.getByRole('img', { name: /^QR code to scan/ })).toBeVisible();
    const code = (await page.getByText(/^[A-Z0-9]{6}$/).textContent()) ?? '';
    const reservation = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const hosts = await host.newPage();
    await visit(hosts, `/reservations/${reservation}#check-in=${code}`);
    const checkIn = hosts.getByRole('dialog', { name: 'Confrimation Code!' });
    await expect(checkIn.getByRole('textbox')).toHaveValue(code);
    await checkIn.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(toast(hosts, 'Check In Successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Checked in').first()).toBeVisible();
  },
);

test('it is reserved in German on a phone', EXHAUSTIVE, async ({ openBrowser, baseURL }) => {
  const t = textsOf('de');
  const host = await openBrowser(LISBON);
  await registerConfirmed(host, HOST);
  const { id } = await listExperience(host, DINNER);
  const guest = await openBrowser({ ...LISBON, ...PHONE });
  await registerConfirmed(guest, GUEST);
  await guest.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  const page = await guest.newPage();
  await visit(page, `/experience/${id}`);
  await expect(page.getByText(dayThere(1, 'de')).first()).toBeVisible();
  // The bar that is always at hand stands last.
  await touch.press(page.getByRole('button', { name: t('Reserve') }).last());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.within('Reserve and pay <0/>') }).tap();
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  const { items } = await callApi<{ items: { status: string }[] }>(guest, 'GET', '/api/trips');
  expect(items.map(({ status }) => status)).toEqual(['pending']);
});

test('a date is chosen from a month by the keyboard alone', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser(LISBON);
  await registerConfirmed(host, HOST);
  const { id } = await listExperience(host, DINNER);
  const guest = await openBrowser(LISBON);
  await registerConfirmed(guest, 'Kay Keys');
  const page = await guest.newPage();
  await visit(page, `/experience/${id}`);
  const dates = page.locator('#dates');
  await tabTo(dates.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(dates.getByRole('radio').nth(1)).toBeChecked();
  await keyboard.press(dates.getByRole('button', { name: 'Calendar' }));
  const day = Temporal.Now.plainDateISO(EXPERIENCE_ZONE).add({ days: 33 }).toString();
  await keyboard.pickDay(dates, day);
  const price = page.getByRole('complementary', { name: 'Price' });
  await expect(price.getByText(dayThere(33))).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('date') === day);
  await keyboard.press(price.getByRole('button', { name: 'Reserve' }));
  const dialog = page.getByRole('dialog', { name: `Reserve with ${HOST}` });
  await keyboard.press(dialog.getByRole('button', { name: 'Reserve and pay $15' }));
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
});

test('one that was never there says so', async ({ page, faults }) => {
  faults.allow(/answer: 404 GET/, /console: Failed to load resource/);
  const answer = await visit(page, '/experience/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Experience not found' })).toBeVisible();
});
