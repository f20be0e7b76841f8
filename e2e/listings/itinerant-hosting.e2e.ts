import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi, DEMO_GUEST_EMAIL, NEW_PASSWORD, register, signIn } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { drag, keyboard, pressInPlace, tabTo } from '../support/input-methods.ts';
import { WHOLE } from '../support/launch.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 180_000 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLE = 'Down the coast in two vans';

/** A day from today on as it is typed, DD/MM/YYYY. */
const typed = (days: number) => dayFromToday(days).split('-').reverse().join('/');
const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Host An Itinerant' });
const heading = (dialog: Locator, name: string) =>
  dialog.getByRole('heading', { level: 3, name, exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const stop = (dialog: Locator, number: number) => dialog.locator('[data-stop]').nth(number - 1);

async function openNew(page: Page): Promise<Locator> {
  await visit(page, '/itinerants');
  await pressInPlace(page.getByRole('button', { name: 'Your menu' }), 'finger');
  await page
    .getByRole('dialog', { name: 'Your menu' })
    .getByRole('button', { name: 'Create an itinerant' })
    .tap();
  return dialogIn(page);
}

test('an itinerant with pictures and three stops, made on a phone, left and resumed on another', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(/api\/itinerants/, /Failed to load resource/);
  const { email } = await register(await openBrowser(), 'Rosa Road');
  await beginItinerant(await openBrowser(PHONE), email);
  const host = await openBrowser(PHONE);
  await signIn(host, email, NEW_PASSWORD);
  await finishItinerant(await host.newPage());
});

/** The first two steps; then the phone is put away. */
async function beginItinerant(host: BrowserContext, email: string): Promise<void> {
  await signIn(host, email, NEW_PASSWORD);
  const page = await host.newPage();
  const dialog = await openNew(page);

  // 0. Basic info (spec 3 §2.2): a party sets the guests, and another number is allowed.
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  await expect(button(dialog, 'Back')).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^Roadtrip/ }).check();
  await dialog.getByLabel('Style', { exact: true }).selectOption({ label: 'Beach' });
  await dialog.getByRole('radio', { name: /^Private room/ }).check();
  await dialog.getByRole('radio', { name: /^Trio/ }).check();
  await settle(page);
  await expectAccessible(page, 'what a new itinerant is');
  await button(dialog, 'Next').tap();

  // 1. Location details.
  await expect(heading(dialog, 'Location details')).toBeFocused();
  await expect(dialog.getByLabel('Guests')).toHaveValue('3');
  await dialog.getByLabel('Guests').fill('4');
  await expect(dialog.getByLabel('Minimum nights')).toHaveValue('14');
  await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
  await dialog.getByLabel('City', { exact: true }).fill('Porto');
  await expect(dialog.getByRole('button', { name: 'The place on the map' })).toBeVisible();
  await dialog.getByLabel('Street address').fill('Rua das Flores 7');
  await addStops(page, dialog);
  await settle(page);
  await expectAccessible(page, 'the stops of a new itinerant');
  await expectNoSidewaysScroll(page, 'the stops of a new itinerant');
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/drafts/itinerant') &&
      (answer.request().postDataJSON() as { step?: number } | null)?.step === 2,
  );
  await button(dialog, 'Next').tap();
  await kept;
  await host.close();
}

/** Three stops, one refused on the way, put in order by finger. */
async function addStops(page: Page, dialog: Locator): Promise<void> {
  const add = button(dialog, 'Add a stop');
  // The first is where it begins. Phones show keys for digits alone.
  await add.tap();
  const first = stop(dialog, 1);
  await expect(first.getByLabel('City', { exact: true })).toHaveValue('Porto');
  await first.getByLabel('First night').fill(typed(60).replaceAll('/', ''));
  await first.getByLabel('Day of moving on').fill(typed(64));
  await expect(first.getByLabel('First night')).toHaveValue(typed(60));
  await expect(first.getByText('4 nights', { exact: true })).toBeVisible();

  // The next begins when it ends, and can't end before.
  await add.tap();
  const second = stop(dialog, 2);
  await second.getByLabel('Country', { exact: true }).selectOption('PT');
  await second.getByLabel('City', { exact: true }).fill('Lisbon');
  await expect(second.getByLabel('First night')).toHaveValue(typed(64));
  await second.getByLabel('Day of moving on').fill(typed(63));
  await expect(second.getByLabel('Day of moving on')).toHaveAccessibleDescription(
    /You have to leave a stop after you arrive there\.$/,
  );
  await button(dialog, 'Next').tap();
  await expect(dialog.getByText('Each stop needs a place and dates in order.')).toBeVisible();
  await second.getByLabel('Day of moving on').fill(typed(69));

  await add.tap();
  const third = stop(dialog, 3);
  await button(dialog, 'Next').tap();
  await expect(third.getByText('Choose a country.')).toBeVisible();
  await third.getByLabel('Country', { exact: true }).selectOption('PT');
  await third.getByLabel('City', { exact: true }).fill('Faro');
  await third.getByLabel('Day of moving on').fill(typed(72));
  await expect(third).toContainText(/3 nights · \d+ km from Lisbon/);

  // The last becomes the first: each keeps its nights, and they follow each other.
  await drag(dialog.getByRole('button', { name: 'Move stop 3 of 3' }), first);
  await expect(stop(dialog, 1)).toContainText('Faro');
  await expect(stop(dialog, 2)).toContainText('Porto');
  await expect(stop(dialog, 3)).toContainText('Lisbon');
  await expect(dialog.getByRole('cell', { name: /Stop 2$/ })).toHaveCount(4);
  await expect(page.locator('canvas').last()).toBeVisible();
}

