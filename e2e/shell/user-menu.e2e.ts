import type { Locator, Page } from '@playwright/test';
import { loginDialog, registerDialog } from '../support/account-dialogs.ts';
import { callApi, register } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Your menu' });

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await expect(menuOf(page)).toBeVisible();
  await expect(menuOf(page).getByRole('switch')).toBeVisible();
  return menuOf(page);
}

/** What can be chosen, in its order. */
async function entriesOf(menu: Locator): Promise<string[]> {
  const texts = await menu.locator('a:visible, button:visible:not([aria-label])').allTextContents();
  return texts.map((text) => text.trim());
}

test(
  'signed in: every entry in its order, and each leads where it says (spec 1 §2.3)',
  RELEASE,
  async ({ page }) => {
    await register(page.context(), 'Mina Park');
    const { id } = await callApi<{ id: string }>(page.context(), 'GET', '/api/me');
    await visit(page, '/');
    const menu = await openMenu(page);
    expect(await entriesOf(menu)).toEqual([
      'List your home',
      'Trips',
      'Wishlist',
      'Reservations',
      'My Homes',
      'Profile',
      'Account',
      'Blogs',
      'Guides',
      'FAQs',
      'Dark mode',
      'Logout',
    ]);
    const addresses = await menu
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/trips',
      '/favorites',
      '/reservations',
      '/properties',
      `/profile/${id}`,
      '/profile-settings',
      '/blog',
      '/guide',
      '/faq',
    ]);
    await menu.getByRole('link', { name: 'Wishlist' }).click();
    await expect(page).toHaveURL('/favorites');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
  },
);

test('signed out: Login, Sign up and the theme switch (spec 1 §2.3)', RELEASE, async ({ page }) => {
  await visit(page, '/');
  const menu = await openMenu(page);
  expect(await entriesOf(menu)).toEqual(['List your home', 'Login', 'Sign up', 'Dark mode']);
  await menu.getByRole('button', { name: 'Sign up' }).click();
  await expect(registerDialog(page)).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await (await openMenu(page)).getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog(page)).toBeVisible();
});

test(
  'the account row scrolls by 150 px a step, mirrored in Arabic (spec 1 §2.3)',
  RELEASE,
  async ({ page, baseURL }) => {
    await register(page.context(), 'Mina Park');
    for (const locale of ['en', 'ar']) {
      await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await visit(page, '/');
      await page.locator('header [popovertarget="user-menu"]').click();
      const row = page.locator('#user-menu ul').nth(1);
      await expect(row).toBeVisible();
      const [back, on] = [
        page.locator('#user-menu nav button').first(),
        page.locator('#user-menu nav button').last(),
      ];
      const position = () => row.evaluate((element) => element.scrollLeft);
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await on.click();
      expect(await position()).toBe(locale === 'ar' ? -150 : 150);
      await back.click();
      expect(await position()).toBe(0);
    }
  },
);

test(
  'a dropdown of 280 px from 768 px on, a sheet from the bottom below (spec 1 §2.2)',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/');
    await openMenu(page);
    await settle(page);
    expect((await menuOf(page).boundingBox())?.width).toBe(280);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 767, height: 900 });
    await openMenu(page);
    await settle(page);
    const sheet = await menuOf(page).boundingBox();
    expect(sheet?.width).toBe(767);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(900);
    await expectAccessible(page, 'the sheet');
    await page.setViewportSize({ width: 320, height: 600 });
    await expectNoSidewaysScroll(page, 'the sheet at 320 px');
  },
);

test('by keyboard: opens, is walked, closes with Esc and gives the focus back', async ({
  page,
}) => {
  await visit(page, '/');
  const trigger = page.getByRole('button', { name: 'Your menu' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeFocused();
  await expect(menuOf(page).getByRole('switch')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('button', { name: 'List your home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(trigger).toBeFocused();
});

test(
  'a login from the menu gives the focus back to what opened the menu',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/');
    await (await openMenu(page)).getByRole('button', { name: 'Login' }).click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Your menu' })).toBeFocused();
  },
);
