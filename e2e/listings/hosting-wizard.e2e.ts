import type { BrowserContext, Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE, variantIf } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { hugePicture } from '../support/huge-picture.ts';
import { HOST, listHome } from '../support/list-home.ts';
import { realPictures } from '../support/real-pictures.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

const SCREENS = [
  { name: 'a phone', browser: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a desk', browser: { viewport: { width: 1280, height: 800 } } },
] as const;

const button = (within: Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const heading = (dialog: Locator, name: string) =>
  dialog.getByRole('heading', { level: 3, name, exact: true });

/** Steps as drafts have them. */
const STEP = { location: 1, pictures: 2, price: 4 } as const;

/** A draft that was left on a step. */
async function leaveDraft(host: BrowserContext, step: number): Promise<void> {
  const values = {
    title: 'The attic over the bakery',
    description: 'Bread from six.',
    address: 'Rua das Flores 7',
    city: 'Lisbon',
    location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] },
    minnight: 14,
  };
  await callApi(host, 'PUT', '/api/drafts/stay', { values, step });
}

async function openHosting(page: Page): Promise<Locator> {
  await visit(page, '/properties');
  await page.getByRole('button', { name: 'List your home' }).first().click();
  return page.getByRole('dialog', { name: 'Host Your Co-Living!' });
}

async function resume(page: Page): Promise<Locator> {
  const dialog = await openHosting(page);
  await button(dialog, 'Continue where you left off').click();
  return dialog;
}

for (const { name, browser } of SCREENS) {
  const title = `pictures that are refused are not drawn and keep one on their step, on ${name}`;
  test(title, variantIf(name === 'a phone'), async ({ openBrowser, faults }) => {
    faults.allow(/api\/uploads/, /Failed to load resource/);
    const context = await openBrowser(browser);
    await registerConfirmed(context, 'Rosa Baker');
    await leaveDraft(context, STEP.pictures);
    const page = await context.newPage();
    const dialog = await resume(page);
    const photos = dialog.locator('input[name=imageSrc]');
    const files = await realPictures(context, 7);
    await photos.setInputFiles(files);
    await expect(dialog.getByText('7 photos uploaded.')).toBeAttached();

    // The panel is at most 400 px high and scrolls inside (spec 3 §9).
    const panel = dialog.getByRole('list').filter({ has: page.locator('[data-picture]') });
    const { height, inside } = await panel.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      inside: element.scrollHeight,
    }));
    expect(height).toBeLessThanOrEqual(400);
    expect(inside).toBeGreaterThan(400);
    await expectAccessible(page, 'a panel full of pictures');
    await expectNoSidewaysScroll(page, 'a panel full of pictures');

    // A file of a few kilobytes that would unfold to 400 million pixels.
    const huge = hugePicture(20_000);
    expect(huge.length).toBeLessThan(100_000);
    await photos.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: huge });
    const refused = dialog.locator('[data-picture]').filter({ hasText: 'huge.png' });
    await expect(refused.getByText(/too large|too many pixels/i)).toBeVisible();
    await expect(refused.locator('img')).toHaveCount(0);
    expect(await page.locator('img[src^="blob:"]').count()).toBe(0);

    // The same content once more is said, not swallowed.
    await photos.setInputFiles({ name: 'renamed.png', mimeType: 'image/png', buffer: huge });
    await expect(dialog.getByText("1 photo wasn't added because it's already here.")).toBeVisible();

    await button(dialog, 'Next').click();
    const message = dialog.getByText(
      "Some photos couldn't be uploaded. Try again, or remove them.",
    );
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(heading(dialog, 'Visuals and description')).toBeVisible();
    const remove = refused.getByRole('button', { name: /^Remove photo/ });
    await expect(remove).toBeFocused();
    await expect(remove).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop), 'the title stays').toBe(0);
    await page.keyboard.press('Enter');
    await expect(message).toHaveCount(0);
    await button(dialog, 'Next').click();
    await expect(heading(dialog, 'Guest experience')).toBeFocused();
  });
}

