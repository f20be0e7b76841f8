import type { BrowserContext, Locator, Page } from '@playwright/test';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { fillLogin, loginDialog, section } from '../support/account-dialogs.ts';
import { callApi, NEW_PASSWORD, register } from '../support/call-api.ts';
import { expectAccessible } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { experienceEditDialog } from '../support/experience-dialog.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton, itinerantEditDialog } from '../support/itinerant-dialog.ts';
import { listExperience } from '../support/list-experience.ts';
import { HOST, someHome } from '../support/list-home.ts';
import { listItinerant } from '../support/list-itinerant.ts';
import { openConversation } from '../support/open-conversation.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ faults }) => faults.allow(/ 401 /, /Failed to load resource.*401/));

const VISUALS = 'Visuals and description';
const LOGGED_OUT = "You've been logged out, so nothing was sent.";
const discard = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });
const homeDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Co-Living' });

function listHome(host: BrowserContext): Promise<{ id: string }> {
  return callApi(host, 'POST', '/api/listings', { ...HOME_FORM, title: 'A loft by the river' });
}

/** Opens the form of a listing at "My Homes". */
async function edit(page: Page, title: string): Promise<void> {
  await visit(page, '/properties');
  await page
    .getByRole('button', { name: new RegExp(`^Edit ${title}`) })
    .first()
    .click();
}

/** Gives the form at hand another title. */
async function retitle(dialog: Locator, title: string): Promise<void> {
  await exactButton(dialog, VISUALS).click();
  await dialog.getByLabel('Title').fill(title);
}

/** Saves the form at hand: its last step has the button. */
async function save(dialog: Locator, lastStep = 'Policies and pricing'): Promise<void> {
  const step = exactButton(dialog, lastStep);
  if ((await step.getAttribute('aria-current')) === null) await step.click();
  await exactButton(dialog, 'Update').click();
}

async function expectTitle(dialog: Locator, title: string): Promise<void> {
  await exactButton(dialog, VISUALS).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(title);
}

/** The login lies over what a person was doing; they log in, and it goes on. */
async function logInAgain(page: Page, email: string): Promise<void> {
  await expect(loginDialog(page)).toContainText("You've been logged out.");
  await expect(loginDialog(page).getByLabel('Email')).toHaveValue(email);
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(loginDialog(page)).toBeHidden();
}

/** Holds back a part of the pages' code, as a slow line does. */
async function holdCode(page: Page, address: RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}

