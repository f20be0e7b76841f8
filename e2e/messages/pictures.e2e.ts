import type { BrowserContext, Page } from '@playwright/test';
import { approve, requestStay } from '../support/book-stay.ts';
import { callApi, signInAsAdmin } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { hugePicture } from '../support/huge-picture.ts';
import { WHOLE } from '../support/launch.ts';
import { HOST } from '../support/list-home.ts';
import { type Cast, meet, openPage, REFUSED } from '../support/meet-people.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const tray = (page: Page) => page.getByRole('list', { name: 'Pictures to send' });

async function talkOfApproved(cast: Cast, inDays: number): Promise<string> {
  const booked = await requestStay(cast.guest, { inDays, home: cast.home });
  await approve(cast.host, booked);
  const body = { reservationId: booked.id };
  return (await callApi<{ id: string }>(cast.guest, 'POST', '/api/conversations', body)).id;
}

/** Whether a picture has arrived and is drawn. */
async function expectDrawn(page: Page, name: string): Promise<void> {
  const picture = page.getByRole('img', { name, exact: true });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

test('both sides send pictures, one is refused, and nothing of the text is lost', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(...REFUSED);
  const cast = await meet(openBrowser, 'Mina Lens');
  const { guest, host } = cast;
  const id = await talkOfApproved(cast, 400);
  const page = await openPage(guest, `/messages/${id}`);
  const hosts = await openPage(host, `/messages/${id}`);
  const [first, second] = await realPictures(guest, 2);
  if (first === undefined || second === undefined) throw new Error('no pictures');

  await field(page).fill('The door looks like this');
  const add = page.getByLabel('Add pictures');
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: hugePicture(8_000) };
  await add.setInputFiles([first, huge]);
  await expect(tray(page).getByRole('alert')).toBeVisible();
  await expect(field(page)).toHaveValue('The door looks like this');
  await send(page);
  await expect(page.getByText("Remove the picture that wasn't uploaded")).toBeVisible();
  await expect(field(page)).toHaveValue('The door looks like this');
  await settle(page);
  await expectAccessible(page, 'pictures before they are sent');
  await tray(page).getByRole('button', { name: 'Remove picture 2' }).click();
  await expect(tray(page).getByRole('alert')).toBeHidden();
  await add.setInputFiles([second]);
  await expect(tray(page).getByRole('img', { includeHidden: true })).toHaveCount(2);
  await send(page);
  await expect(field(page)).toHaveValue('');
  await expect(tray(page)).toBeHidden();
  await expectDrawn(page, 'Your picture 1 of 2');

  // Live, without a reload.
  await expect(thread(hosts).getByText('The door looks like this')).toBeVisible();
  await expectDrawn(hosts, 'Picture 1 of 2 from Mina Lens');
  await expectDrawn(hosts, 'Picture 2 of 2 from Mina Lens');

  // Large, by keyboard alone.
  const small = hosts.getByRole('button', { name: 'Picture 1 of 2 from Mina Lens' });
  await small.focus();
  await hosts.keyboard.press('Enter');
  const dialog = hosts.getByRole('dialog', { name: 'Picture 1 of 2' });
  await expect(dialog).toBeVisible();
  await settle(hosts);
  await expectAccessible(hosts, 'a picture of a message');
  await hosts.keyboard.press('ArrowRight');
  await expect(hosts.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible();
  await hosts.keyboard.press('Escape');
  await expect(hosts.getByRole('dialog')).toHaveCount(0);
  await expect(small).toBeFocused();

  // Without a text.
  await hosts.getByLabel('Add pictures').setInputFiles([first]);
  await expect(tray(hosts).getByRole('img', { includeHidden: true })).toHaveCount(1);
  await send(hosts);
  await expectDrawn(page, `Picture 1 of 1 from ${HOST}`);
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list.getByRole('link', { name: new RegExp(HOST) })).toContainText('Picture');
});

test('before an approval the button says when', async ({ openBrowser }) => {
  const { guest, home } = await meet(openBrowser, 'Nils Early');
  const { id } = await callApi<{ id: string }>(guest, 'POST', '/api/conversations', {
    listingId: home.id,
  });
  const page = await openPage(guest, `/messages/${id}`);
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await expect(
    page.getByText('You can add pictures once a reservation is approved.'),
  ).toBeVisible();
});