/** What was left in the middle is offered again on another device, and listed. */
async function finishItinerant(page: Page): Promise<void> {
  const files = await realPictures(page.context(), 7);
  const dialog = await openNew(page);
  await expect(dialog.getByText('You were in the middle of listing an itinerant.')).toBeVisible();
  await button(dialog, 'Continue where you left off').tap();

  // 2. Visuals and description: three groups by their order.
  await expect(heading(dialog, 'Visuals and description')).toBeVisible();
  await dialog.locator('input[name=imageSrc]').setInputFiles(files);
  await expect(dialog.getByText('7 photos uploaded.')).toBeAttached();
  await expect(dialog.getByText('Front page 5 · Living space 0 · Events 2')).toBeVisible();
  await dialog.locator('input[name=logoImageSrc]').setInputFiles(files.slice(0, 2));
  await expect(
    dialog.getByText('If you add several, the first one represents your itinerant.'),
  ).toBeVisible();
  await dialog.getByLabel('Title', { exact: true }).fill(TITLE);
  await dialog.getByLabel('Description', { exact: true }).fill('From Faro to Lisbon, slowly.');
  await settle(page);
  await expectAccessible(page, 'the pictures of a new itinerant');
  await button(dialog, 'Next').tap();

  // 3. Guest routine: searched within a list; the days are those of the stops, read back in words.
  await expect(heading(dialog, 'Guest routine')).toBeFocused();
  await dialog.getByText('Weekday day routine').first().tap();
  await dialog.getByLabel('Search Weekday day routine').fill('sunrise swim');
  await dialog.getByRole('checkbox', { name: /^Sunrise swim/ }).check();
  await dialog.getByLabel('Custom routine').fill('Whoever wakes first makes coffee.');
  const arrival = dialog.getByLabel('Check-in date');
  await expect(arrival).toHaveValue(typed(60));
  await expect(dialog.getByLabel('Check-out date')).toHaveValue(typed(72));
  await expect(arrival).toHaveAccessibleDescription(
    Temporal.PlainDate.from(dayFromToday(60)).toLocaleString('en-US', { dateStyle: 'full' }),
  );
  await expect(
    dialog.getByText("That's shorter than your minimum, so guests join for all 12 nights."),
  ).toBeVisible();
  await arrival.fill('31/04/2027');
  await button(dialog, 'Next').tap();
  await expect(arrival).toBeFocused();
  await expect(dialog.getByText('Enter a date as DD/MM/YYYY, such as 03/04/2027.')).toBeVisible();
  await arrival.fill(typed(61));
  await button(dialog, 'Next').tap();
  await expect(dialog.getByText('One of the stops begins before that day.')).toBeVisible();
  await arrival.fill(typed(60));
  await dialog.getByLabel('Wifi name').fill('van-network');
  await dialog.getByLabel('Wifi password').fill('van-wifi-password');
  await dialog.getByLabel('Entry instructions').fill('Meet at the yellow van.');
  await settle(page);
  await expectAccessible(page, 'the routine of a new itinerant');
  await expectNoSidewaysScroll(page, 'the routine of a new itinerant');
  await button(dialog, 'Next').tap();

  // 4. Policies and pricing: an empty price is not a price of nothing.
  const price = dialog.getByLabel('Price per night for each guest, in US dollars');
  await expect(price).toHaveValue('1');
  await price.fill('');
  await button(dialog, 'Create').tap();
  await expect(price).toBeFocused();
  await price.fill('45');
  await dialog.getByText('Fees and deposit').tap();
  await dialog.getByLabel('Cleaning, in US dollars').fill('60');
  // $45 × 12 nights, our 6 % and the cleaning.
  await expect(dialog.getByRole('row', { name: /^12 nights/ })).toContainText('$632.40');
  await expect(
    dialog.getByText('each guest pays $632.40 × 4 guests = $2,529.60.', { exact: false }),
  ).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the price of a new itinerant');
  await expectNoSidewaysScroll(page, 'the price of a new itinerant');

  await dialog.getByRole('button', { name: 'Preview' }).tap();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(preview.getByText('Faro, Portugal').first()).toBeVisible();
  await expect(preview.getByText('Sunrise swim')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  // Failures keep everything; one with an answer is told with its status (spec 3 §8).
  await page.route('**/api/itinerants', (route) => route.abort(), { times: 1 });
  await button(dialog, 'Create').tap();
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await page.route('**/api/itinerants', (route) => route.fulfill(refusal()), { times: 1 });
  await button(dialog, 'Create').tap();
  await expect(toast(page, 'Something went wrong. Bad Request')).toBeVisible();
  await button(dialog, 'Create').tap();
  await expect(toast(page, 'Itinerant created!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { draft } = await callApi<{ draft: unknown }>(
    page.context(),
    'GET',
    '/api/drafts/itinerant',
  );
  expect(draft).toBeNull();
}

function refusal() {
  const code = 'invalid-input';
  const message = 'Check what you entered.';
  const problem = { type: `about:blank#${code}`, title: code, status: 400, code, message };
  return { status: 400, json: { ...problem, error: message, requestId: 'a-test' } };
}

test('an itinerant by the keyboard alone', async ({ page }) => {
  await register(page.context(), 'Kay Keys');
  await visit(page, '/itinerants');
  await keyboard.press(page.getByRole('button', { name: 'Your menu' }));
  await keyboard.press(
    page
      .getByRole('dialog', { name: 'Your menu' })
      .getByRole('button', { name: 'Create an itinerant' }),
  );
  const dialog = dialogIn(page);
  await tabTo(dialog.getByRole('radio', { name: /^Popup/ }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Roadtrip/ })).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(heading(dialog, 'Location details')).toBeFocused();
  await tabTo(dialog.getByLabel('Country', { exact: true }));
  await page.keyboard.type('Portugal');
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveValue('PT');
  await keyboard.type(dialog.getByLabel('City', { exact: true }), 'Porto');
  await keyboard.type(dialog.getByLabel('Street address'), 'Rua das Flores 7');
  await keyboard.press(button(dialog, 'Add a stop'));
  const first = stop(dialog, 1);
  await expect(first.getByRole('button', { name: /^Porto/ })).toBeFocused();
  await keyboard.type(first.getByLabel('First night'), typed(40));
  await keyboard.type(first.getByLabel('Day of moving on'), typed(43));
  await keyboard.press(button(dialog, 'Add a stop'));
  const second = stop(dialog, 2);
  await keyboard.press(second.getByRole('button', { name: 'Choose in a calendar' }));
  await keyboard.pickDay(second, dayFromToday(43));
  await keyboard.pickDay(second, dayFromToday(48));
  await expect(second.getByLabel('Day of moving on')).toHaveValue(typed(48));
  await tabTo(second.getByLabel('Country', { exact: true }));
  await page.keyboard.type('Spain');
  await keyboard.type(second.getByLabel('City', { exact: true }), 'Seville');
  const grip = (number: number) => dialog.getByRole('button', { name: `Move stop ${number} of 2` });
  await tabTo(grip(2));
  await page.keyboard.press('ArrowUp');
  await expect(grip(1)).toBeFocused();
  await expect(dialog.getByText('Stop 1 of 2')).toBeAttached();
  await expect(stop(dialog, 1)).toContainText('Seville');
  await keyboard.press(button(dialog, 'Remove stop 2'));
  await expect(dialog.locator('[data-stop]')).toHaveCount(1);
  await expect(stop(dialog, 1).locator('[data-toggle]')).toBeFocused();
  await keyboard.press(button(dialog, 'Next'));

  await expect(heading(dialog, 'Visuals and description')).toBeFocused();
  await keyboard.type(dialog.getByLabel('Title', { exact: true }), TITLE);
  await keyboard.type(dialog.getByLabel('Description', { exact: true }), 'By keys.');
  await keyboard.press(button(dialog, 'Next'));

  await expect(heading(dialog, 'Guest routine')).toBeFocused();
  await keyboard.type(dialog.getByLabel('Check-in date'), typed(40));
  await keyboard.type(dialog.getByLabel('Check-out date'), typed(47));
  await page.keyboard.press('Enter');
  await expect(heading(dialog, 'Policies and pricing')).toBeFocused();
  await keyboard.type(dialog.getByLabel(/^Price per night/), '30');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Itinerant created!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an itinerant that guests have joined is edited, against another change, and on a shared screen', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(/api\/itinerantinfo/, /Failed to load resource/);
  const host = await openBrowser();
  await register(host, 'Hana Host');
  const { id } = await callApi<{ id: string }>(host, 'POST', '/api/itinerants', {
    category: 'Roadtrip',
    location: { value: 'PT', label: 'Portugal', latlng: [41.15, -8.61] },
    address: 'Rua das Flores 7',
    title: TITLE,
    description: 'From Porto to Lisbon.',
    price: 45,
    guestCount: 5,
    minnight: 3,
    checkinTime: typed(50),
    checkoutTime: typed(71),
    wifiName: 'van-network',
  });
  const guest = await openBrowser();
  await signIn(guest, DEMO_GUEST_EMAIL);
  const { id: reservation } = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId: id,
    startDate: dayFromToday(52),
    endDate: dayFromToday(56),
    guests: 2,
  });
  const page = await host.newPage();
  await visit(page, '/properties');
  await editJoined(page, id);
  await editInCompany(page, id);
  await callApi(guest, 'DELETE', `/api/reservations/${reservation}`, {});
});