test('a home that is edited: given up, logged in again, saved; nothing typed is lost', async ({
  page,
}) => {
  const { email } = await register(page.context(), 'Lena Host');
  const { id } = await listHome(page.context());
  await edit(page, 'A loft by the river');
  const dialog = homeDialog(page);
  await retitle(dialog, 'A loft above the river');
  await page.context().clearCookies();

  await save(dialog);
  await expect(loginDialog(page)).toBeVisible();
  await expectAccessible(page, 'the login over a form');
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toBeHidden();
  await expect(dialog.getByRole('alert')).toContainText(LOGGED_OUT);
  await expectTitle(dialog, 'A loft above the river');

  // Back closes the one on top, too.
  await save(dialog);
  await expect(loginDialog(page)).toBeVisible();
  await page.goBack();
  await expect(loginDialog(page)).toBeHidden();
  await expectTitle(dialog, 'A loft above the river');

  await save(dialog);
  await logInAgain(page, email);
  await expect(toast(page, 'Listing Updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { title } = await callApi<{ title: string }>(
    page.context(),
    'GET',
    `/api/listinginfo/${id}`,
  );
  expect(title).toBe('A loft above the river');
});

test('as another person nothing is sent, until the first one is back', async ({
  page,
  faults,
  openBrowser,
}) => {
  faults.allow(/ 409 /, /Failed to load resource.*409/);
  const { email } = await register(page.context(), 'Lena Host');
  const other = await register(await openBrowser(), 'Otto Other');
  await listHome(page.context());
  await edit(page, 'A loft by the river');
  const dialog = homeDialog(page);
  await retitle(dialog, 'A loft above the river');
  await page.context().clearCookies();
  await save(dialog);
  await fillLogin(loginDialog(page), other.email, NEW_PASSWORD);
  await expect(dialog.getByRole('alert')).toContainText("You're logged in as Otto Other now");
  await expectTitle(dialog, 'A loft above the river');

  await save(dialog);
  const changed = page.getByRole('dialog', { name: "You're now logged in as Otto Other" });
  await exactButton(changed, 'Log in as Lena Host').click();
  await expect(loginDialog(page)).toContainText('This page was opened by Lena Host.');
  await fillLogin(loginDialog(page), email, NEW_PASSWORD);
  await expect(toast(page, 'Listing Updated!')).toBeVisible();
});

test('an itinerant and an experience that are edited go on after the login', async ({ page }) => {
  const { email } = await registerConfirmed(page.context(), 'Lena Host');
  await listItinerant(page.context(), { startDate: dayFromToday(50), endDate: dayFromToday(80) });
  await listExperience(page.context(), { category: 'Community', style: 'family-dinner' });

  await edit(page, 'Down the coast');
  await exactButton(itinerantEditDialog(page), VISUALS).click();
  await itinerantEditDialog(page).getByLabel('Title').fill('Up the coast in two vans');
  await page.context().clearCookies();
  await save(itinerantEditDialog(page));
  await logInAgain(page, email);
  await expect(itinerantEditDialog(page)).toBeHidden();
  await expect(page.getByText('Up the coast in two vans').first()).toBeVisible();

  await edit(page, 'At the long table');
  await exactButton(experienceEditDialog(page), 'Finalize Your Experience').click();
  await experienceEditDialog(page)
    .getByLabel('Title', { exact: true })
    .fill('Family Dinner - At the longest table');
  // Its price has come: nothing else asks for a login.
  await expect(
    experienceEditDialog(page).getByRole('region', {
      name: 'Experience Pricing - A crystal clear breakdown',
    }),
  ).not.toHaveAttribute('aria-busy');
  await page.context().clearCookies();
  const question = await holdCode(page, /\/confirm-change\.js$/);
  await save(experienceEditDialog(page), 'Finalize Your Experience');
  await question.asked;
  await expect(experienceEditDialog(page), 'it stays while its code is on its way').toBeVisible();
  question.release();
  await logInAgain(page, email);
  await expect(experienceEditDialog(page)).toBeHidden();
  await expect(page.getByText('At the longest table').first()).toBeVisible();
});

test('a guest’s request is sent once, with its words, after the login', async ({ page }) => {
  const { email } = await registerConfirmed(page.context(), 'Gale Guest');
  const [startDate, endDate] = [dayFromToday(210), dayFromToday(217)];
  const { id } = await someHome();
  const query = new URLSearchParams({ startDate, endDate, guestCount: '1' });
  await visit(page, `/listings/${id}?${query}`);
  const price = page.getByRole('complementary', { name: 'Price' });
  await price.getByRole('button', { name: 'Reserve' }).click();
  const dialog = page.getByRole('dialog', { name: `Request to stay with ${HOST}` });
  await dialog.getByRole('textbox').fill('I build maps for a living.');
  await page.context().clearCookies();
  await exactButton(dialog, 'Request').click();
  await logInAgain(page, email);
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  const { items } = await callApi<{ items: unknown[] }>(page.context(), 'GET', '/api/trips');
  expect(items).toHaveLength(1);
});

test('a message is sent after the login, and said to be unsent without', async ({ page }) => {
  const { email } = await registerConfirmed(page.context(), 'Gale Guest');
  const id = await openConversation(page.context());
  await visit(page, `/messages/${id}`);
  const field = page.getByRole('textbox', { name: 'Your message' });
  const thread = page.getByRole('region', { name: 'Messages', exact: true });
  await field.fill('Is the desk by the window?');
  await page.context().clearCookies();
  await field.press('Enter');
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thread).toContainText(LOGGED_OUT);
  await thread.getByRole('button', { name: 'Try again' }).click();
  await logInAgain(page, email);
  await expect(thread).not.toContainText(LOGGED_OUT);
  await page.reload();
  await expect(thread.getByText('Is the desk by the window?')).toBeVisible();
});

test('a profile that was changed is saved after the login, and asks before it is left', async ({
  page,
}) => {
  const { email } = await register(page.context(), 'Pia Person');
  await visit(page, '/trips');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.locator('a[href="/profile-settings"]').click();
  const headline = section(page, 'Your profile').getByLabel('Headline');
  await headline.fill('At home by the sea');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await logInAgain(page, email);
  await expect(toast(page, 'Profile saved')).toBeVisible();

  await headline.fill('At home in the hills');
  const messages = page.getByRole('banner').getByRole('link', { name: /Messages/ });
  for (const leave of [() => messages.click(), () => page.goBack()]) {
    await leave();
    await expect(discard(page)).toBeVisible();
    await exactButton(discard(page), 'Keep editing').click();
    await expect(headline).toHaveValue('At home in the hills');
  }
  await messages.click();
  await exactButton(discard(page), 'Discard').click();
  await expect(page).toHaveURL(/\/messages$/);
});

test('closing a form that was changed asks first, in every way there is', async ({ page }) => {
  await register(page.context(), 'Lena Host');
  await listHome(page.context());
  await edit(page, 'A loft by the river');
  const dialog = homeDialog(page);
  await expect(exactButton(dialog, VISUALS)).toBeVisible();
  // Unchanged, it closes at once.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await edit(page, 'A loft by the river');
  await retitle(dialog, 'A loft above the river');
  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the cross', () => dialog.getByRole('button', { name: 'Close', exact: true }).click()],
    ['the backdrop', () => page.mouse.click(5, 5)],
    ['Back', () => page.goBack()],
  ];
  for (const [way, close] of ways) {
    await close();
    await expect(discard(page), way).toBeVisible();
    await exactButton(discard(page), 'Keep editing').click();
    await expect(discard(page), way).toBeHidden();
    await expect(dialog.getByLabel('Title'), way).toHaveValue('A loft above the river');
  }
  await page.goBack();
  await exactButton(discard(page), 'Discard').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/properties$/);
});
