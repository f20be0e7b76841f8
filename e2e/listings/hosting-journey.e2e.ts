import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi, NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { findAndReserve } from '../support/find-in-arabic.ts';
import { toast } from '../support/find-toast.ts';
import { drag } from '../support/input-methods.ts';
import { WHOLE } from '../support/launch.ts';
import { GUEST } from '../support/list-home.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLE = 'The attic over the bakery';

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Host Your Co-Living!' });
const editDialogIn = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Co-Living' });
const heading = (dialog: Locator, name: string) =>
  dialog.getByRole('heading', { level: 3, name, exact: true });
const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next', exact: true });
const picture = (dialog: Locator, number: number) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByLabel(`Remove photo ${number}`) });

async function openNew(page: Page): Promise<Locator> {
  await visit(page, '/properties');
  await page.getByRole('button', { name: 'List your home' }).first().tap();
  return dialogIn(page);
}

test.describe.configure({ timeout: 180_000 });

test(
  'a home from nothing to its end: made on a phone, left and resumed on another, found in Arabic, reserved, edited, kept while it is reserved',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL, faults }) => {
    faults.allow(/api\/listinginfo/, /api\/listings/, /Failed to load resource/);
    const { email } = await registerConfirmed(await openBrowser(), 'Rosa Baker');
    await beginHome(await openBrowser(PHONE), email);
    const host = await openBrowser(PHONE);
    const page = await host.newPage();
    await signIn(host, email, NEW_PASSWORD);
    await finishHome(page);
    const guest = await openBrowser(PHONE);
    await registerConfirmed(guest, GUEST);
    await guest.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
    const id = await findAndReserve(await guest.newPage(), TITLE);
    await editHome(page, id);
    await deleteHome(page, guest);
  },
);

/** The first two steps; then the phone is put away. */
async function beginHome(host: BrowserContext, email: string): Promise<void> {
  await signIn(host, email, NEW_PASSWORD);
  const page = await host.newPage();
  const first = await openNew(page);

  // 0. Basic info (spec 3 §2.3). Back is there from step 1 onward.
  await expect(heading(first, 'Basic info')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await first.getByRole('radio', { name: /^Loft/ }).check();
  await first.getByRole('radio', { name: /^Private room/ }).check();
  await next(first).tap();

  // 1. Location details: the address is required (spec 3 §5).
  await expect(heading(first, 'Location details')).toBeFocused();
  await first.getByLabel('Country', { exact: true }).selectOption('PT');
  await first.getByLabel('City', { exact: true }).fill('Lisbon');
  const point = first.getByRole('button', { name: 'The place on the map' });
  await expect(point).toBeVisible();
  await next(first).tap();
  await expect(first.getByLabel('Street address')).toBeFocused();
  await expect(first.getByText('This is required.')).toBeVisible();
  await first.getByLabel('Street address').fill('Rua das Flores 7');
  await point.focus();
  const located = page.waitForResponse('**/api/locate?*');
  await page.keyboard.press('ArrowDown');
  await located;
  await expect(first.getByText('The pin is in Lisbon, Portugal.')).toBeVisible();
  await first.getByRole('button', { name: 'More guests' }).click();
  await first.getByRole('button', { name: 'More rooms' }).click();
  await first.getByLabel('Minimum nights').fill('5');
  await settle(page);
  await expectAccessible(page, 'the place of a new home');
  await expectNoSidewaysScroll(page, 'the place of a new home');
  // What was said before may still be on its way as well.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/drafts/stay') &&
      (answer.request().postDataJSON() as { step?: number } | null)?.step === 2,
  );
  await next(first).tap();
  await kept;
  await host.close();
}

