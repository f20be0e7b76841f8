import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  callApi,
  DEMO_GUEST_EMAIL,
  DEMO_PASSWORD,
  NEW_PASSWORD,
  register,
  signIn,
} from './call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from './check-page.ts';
import { dayFromToday } from './find-stay.ts';
import { toast } from './find-toast.ts';
import { visit } from './visit.ts';
import { expect, test } from './watched-test.ts';

const PHONE = { width: 390, height: 844 };
const TITLE = 'The attic over the bakery';

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Host Your Co-Living!' });
const heading = (dialog: Locator, name: string) =>
  dialog.getByRole('heading', { level: 3, name, exact: true });
const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Next', exact: true });
const picture = (dialog: Locator, number: number) =>
  dialog
    .getByRole('listitem')
    .filter({ has: dialog.page().getByLabel(`Remove picture ${number}`) });

/** Pictures of the demo world as a phone would have them, each in a file of its own. */
async function realPictures(context: BrowserContext, count: number) {
  const { items } = await callApi<{ items: { pictures: { key: string }[] }[] }>(
    context,
    'GET',
    '/api/listings?address=Lisbon',
  );
  const keys = items.flatMap(({ pictures }) => pictures.map(({ key }) => key)).slice(0, count);
  return Promise.all(
    keys.map(async (key, at) => {
      const answer = await context.request.get(`/media/${encodeURIComponent(key)}/800.jpg`);
      return { name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer: await answer.body() };
    }),
  );
}

/** Drags to where something is now; it gives way on the way there. */
async function drag(grip: Locator, onto: Locator): Promise<void> {
  const { mouse } = grip.page();
  await grip.hover();
  const target = await onto.boundingBox();
  if (target === null) throw new Error('There is nothing to drag onto.');
  await mouse.down();
  await mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
  await mouse.up();
}

async function openNew(page: Page): Promise<Locator> {
  await visit(page, '/properties');
  await page.getByRole('button', { name: 'List your home' }).first().click();
  return dialogIn(page);
}

