import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { drag, pressInPlace } from '../support/input-methods.ts';
import {
  exactButton,
  itinerantDialog,
  stepHeading,
  stopRow,
  typed,
} from '../support/itinerant-dialog.ts';
import { WHOLE } from '../support/launch.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 180_000 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLE = 'Down the coast in two vans';

async function openNew(page: Page): Promise<Locator> {
  await visit(page, '/itinerants');
  await pressInPlace(page.getByRole('button', { name: 'Your menu' }), 'finger');
  await page
    .getByRole('dialog', { name: 'Your menu' })
    .getByRole('button', { name: 'Create an itinerant' })
    .tap();
  return itinerantDialog(page);
}

test(
  'an itinerant with pictures and three stops, made on a phone, left and resumed on another',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/itinerants/, /Failed to load resource/);
    const { email } = await registerConfirmed(await openBrowser(), 'Rosa Road');
    await beginItinerant(await openBrowser(PHONE), email);
    const host = await openBrowser(PHONE);
    await signIn(host, email, NEW_PASSWORD);
    await finishItinerant(await host.newPage());
  },
);

/** The first two steps; then the phone is put away. */
async function beginItinerant(host: BrowserContext, email: string): Promise<void> {
  await signIn(host, email, NEW_PASSWORD);
  const page = await host.newPage();
  const dialog = await openNew(page);

  // 0. Basic info (spec 3 §2.2): a party sets the guests, and another number is allowed.
  await expect(stepHeading(dialog, 'Basic info')).toBeVisible();
  await expect(exactButton(dialog, 'Back')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Preview' }).tap();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText(/^You haven't set the dates yet/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await dialog.getByRole('radio', { name: /^Roadtrip/ }).check();
  await dialog.getByLabel('Style', { exact: true }).selectOption({ label: 'Beach' });
  await dialog.getByRole('radio', { name: /^Private room/ }).check();
  await dialog.getByRole('radio', { name: /^Trio/ }).check();
  await settle(page);
  await expectAccessible(page, 'what a new itinerant is');
  await exactButton(dialog, 'Next').tap();

  // 1. Location details.
  await expect(stepHeading(dialog, 'Location details')).toBeFocused();
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
  await exactButton(dialog, 'Next').tap();
  await expect(stepHeading(dialog, 'Visuals and description')).toBeFocused();
  await kept;
  await host.close();
}

/** Three stops, one refused on the way, put in order by finger. */
async function addStops(page: Page, dialog: Locator): Promise<void> {
  const add = exactButton(dialog, 'Add a stop');
  // The first is where it begins. Phones show keys for digits alone.
  await add.tap();
  const first = stopRow(dialog, 1);
  await expect(first.getByLabel('City', { exact: true })).toHaveValue('Porto');
  await first.getByLabel('First night').fill(typed(60).replaceAll('/', ''));
  await first.getByLabel('Day you move on').fill(typed(64));
  await expect(first.getByLabel('First night')).toHaveValue(typed(60));
  await expect(first.getByText('4 nights', { exact: true }).first()).toBeVisible();

  // The next begins when it ends, and can't end before.
  await add.tap();
  const second = stopRow(dialog, 2);
  await second.getByLabel('Country', { exact: true }).selectOption('PT');
  await second.getByLabel('City', { exact: true }).fill('Lisbon');
  await expect(second.getByLabel('First night')).toHaveValue(typed(64));
  await second.getByLabel('Day you move on').fill(typed(63));
  await expect(second.getByLabel('Day you move on')).toHaveAccessibleDescription(
    /You have to leave a stop after you arrive there\.$/,
  );
  await exactButton(dialog, 'Next').tap();
  await expect(dialog.getByText('Each stop needs a place and dates in order.')).toBeVisible();
  await second.getByLabel('Day you move on').fill(typed(69));

  await add.tap();
  const third = stopRow(dialog, 3);
  await exactButton(dialog, 'Next').tap();
  await expect(third.getByText('Choose a country.')).toBeVisible();
  await third.getByLabel('Country', { exact: true }).selectOption('PT');
  await third.getByLabel('City', { exact: true }).fill('Faro');
  await third.getByLabel('Day you move on').fill(typed(72));
  await expect(third).toContainText(/3 nights · \d+ km from Lisbon/);

  // The last becomes the first: each keeps its nights, and they follow each other.
  await drag(dialog.getByRole('button', { name: 'Move stop 3 of 3' }), first);
  await expect(stopRow(dialog, 1)).toContainText('Faro');
  await expect(stopRow(dialog, 2)).toContainText('Porto');
  await expect(stopRow(dialog, 3)).toContainText('Lisbon');
  await expect(dialog.getByRole('cell', { name: /Stop 2$/ })).toHaveCount(4);
  await expect(page.locator('canvas').last()).toBeVisible();
}

/** What was left in the middle is offered again on another device, and listed. */
async function finishItinerant(page: Page): Promise<void> {
  const files = await realPictures(page.context(), 7);
  const dialog = await openNew(page);
  await expect(dialog.getByText('You were in the middle of listing an itinerant.')).toBeVisible();
  await exactButton(dialog, 'Continue where you left off').tap();

  // 2. Visuals and description: three groups by their order.
  await expect(stepHeading(dialog, 'Visuals and description')).toBeVisible();
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
  await exactButton(dialog, 'Next').tap();

  // 3. Guest routine: searched within a list; the days are those of the stops, read back in words.
  await expect(stepHeading(dialog, 'Guest routine')).toBeFocused();
  await dialog.getByText('Weekday day routine').first().tap();
  await dialog.getByLabel('Search Weekday day routine').fill('sunrise swim');
  await dialog.getByRole('checkbox', { name: /^Sunrise swim/ }).check();
  await dialog.getByLabel('Custom routine').fill('Whoever wakes first makes coffee.');
  await dialog.getByLabel('House rules').fill('Quiet after 10 pm\nNo shoes inside');
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
  await exactButton(dialog, 'Next').tap();
  await expect(arrival).toBeFocused();
  await expect(dialog.getByText('Enter a date as DD/MM/YYYY, such as 03/04/2027.')).toBeVisible();
  await arrival.fill(typed(61));
  await exactButton(dialog, 'Next').tap();
  await expect(dialog.getByText('One of the stops starts before that day.')).toBeVisible();
  await arrival.fill(typed(60));
  await dialog.getByLabel('Wifi name').fill('van-network');
  await dialog.getByLabel('Wifi password').fill('van-wifi-password');
  await dialog.getByLabel('Entry instructions').fill('Meet at the yellow van.');
  await settle(page);
  await expectAccessible(page, 'the routine of a new itinerant');
  await expectNoSidewaysScroll(page, 'the routine of a new itinerant');
  await exactButton(dialog, 'Next').tap();

  // 4. Policies and pricing: an empty price is not a price of nothing.
  const price = dialog.getByLabel('Price per night for each guest, in US dollars');
  await expect(price).toHaveValue('1');
  await price.fill('');
  await exactButton(dialog, 'Create').tap();
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
  await expect(preview.getByRole('listitem').filter({ hasText: 'No shoes inside' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  // Failures keep everything; one with an answer is told with its status (spec 3 §8).
  await page.route('**/api/itinerants', (route) => route.abort(), { times: 1 });
  await exactButton(dialog, 'Create').tap();
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await page.route('**/api/itinerants', (route) => route.fulfill(refusal()), { times: 1 });
  await exactButton(dialog, 'Create').tap();
  await expect(toast(page, 'Something went wrong. Bad Request')).toBeVisible();
  await exactButton(dialog, 'Create').tap();
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