test('a lost connection is said at the picture, which is tried again', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(/request: net::/, /console: Failed to load resource/);
  const cast = await meet(openBrowser, 'Olga Line');
  const id = await talkOfApproved(cast, 410);
  const page = await openPage(cast.guest, `/messages/${id}`);
  const [picture] = await realPictures(cast.guest, 1);
  if (picture === undefined) throw new Error('no picture');
  await page.route('**/api/uploads', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByLabel('Add pictures').setInputFiles([picture]);
  await expect(tray(page).getByText('Upload failed. Check your connection.')).toBeVisible();
  await tray(page).getByRole('button', { name: 'Retry picture 1' }).click();
  await expect(tray(page).getByRole('img', { includeHidden: true })).toHaveCount(1);
  await send(page);
  await expectDrawn(page, 'Your picture 1 of 1');
});

test('staff who decide about a reported message see its pictures', async ({
  openBrowser,
  faults,
}) => {
  // The queue is shared with other tests, which hide listings: their pictures aren't sent.
  faults.allow(/answer: 404 GET \S+\/media\/photo-/, /Failed to load resource.*\/media\/photo-/);
  const cast = await meet(openBrowser, 'Pat Reported');
  const id = await talkOfApproved(cast, 430);
  const pictures = await realPictures(cast.guest, 2);
  const page = await openPage(cast.guest, `/messages/${id}`);
  await page.getByLabel('Add pictures').setInputFiles(pictures);
  await expect(tray(page).getByRole('img', { includeHidden: true })).toHaveCount(2);
  await send(page);
  await expectDrawn(page, 'Your picture 2 of 2');
  await callApi(cast.host, 'POST', '/api/reports', {
    subject: { kind: 'message', id: `${id}:1` },
    reason: 'scam',
  });
  const admin = await openBrowser();
  await signInAsAdmin(admin);
  const queue = await openPage(admin, '/admin/moderation');
  const item = queue.getByRole('article').filter({ hasText: 'Pat Reported' });
  const picture = item.getByRole('link', { name: 'Open photo 1' }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await settle(queue);
  await expectAccessible(queue, 'a reported message with pictures');
  const path = await item.getByRole('link', { name: 'Open photo 1' }).getAttribute('href');
  expect((await admin.request.get(path ?? '')).headers()['content-type']).toBe('image/jpeg');
});

test('on a phone in Arabic, in the dark', async ({ openBrowser, baseURL }, testInfo) => {
  const cast = await meet(openBrowser, 'Rima Phone');
  const id = await talkOfApproved(cast, 420);
  const pictures = await realPictures(cast.guest, 3);
  const guests = await openPage(cast.guest, `/messages/${id}`);
  await guests.getByLabel('Add pictures').setInputFiles(pictures);
  await expect(tray(guests).getByRole('img', { includeHidden: true })).toHaveCount(3);
  await field(guests).fill('Three of the terrace');
  await send(guests);
  await expectDrawn(guests, 'Your picture 3 of 3');

  const phone = await onPhone(cast.host, openBrowser, baseURL);
  await visit(phone, `/messages/${id}`);
  await expect(phone.getByRole('img', { name: /Rima Phone/ })).toHaveCount(3);
  await phone.locator('input[type=file]').setInputFiles(pictures.slice(0, 2));
  await expect(phone.locator('form ul img')).toHaveCount(2);
  await settle(phone);
  await expectNoSidewaysScroll(phone, 'a conversation with pictures');
  await expectAccessible(phone, 'a conversation with pictures');
  await phone.screenshot({ path: testInfo.outputPath('thread.png') });
  await phone
    .getByRole('img', { name: /Rima Phone/ })
    .first()
    .tap();
  await expect(phone.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoSidewaysScroll(phone, 'a large picture of a message');
  await settle(phone);
  await phone.screenshot({ path: testInfo.outputPath('dialog.png') });
});

/** The page of a person on a phone of theirs. */
async function onPhone(
  person: BrowserContext,
  openBrowser: (options: object) => Promise<BrowserContext>,
  baseURL: string | undefined,
): Promise<Page> {
  const context = await openBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  await context.addCookies([
    ...(await person.cookies()),
    { name: 'locale', value: 'ar', url: baseURL ?? '' },
  ]);
  return context.newPage();
}