async function editJoined(page: Page, id: string): Promise<void> {
  const dialog = dialogIn(page);
  await page.route('**/api/itinerantinfo/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: `Edit ${TITLE}`, exact: true }).click();
  await expect(toast(page, 'Failed to fetch profile data.')).toBeVisible();
  await button(dialog, 'Retry').click();
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Roadtrip/ })).toBeChecked();

  // Neither fewer places than are taken nor other days than are.
  await button(dialog, 'Location details').click();
  const guests = dialog.getByLabel('Guests');
  await expect(guests).toHaveAccessibleDescription(
    '2 places have already been reserved on the fullest night.',
  );
  await guests.fill('1');
  await button(dialog, 'Policies and pricing').click();
  const update = button(dialog, 'Update');
  await update.click();
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await expect(guests).toBeFocused();
  await expect(dialog.getByText('More places than that are already reserved.')).toBeVisible();
  await guests.fill('2');
  await button(dialog, 'Guest routine').click();
  const arrival = dialog.getByLabel('Check-in date');
  await arrival.fill(typed(53));
  await button(dialog, 'Policies and pricing').click();
  await update.click();
  await expect(arrival).toBeFocused();
  await expect(
    dialog.getByText('Guests have already reserved nights before that day.'),
  ).toBeVisible();
  await arrival.fill(typed(52));

  // Another change came first: the host chooses.
  const stored = await callApi<object>(page.context(), 'GET', `/api/itinerantinfo/${id}`);
  await callApi(page.context(), 'POST', `/api/itinerantinfo/${id}`, { ...stored, minnight: 4 });
  await button(dialog, 'Policies and pricing').click();
  await update.click();
  const conflict = page.getByRole('dialog', { name: 'This itinerant was changed elsewhere' });
  await expect(conflict.getByText('Minimum nights')).toBeVisible();
  await expect(conflict.getByText('Check-in date')).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'two versions of an itinerant');
  await button(conflict, 'Keep mine').click();
  await expect(toast(page, 'Itinerant Updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** What is personal is neither shown nor changed. */
async function editInCompany(page: Page, id: string): Promise<void> {
  const dialog = dialogIn(page);
  await page.getByRole('button', { name: `Edit ${TITLE} on a shared screen` }).click();
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  await button(dialog, 'Next').click();
  await expect(dialog.getByText('Hidden, and kept as it is.')).toHaveCount(1);
  await expect(dialog.getByLabel('Street address')).toHaveCount(0);
  await button(dialog, 'Next').click();
  await dialog.getByLabel('Title', { exact: true }).fill('Down the coast, slowly');
  await button(dialog, 'Next').click();
  await expect(heading(dialog, 'Guest routine')).toBeFocused();
  await expect(dialog.getByText('Hidden, and kept as it is.')).toHaveCount(3);
  await settle(page);
  await expectAccessible(page, 'an itinerant on a shared screen');
  await button(dialog, 'Next').click();
  await button(dialog, 'Update').click();
  await expect(toast(page, 'Itinerant Updated!').last()).toBeVisible();
  await expect(dialog).toBeHidden();
  const stored = await callApi<object>(page.context(), 'GET', `/api/itinerantinfo/${id}`);
  expect(stored).toMatchObject({
    title: 'Down the coast, slowly',
    address: 'Rua das Flores 7',
    wifiName: 'van-network',
    guestCount: 2,
  });
}