/** What was left in the middle is offered again on another device, and listed. */
async function finishHome(page: Page): Promise<void> {
  const files = await realPictures(page.context(), 3);
  const dialog = await openNew(page);
  await dialog.getByRole('button', { name: 'Continue where you left off' }).tap();
  await expect(heading(dialog, 'Visuals and description')).toBeVisible();

  // 2. Visuals: sent at once, one of the same content ignored, put in order by keyboard.
  const photos = dialog.locator('input[name=imageSrc]');
  await photos.setInputFiles(files);
  await photos.setInputFiles(files.slice(0, 1));
  await expect(dialog.getByText('3 of 30')).toBeVisible();
  await expect(dialog.getByText('3 photos uploaded.')).toBeAttached();
  await dialog.getByLabel('Describe photo 3').fill('The desk under the window');
  await dialog.getByRole('button', { name: 'Move photo 3 of 3' }).press('Home');
  await expect(dialog.getByRole('button', { name: 'Move photo 1 of 3' })).toBeFocused();
  await expect(dialog.getByLabel('Describe photo 1')).toHaveValue('The desk under the window');
  await expect(picture(dialog, 1).getByText('Cover')).toBeVisible();
  // By finger as well, to and fro; a finger on the picture itself scrolls instead.
  const grip = (number: number) =>
    dialog.getByRole('button', { name: `Move photo ${number} of 3` });
  await drag(grip(1), picture(dialog, 2));
  await expect(dialog.getByLabel('Describe photo 2')).toHaveValue('The desk under the window');
  await drag(grip(2), picture(dialog, 3));
  await expect(dialog.getByLabel('Describe photo 3')).toHaveValue('The desk under the window');
  await drag(grip(3), picture(dialog, 1));
  await expect(dialog.getByLabel('Describe photo 1')).toHaveValue('The desk under the window');
  await expect(picture(dialog, 1).getByText('Cover')).toBeVisible();
  await drag(dialog.getByRole('img', { name: 'The desk under the window' }), picture(dialog, 2));
  await expect(dialog.getByLabel('Describe photo 1')).toHaveValue('The desk under the window');
  await dialog.locator('input[name=logoImageSrc]').setInputFiles(files.slice(0, 1));
  await expect(dialog.getByText('One logo is plenty.')).toBeVisible();
  await dialog.getByLabel('Title', { exact: true }).fill(TITLE);
  await dialog.getByLabel('Description', { exact: true }).fill('Bread from six, quiet from ten.');
  await expectAccessible(page, 'the pictures of a new home');
  await next(dialog).tap();

  // 3. Guest experience: searched, in groups.
  await dialog.getByLabel('Search amenities').fill('dedicated wifi');
  await dialog.getByRole('checkbox', { name: 'Dedicated WiFi' }).check();
  await dialog.getByRole('checkbox', { name: /^Family Dinner/ }).check();
  await dialog.getByLabel('Wifi name').fill('Attic');
  await dialog.getByLabel('Wifi speed, in Mbps').fill('250');
  await expectAccessible(page, 'the amenities of a new home');
  await next(dialog).tap();

  // 4. Policies and pricing: a price of at least 1, and what it comes to.
  const price = dialog.getByLabel('Price per night, in US dollars');
  await price.fill('0');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(price).toBeFocused();
  await price.fill('cheap');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText('Enter a number such as 1200 or 45.50.')).toBeVisible();
  await expect(price).toHaveValue('cheap');
  await price.fill('$８０');
  await dialog.getByRole('slider', { name: 'Discount', exact: true }).fill('10');
  await expect(dialog.getByRole('row', { name: /^7 nights/ })).toContainText('$593.60');
  await expect(dialog.getByRole('row', { name: /^28 nights/ })).toContainText('$2,016');
  await dialog.getByRole('radio', { name: /^Strict/ }).check();
  await expect(dialog.getByText('Within 7 days of booking')).toBeVisible();
  await expectAccessible(page, 'the price of a new home');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'the price of a new home at 320 px');
  await page.setViewportSize(PHONE.viewport);

  // The listing page as a guest will see it.
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(preview.getByRole('img', { name: `Logo of ${TITLE}` })).toBeVisible();
  await expect(preview.getByText('Family Dinner')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  // A try that fails keeps everything; the next one lists the home (spec 3 §8).
  await page.route('**/api/listings', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(page, 'Something went wrong.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(page, 'Listing Created!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: "It's live" })).toBeVisible();
  await visit(page, '/properties');
  await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible();
}

async function editHome(page: Page, id: string): Promise<void> {
  const created = dialogIn(page);
  const dialog = editDialogIn(page);
  const price = dialog.getByLabel('Price per night, in US dollars');

  // The next new home begins with this one, once (spec 3 §4).
  await page.getByRole('button', { name: 'List your home' }).click();
  await expect(toast(page, 'Form pre-filled with your previous listing data!')).toBeVisible();
  await expect(heading(created, 'Basic info')).toBeVisible();
  await expect(created.getByRole('radio', { name: /^Loft/ })).toBeChecked();
  await page.keyboard.press('Escape');

  // Edited: what can't be fetched says so; another change that came first is shown beside mine.
  const edit = page.getByRole('button', { name: `Edit ${TITLE}` });
  await page.route('**/api/listinginfo/*', (route) => route.abort(), { times: 1 });
  await edit.click();
  await expect(toast(page, 'Failed to fetch listing data.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  const stored = await callApi<Record<string, unknown>>(
    page.context(),
    'GET',
    `/api/listinginfo/${id}`,
  );
  await callApi(page.context(), 'POST', `/api/listinginfo/${id}`, { ...stored, minnight: 6 });
  await dialog.getByRole('button', { name: 'Policies and pricing' }).click();
  await price.fill('90');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'This home was changed elsewhere' });
  await expect(conflict.getByText('Minimum nights')).toBeVisible();
  await expect(conflict.getByText('Price per night, in US dollars')).toBeVisible();
  await expectAccessible(page, 'two versions of a home');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(page, 'Listing Updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('$90')).toBeVisible();
}

/** No; not while somebody has reserved it, which is said; and Yes (spec 1 §4.5, §8). */
async function deleteHome(page: Page, guest: BrowserContext): Promise<void> {
  const more = page.getByRole('button', { name: `More for ${TITLE}` });
  const remove = page.getByRole('button', { name: `Delete ${TITLE}` });
  const sure = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });
  await visit(page, '/properties');
  await more.tap();
  await remove.tap();
  await expect(sure).toContainText("You can't delete it yet: 1 reservation is still open.");
  await expect(sure.getByRole('button', { name: 'Yes', exact: true })).toBeDisabled();
  await sure.getByRole('button', { name: 'No', exact: true }).tap();
  await expect(sure).toBeHidden();
  const { items } = await callApi<{ items: { id: string; listing: { title: string } }[] }>(
    guest,
    'GET',
    '/api/trips',
  );
  const trip = items.find(({ listing }) => listing.title === TITLE);
  await callApi(guest, 'DELETE', `/api/reservations/${trip?.id}`, {});
  await visit(page, '/properties');
  await more.tap();
  await remove.tap();
  await sure.getByRole('button', { name: 'Yes', exact: true }).tap();
  await expect(toast(page, 'Listing deleted!')).toBeVisible();
  await expect(page.getByRole('link', { name: TITLE, exact: true })).toHaveCount(0);
}
