import type { Locator, Page } from '@playwright/test';
import { fillLogin, loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { requestStay } from '../support/book-stay.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { someHome } from '../support/list-home.ts';
import { meet, openPage } from '../support/meet-people.ts';
import {
  expectWhole,
  translateFromTheStart,
  translatePage,
  untilStill,
} from '../support/translate-page.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Readers of a language that the product doesn't speak have the browser translate its pages. */
async function visitTranslated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await translatePage(page);
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dollarsIn = async (place: Locator) =>
  Number(((await place.textContent()) ?? '').replace(/[^\d.]/g, ''));

test('translated, a login with a wrong password says so and can be tried again', async ({
  page,
  faults,
}) => {
  faults.allow(/answer: 401/, /console:.*401/);
  const { email } = await registerConfirmed(page.context(), 'Trude Translated');
  await page.context().clearCookies();
  await visitTranslated(page, '/faq');
  await page.getByRole('button', { name: 'Login' }).first().click();
  const dialog = loginDialog(page);
  await fillLogin(dialog, email, 'quite another one');
  await expect(dialog.getByRole('alert')).toContainText(/password/);
  await expectWhole(page, 'a refused login');
  await fillLogin(dialog, email, 'yet another one');
  await expect(dialog.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toContainText(/password/);
  await expectWhole(page, 'a login refused twice');
});

test('translated, an empty sign-up says what is missing', async ({ page }) => {
  await visitTranslated(page, '/faq');
  await page.getByRole('button', { name: 'Sign up' }).first().click();
  const dialog = registerDialog(page);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectWhole(page, 'an empty sign-up');
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.locator('button[type=submit]').click();
  await expectWhole(page, 'a sign-up with something wrong');
});

test('translated, results are sorted and priced anew', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visitTranslated(page, '/?address=Lisbon');
  const price = cards(page).first().locator('strong').first();
  const nightly = await dollarsIn(price);
  const toggle = page.getByRole('banner').getByRole('group', { name: 'Price per' });
  await toggle.getByRole('button', { name: 'Month' }).click();
  await expect(cards(page).first()).toContainText('a month');
  await expect(cards(page).first()).not.toContainText('a night');
  expect(await dollarsIn(price)).toBeGreaterThan(nightly * 5);
  await expectWhole(page, 'prices by the month');

  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/[?&]sort=price-asc/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ homes in Lisbon$/);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await expect
    .poll(async () => {
      const prices = [first, second].map((card) => dollarsIn(card.locator('strong').first()));
      const [a = 0, b = 0] = await Promise.all(prices);
      return a <= b;
    })
    .toBe(true);
  await expectWhole(page, 'sorted results');
  const heart = first.getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectWhole(page, 'a heart that was pressed');
});

test('translated, one guest more is in the total', async ({ page }) => {
  const dates = { startDate: dayFromToday(350), endDate: dayFromToday(380) };
  const stay = await someHome({ occupancy: 'private-room' });
  await visitTranslated(page, `/listings/${stay.id}?${new URLSearchParams(dates)}`);
  const panel = page.getByRole('complementary', { name: 'Price' });
  const total = panel.locator('strong').first();
  const before = await dollarsIn(total);
  await panel.getByRole('button', { name: 'More rooms' }).click();
  await expect(page).toHaveURL(/[?&]roomCount=2/);
  await expect.poll(() => dollarsIn(total)).toBeGreaterThan(before);
  const amounts = (await panel.getByRole('definition').allTextContents()).map(
    (text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100) * (/[-−]/.test(text) ? -1 : 1),
  );
  const sum = amounts.slice(0, -1).reduce((a, b) => a + b, 0);
  expect(sum, 'the lines add up').toBe(amounts.at(-1));
  await expectWhole(page, 'a stay with one room more');
});

test('translated, the wizard says what is missing and keeps what is typed', async ({ page }) => {
  await registerConfirmed(page.context(), 'Wanda Wizard');
  await visitTranslated(page, '/properties');
  await page.getByRole('button', { name: 'List your home' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Host Your Co-Living!' });
  const next = dialog.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(dialog.getByText('Step 2 of 5')).toBeVisible();
  await dialog.getByLabel('Street address').fill('Rua das Flores 7');
  await next.click();
  await expect(dialog.getByLabel('Country', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(dialog.getByLabel('Street address')).toHaveValue('Rua das Flores 7');
  await expectWhole(page, 'a step with something missing');
});

test('translated, a profile is saved', async ({ page }) => {
  await registerConfirmed(page.context(), 'Petra Profile');
  await visitTranslated(page, '/profile-settings');
  await page.getByLabel('Headline').fill('Maps by day');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(toast(page, 'Profile saved')).toBeVisible();
  await expectWhole(page, 'a saved profile');
});

test('translated, a request is approved', async ({ openBrowser, faults }) => {
  // A part that becomes live later is drawn anew then.
  faults.allow(/React error #418/);
  const { guest, host, name, home } = await meet(openBrowser, 'Traude Reader');
  await requestStay(guest, { inDays: 365, home });
  const page = await openPage(host, '/reservations');
  await translatePage(page);
  await untilStill(page);
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Approve ${name}` });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page, 'Reservation Approved')).toBeVisible();
  await expectWhole(page, 'an approved request');
});

test('translated, a category of experiences shows what is in it', async ({ page }) => {
  await visitTranslated(page, '/experiences');
  const strip = page.getByRole('navigation', { name: 'Categories' });
  await strip.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/[?&]category=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ experience/);
  await expectWhole(page, 'a category of experiences');
});

test('a page that is translated before it is live becomes live', async ({ page, faults }) => {
  // React draws it anew, since the words are not those that it would write.
  faults.allow(/React error #418/);
  await translateFromTheStart(page);
  await visit(page, '/?address=Lisbon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«\d+ homes in Lisbon»$/);
  await page.getByRole('button', { name: '«Login»' }).first().click();
  await expect(page.getByRole('dialog').getByText('«Email»')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL(/[?&]sort=price-asc/);
  await expectWhole(page, 'a page that was translated first');
});

/** In the page: figures alone in their element that a translator would rewrite. */
function translatedFigures(): string[] {
  const left = 'script, style, svg, option, textarea, [translate=no]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode() !== null) {
    const said = walker.currentNode.textContent?.trim() ?? '';
    const isFigure = /^[−+]?[⁠]?\$?\d[\d.,]*[%+]?$/.test(said);
    const around = walker.currentNode.parentElement;
    if (isFigure && around?.closest(left) === null) found.push(around.outerHTML.slice(0, 120));
  }
  return found;
}

test('figures alone in their element are left to the page', async ({ page }) => {
  const dates = { startDate: dayFromToday(350), endDate: dayFromToday(380) };
  const stay = await someHome({ occupancy: 'private-room' });
  for (const path of [
    '/?address=Lisbon',
    `/listings/${stay.id}?${new URLSearchParams(dates)}`,
    '/itinerants?guestCount=1',
    '/experiences?guestCount=1',
    '/travel?origin=NYC&travelClass=economy&passengers=1&targets=LIS',
  ]) {
    await visit(page, path);
    await expect(page.locator('main [translate=no]').first(), path).toBeVisible();
    expect(await page.evaluate(translatedFigures), path).toEqual([]);
  }
});