test('a home from nothing to its end: made on a phone, left and resumed on another, edited, deleted', async ({
  page,
  openBrowser,
  faults,
}) => {
  test.setTimeout(150_000);
  faults.allow(/api\/listinginfo/, /api\/listings/, /Failed to load resource/);
  await page.setViewportSize(PHONE);
  const { email } = await register(page.context(), 'Rosa Baker');
  const first = await openNew(page);

  // 0. Basic info (spec 3 §2.3). Back is there from step 1 onward.
  await expect(heading(first, 'Basic info')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await first.getByRole('radio', { name: /^Loft/ }).check();
  await first.getByRole('radio', { name: /^Private room/ }).check();
  await next(first).click();

  // 1. Location details: the address is required (spec 3 §5).
  await expect(heading(first, 'Location details')).toBeFocused();
  await first.getByLabel('Country', { exact: true }).selectOption('PT');
  await first.getByLabel('City', { exact: true }).fill('Lisbon');
  const point = first.getByRole('button', { name: 'Where your home is' });
  await expect(point).toBeVisible();
  await next(first).click();
  await expect(first.getByLabel('Street address')).toBeFocused();
  await expect(first.getByText('This is required.')).toBeVisible();
  await first.getByLabel('Street address').fill('Rua das Flores 7');
  await point.focus();
  const located = page.waitForResponse('**/api/locate?*');
  await page.keyboard.press('ArrowDown');
  await located;
  await expect(first.getByText('The point is in Lisbon, Portugal.')).toBeVisible();
  await first.getByRole('button', { name: 'One guest more' }).click();
  await first.getByRole('button', { name: 'One room more' }).click();
  await first.getByLabel('Shortest stay, in nights').fill('5');
  await settle(page);
  await expectAccessible(page, 'the place of a new home');
  await expectNoSidewaysScroll(page, 'the place of a new home');
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/drafts/stay'));
  await next(first).click();
  await kept;

  // Left in the middle; offered again on another device.
  const laptop = await openBrowser();
  await signIn(laptop, email, NEW_PASSWORD);
  const files = await realPictures(laptop, 3);
  const desk = await laptop.newPage();
  await desk.setViewportSize(PHONE);
  const dialog = await openNew(desk);
  await dialog.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(heading(dialog, 'Visuals and description')).toBeVisible();

  // 2. Visuals: sent at once, one of the same content ignored, put in order by keyboard.
  const photos = dialog.locator('input[name=imageSrc]');
  await photos.setInputFiles(files);
  await photos.setInputFiles(files.slice(0, 1));
  await expect(dialog.getByText('3 of 30')).toBeVisible();
  await expect(dialog.getByText('3 pictures are saved.')).toBeAttached();
  await dialog.getByLabel('What is on picture 3?').fill('The desk under the window');
  await dialog.getByRole('button', { name: 'Move picture 3 of 3' }).press('Home');
  await expect(dialog.getByRole('button', { name: 'Move picture 1 of 3' })).toBeFocused();
  await expect(dialog.getByLabel('What is on picture 1?')).toHaveValue('The desk under the window');
  await expect(picture(dialog, 1).getByText('Cover')).toBeVisible();
  await drag(dialog.getByRole('button', { name: 'Move picture 1 of 3' }), picture(dialog, 2));
  await expect(dialog.getByLabel('What is on picture 2?')).toHaveValue('The desk under the window');
  await dialog.locator('input[name=logoImageSrc]').setInputFiles(files.slice(0, 1));
  await expect(dialog.getByText('One logo is plenty.')).toBeVisible();
  await dialog.getByLabel('Title', { exact: true }).fill(TITLE);
  await dialog.getByLabel('Description', { exact: true }).fill('Bread from six, quiet from ten.');
  await expectAccessible(desk, 'the pictures of a new home');
  await next(dialog).click();

  // 3. Guest experience: searched, in groups.
  await dialog.getByLabel('Search amenities').fill('dedicated wifi');
  await dialog.getByRole('checkbox', { name: 'Dedicated WiFi' }).check();
  await dialog.getByRole('checkbox', { name: /^Family Dinner/ }).check();
  await dialog.getByLabel('Wifi name').fill('Attic');
  await dialog.getByLabel('Wifi speed, in Mbps').fill('250');
  await expectAccessible(desk, 'the amenities of a new home');
  await next(dialog).click();

  // 4. Policies and pricing: a price of at least 1, and what it comes to.
  const price = dialog.getByLabel('Price of a night, in US dollars');
  await price.fill('0');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(price).toBeFocused();
  await price.fill('80');
  await dialog.getByRole('slider', { name: 'Discount', exact: true }).fill('10');
  await expect(dialog.getByRole('row', { name: /^7 nights/ })).toContainText('$593.60');
  await expect(dialog.getByRole('row', { name: /^28 nights/ })).toContainText('$2,016');
  await dialog.getByRole('radio', { name: /^Strict/ }).check();
  await expect(dialog.getByText('Within 7 days of booking')).toBeVisible();
  await expectAccessible(desk, 'the price of a new home');
  await desk.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(desk, 'the price of a new home at 320 px');
  await desk.setViewportSize(PHONE);

  // The listing page as a guest will see it.
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = desk.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(preview.getByText('Family Dinner')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  // A try that fails keeps everything; the next one lists the home (spec 3 §8).
  await desk.route('**/api/listings', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(desk, 'Something went wrong.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(desk, 'Listing Created!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('link', { name: TITLE })).toBeVisible();

  // A guest finds it, and asks for a stay.
  const guest = await openBrowser();
  await signIn(guest, DEMO_GUEST_EMAIL, DEMO_PASSWORD);
  const visitor = await guest.newPage();
  await visit(visitor, '/?address=Lisbon&sort=newest');
  await visitor.getByRole('link', { name: TITLE }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const id = new URL(visitor.url()).pathname.split('/')[2] ?? '';
  const reservation = await callApi<{ id: string }>(guest, 'POST', '/api/reservations', {
    listingId: id,
    startDate: dayFromToday(40),
    endDate: dayFromToday(47),
    message: '',
  });

  // The next new home begins with this one, once (spec 3 §4).
  await desk.getByRole('button', { name: 'List your home' }).click();
  await expect(toast(desk, 'Form pre-filled with your previous listing data!')).toBeVisible();
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /^Loft/ })).toBeChecked();
  await desk.keyboard.press('Escape');

  // Edited: what can't be fetched says so; another change that came first is shown beside mine.
  const edit = desk.getByRole('button', { name: `Edit ${TITLE}` });
  await desk.route('**/api/listinginfo/*', (route) => route.abort(), { times: 1 });
  await edit.click();
  await expect(toast(desk, 'Failed to fetch listing data.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  const stored = await callApi<Record<string, unknown>>(laptop, 'GET', `/api/listinginfo/${id}`);
  await callApi(laptop, 'POST', `/api/listinginfo/${id}`, { ...stored, minnight: 6 });
  await dialog.getByRole('button', { name: 'Policies and pricing' }).click();
  await price.fill('90');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  const conflict = desk.getByRole('dialog', { name: 'This home was changed somewhere else' });
  await expect(conflict.getByText('Shortest stay, in nights')).toBeVisible();
  await expect(conflict.getByText('Price of a night, in US dollars')).toBeVisible();
  await expectAccessible(desk, 'two versions of a home');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(toast(desk, 'Listing Updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText('$90')).toBeVisible();

  // Deleted once nobody has reserved it (spec 1 §8).
  await desk.getByRole('button', { name: `Delete ${TITLE}` }).click();
  const sure = desk.getByRole('dialog', { name: 'Are You Sure?' });
  await sure.getByRole('button', { name: 'Yes' }).click();
  await expect(sure.getByRole('alert')).not.toBeEmpty();
  await callApi(guest, 'DELETE', `/api/reservations/${reservation.id}`, {});
  await sure.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(desk, 'Listing deleted!')).toBeVisible();
  await expect(desk.getByRole('link', { name: TITLE })).toHaveCount(0);
});
