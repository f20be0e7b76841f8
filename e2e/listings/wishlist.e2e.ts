import type { Page } from '@playwright/test';
import { fillLogin, loginDialog } from '../support/account-dialogs.ts';
import { callApi, NEW_PASSWORD } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { toast } from '../support/find-toast.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** Saves the first homes of a page of results; their titles, the last pressed first. */
async function saveFirst(page: Page, count: number): Promise<string[]> {
  const titles: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const card = page.getByRole('main').getByRole('article').nth(at);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    const heart = card.getByRole('button', { name: `Save ${title}` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    titles.unshift(title);
  }
  return titles;
}

const shownTitles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

test(
  'favourites of a signed-out visitor are kept in the browser, and can be let go',
  EXHAUSTIVE,
  async ({ page }) => {
    await visit(page, '/?address=Lisbon');
    const titles = await saveFirst(page, 2);
    await expect(
      toast(page, 'Saved in this browser. Log in to save it to your account.'),
    ).toBeVisible();
    await visit(page, '/favorites');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Wishlist', exact: true }),
    ).toBeVisible();
    await expect.poll(() => shownTitles(page)).toEqual(titles);
    await settle(page);
    await expectAccessible(page, 'the wishlist of a visitor');
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page, 'the wishlist of a visitor at 320 px');
    for (const title of titles) {
      await page.getByRole('button', { name: `Save ${title}` }).click();
    }
    await visit(page, '/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to see your wishlist');
  },
);

test(
  'they are merged into the account at login, and leave the browser',
  EXHAUSTIVE,
  async ({ page, openBrowser }) => {
    const { email } = await registerConfirmed(await openBrowser(), 'Heda Rowan');
    await visit(page, '/?address=Lisbon');
    const titles = await saveFirst(page, 2);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await fillLogin(loginDialog(page), email, NEW_PASSWORD);
    await expect(toast(page, 'Logged in')).toBeVisible();
    const saved = () =>
      callApi<{ items: { title: string }[] }>(page.context(), 'GET', '/api/favorites');
    await expect.poll(async () => (await saved()).items.map(({ title }) => title)).toEqual(titles);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
    for (const title of titles) {
      await expect(
        page.getByRole('button', { name: `Save ${title}`, exact: true }).first(),
      ).toHaveAttribute('aria-pressed', 'true');
    }
  },
);

test(
  'the wishlist is priced for the dates I last searched, as the results were',
  EXHAUSTIVE,
  async ({ page }) => {
    await registerConfirmed(page.context(), 'Heda Rowan');
    const dates = { startDate: dayFromToday(60), endDate: dayFromToday(67) };
    await visit(page, `/?address=Lisbon&guestCount=1&${new URLSearchParams(dates)}`);
    const card = page.getByRole('main').getByRole('article').first();
    const price = (await card.getByText('for 7 nights, all in').textContent()) ?? '';
    await saveFirst(page, 1);
    await visit(page, '/favorites');
    await expect(page.getByRole('main').getByRole('article')).toContainText(price.trim());
  },
);

test('a list that could not be loaded says so and can be tried again', async ({ page, faults }) => {
  faults.allow(/api\/favorites\/kept/, /Failed to load resource/);
  await visit(page, '/?address=Lisbon');
  const titles = await saveFirst(page, 1);
  await page.route('**/api/favorites/kept*', (route) => route.fulfill({ status: 503, json: {} }));
  await visit(page, '/favorites');
  await expect(page.getByRole('alert')).toContainText("couldn't load");
  await page.unroute('**/api/favorites/kept*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => shownTitles(page)).toEqual(titles);
});