test('numbers can be emptied and typed anew', EXHAUSTIVE, async ({ openBrowser }) => {
  const context = await openBrowser();
  await registerConfirmed(context, 'Rosa Baker');
  await leaveDraft(context, STEP.location);
  const page = await context.newPage();
  const dialog = await resume(page);
  const retype = async (field: Locator, times: number, text: string) => {
    await field.focus();
    await field.press('End');
    for (let at = 0; at < times; at += 1) await field.press('Backspace');
    await expect(field).toHaveValue('');
    await field.pressSequentially(text);
    await expect(field).toHaveValue(text);
  };
  const shortest = dialog.getByLabel('Minimum nights');
  await retype(shortest, 2, '9');
  await shortest.fill('');
  await button(dialog, 'Next').click();
  await expect(shortest).toBeFocused();
  await expect(shortest).toHaveAccessibleDescription('Enter 1 or more.');
  await shortest.pressSequentially('9');

  const other = await openBrowser();
  await registerConfirmed(other, 'Rosa Baker');
  await leaveDraft(other, STEP.price);
  const last = await resume(await other.newPage());
  await last.getByText('Fees and taxes').click();
  await retype(last.getByLabel('Cleaning, in US dollars'), 1, '45.5');
  await retype(last.getByLabel('Price per night, in US dollars'), 1, '80');

  await visit(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Filters/ })
    .click();
  const filter = page.getByRole('dialog', { name: 'Filter', exact: true });
  await button(filter, 'Next').click();
  await button(filter, 'Next').click();
  const residents = filter.getByLabel('Minimum residents');
  await retype(residents, 1, '5');
  // Left empty it asks for no number again.
  await residents.fill('');
  await residents.blur();
  await expect(residents).toHaveValue('1');
  await expect(filter.getByText('Any number until you set one.')).toBeVisible();
});

test(
  'a city is found by its name in another language, which stays as it is typed',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const context = await openBrowser();
    await registerConfirmed(context, 'Rosa Baker');
    await leaveDraft(context, STEP.location);
    const page = await context.newPage();
    const dialog = await resume(page);
    await dialog.getByLabel('Region').fill('');
    await dialog.getByLabel('City').fill('');
    await dialog.getByLabel('City').pressSequentially('Lissabon');
    await expect(dialog.getByLabel('Region')).toHaveValue('Lisboa');
    await expect(dialog.getByLabel('City')).toHaveValue('Lissabon');
  },
);

test('starting anew asks before the draft is gone', EXHAUSTIVE, async ({ openBrowser }) => {
  const context = await openBrowser();
  await registerConfirmed(context, 'Rosa Baker');
  await leaveDraft(context, STEP.location);
  const page = await context.newPage();
  const dialog = await openHosting(page);
  const sure = page.getByRole('dialog', { name: 'Delete your draft?' });
  const draft = () => callApi<{ draft: unknown }>(context, 'GET', '/api/drafts/stay');

  await button(dialog, 'Start over').click();
  await expect(sure.getByText('The attic over the bakery')).toBeVisible();
  await expect(button(sure, 'Keep draft')).toBeFocused();
  await expectAccessible(page, 'the question before a draft is deleted');
  await button(sure, 'Keep draft').click();
  await expect(button(dialog, 'Continue where you left off')).toBeVisible();
  expect((await draft()).draft).not.toBeNull();

  await button(dialog, 'Start over').click();
  await button(sure, 'Delete and start over').click();
  await expect(heading(dialog, 'Basic info')).toBeVisible();
  await expect.poll(async () => (await draft()).draft).toBeNull();
});

test(
  'the last change is kept when the page is closed at once',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const context = await openBrowser();
    await registerConfirmed(context, 'Rosa Baker');
    await leaveDraft(context, STEP.location);
    const page = await context.newPage();
    const dialog = await resume(page);
    await dialog.getByLabel('Street address').fill('Rua Nova 1');
    await page.close();
    const address = async () => {
      const { draft } = await callApi<{ draft: { values: { address: string } } }>(
        context,
        'GET',
        '/api/drafts/stay',
      );
      return draft.values.address;
    };
    await expect.poll(address).toBe('Rua Nova 1');
  },
);

test(
  'a form is filled in from the last home once, and the map without streets asks for no more than it can',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const context = await openBrowser();
    await registerConfirmed(context, HOST);
    await listHome(context);
    const page = await context.newPage();
    const filled = toast(page, 'Form pre-filled with your previous listing data!');
    const dialog = await openHosting(page);
    await expect(filled).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await openHosting(page);
    await expect(dialog.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await button(dialog, 'Next').click();
    await expect(dialog.getByLabel('Street address')).toHaveValue('');
    await expect(filled).toHaveCount(0);
    await dialog.getByLabel('Country', { exact: true }).selectOption('PT');
    await expect(
      dialog.getByText(/^This map doesn't show streets, so a rough spot is enough\./),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await callApi(context, 'DELETE', '/api/drafts/stay');
  },
);
