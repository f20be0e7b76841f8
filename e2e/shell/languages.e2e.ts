import type { Page } from '@playwright/test';
import { LOCALES } from '#platform/i18n/locales.ts';
import { callApi, register } from '../support/call-api.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { someHome } from '../support/list-home.ts';
import { textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const html = (page: Page) => page.locator('html');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The id of a home of a new host. */
async function someStay(): Promise<string> {
  const { id } = await someHome();
  return id;
}

test('a language chosen in the settings holds, turns the page and translates its title', async ({
  page,
}) => {
  await visit(page, '/settings/language');
  await expect(page).toHaveTitle('Language · Wayhearth');
  await page.getByRole('link', { name: /العربية/ }).click();
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  const ar = textsOf('ar');
  await expect(page).toHaveTitle(ar.within('Language'));
  await visit(page, '/');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  expect(await heading(page).textContent()).toMatch(/[\u0600-\u06ff]/);
});

test(
  'the language of an account goes before that of a browser',
  RELEASE,
  async ({ page, openBrowser }) => {
    await register(page.context(), 'Nadia Kern');
    await visit(page, '/settings/language');
    await page.getByRole('link', { name: /Português/ }).click();
    await expect(html(page)).toHaveAttribute('lang', 'pt');
    const other = await openBrowser({ storageState: await page.context().storageState() });
    await other.clearCookies({ name: 'locale' });
    const elsewhere = await other.newPage();
    await visit(elsewhere, '/trips');
    await visit(elsewhere, '/trips');
    await expect(html(elsewhere)).toHaveAttribute('lang', 'pt');
  },
);

test('without scripts, a language is chosen by its link', async ({ openBrowser, faults }) => {
  faults.allow(/^request: csp \S+\/assets\/\S+\.js$/);
  const context = await openBrowser({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/settings/language');
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
});

test(
  '?lang= is read once: it is kept, and the address no longer says it',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/?address=Lisbon&lang=es');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    expect(new URL(page.url()).search).toBe('?address=Lisbon');
    await visit(page, '/trips');
    await expect(html(page)).toHaveAttribute('lang', 'es');
  },
);

test(
  'each page names itself in every language, and one address that chooses by itself',
  RELEASE,
  async ({ page }) => {
    const id = await someStay();
    await visit(page, `/listings/${id}?guestCount=2`);
    const links = await page.locator('link[rel=alternate][hreflang]').evaluateAll((found) =>
      found.map((link) => {
        const { hreflang, href } = link as HTMLLinkElement;
        const { pathname, search } = new URL(href);
        return [hreflang, pathname + search];
      }),
    );
    const path = `/listings/${id}?guestCount=2`;
    expect(Object.fromEntries(links)).toEqual({
      ...Object.fromEntries(
        Object.keys(LOCALES).map((locale) => [
          locale === 'zh' ? 'zh-Hans' : locale,
          `${path}&lang=${locale}`,
        ]),
      ),
      'x-default': path,
    });
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/listings/${id}$`));
    await page.goto(`/listings/${id}?lang=de`);
    await expect(canonical).toHaveAttribute('href', new RegExp(`/listings/${id}\\?lang=de$`));
  },
);

test('the menu greets a visitor in a language that pages do not speak', async ({ openBrowser }) => {
  const context = await openBrowser({ locale: 'ko-KR' });
  const page = await context.newPage();
  await visit(page, '/');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Your menu' }).click();
  const greeting = page.getByRole('dialog', { name: 'Your menu' }).getByText('환영합니다');
  await expect(greeting).toBeVisible();
  await expect(greeting).toHaveAttribute('lang', 'ko');
});

test(
  'menus speak a language that pages do not, and say so to screen readers',
  RELEASE,
  async ({ openBrowser }) => {
    const context = await openBrowser({ locale: 'ko-KR' });
    await register(context, 'Joon Han');
    const page = await context.newPage();
    await visit(page, '/settings/language');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    const settings = page.getByRole('navigation', { name: 'Settings' });
    await expect(settings.getByRole('link', { name: '계정' }).locator('[lang=ko]')).toBeVisible();
    await settings.getByRole('link', { name: 'Currency' }).click();
    await expect(settings.getByRole('link', { name: '계정' })).toBeVisible();
  },
);

test(
  'a partly translated language searches in it, and other pages are in English',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/?lang=ja');
    await expect(html(page)).toHaveAttribute('lang', 'ja');
    expect(await heading(page).textContent()).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    await visit(page, `/listings/${await someStay()}`);
    await expect(page.getByRole('heading', { name: '場所' })).toBeVisible();
    await visit(page, '/sign-in-failed');
    expect(await heading(page).textContent()).toMatch(/^[\x20-\x7e’]+$/);
  },
);

test('only the texts of the active language travel', RELEASE, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  await page.goto('/?lang=de');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  const all = (await Promise.all(scripts)).join('\n');
  const words = {
    de: 'Nur Unterkünfte, die an deinen Daten frei sind',
    es: 'disponible',
    fr: 'Ajoutez vos dates',
    pt: 'alojamento',
    ar: 'تواريخ',
    it: 'alloggi',
    zh: '房源',
    ja: '宿泊',
    en: 'Add your dates to see what a stay costs',
  };
  for (const [language, text] of Object.entries(words)) {
    expect(all.includes(text), `${language}: ${text}`).toBe(language === 'de');
  }
});

test.describe('preferences', () => {
  const settings = '/settings/global-preferences';
  const choose = (page: Page, group: string, choice: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();

  test('are shown at once, kept without an account, and honoured', RELEASE, async ({ page }) => {
    await visit(page, settings);
    await choose(page, 'Weeks start on', 'Monday');
    await choose(page, 'Distances in', 'Miles');
    await choose(page, 'Motion', 'No motion');
    await choose(page, 'Theme', 'Dark');
    await expect(html(page)).toHaveAttribute('data-motion', 'reduced');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await page.reload();
    await untilLive(page);
    await expect(page.getByRole('radio', { name: 'Miles' })).toBeChecked();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const moves = await page
      .getByRole('link', { name: 'Currency' })
      .evaluate((link) => getComputedStyle(link).transitionDuration);
    expect(Number.parseFloat(moves)).toBeLessThanOrEqual(0.001);

    await visit(page, `/listings/${await someStay()}`);
    await expect(page.getByText('at most 0.3 mi from its centre')).toBeVisible();
    await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded();
    const grid = page.getByRole('grid').first();
    await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName(/Mon/);
  });

  test('a time zone is chosen by its city', async ({ page }) => {
    await visit(page, settings);
    const zones = page.getByLabel('Time zone').locator('option');
    await expect(zones.filter({ hasText: /^Lisbon \(\+0\d:00\)$/ })).toHaveCount(1);
    await expect(zones.filter({ hasText: '/' })).toHaveCount(0);
  });

  test('a chosen time zone is the reader’s, wherever the device is', RELEASE, async ({ page }) => {
    const id = await someStay();
    const { place } = await callApi<{ place: { timeZone: string } }>(
      page.context(),
      'GET',
      `/api/listings/${id}`,
    );
    await visit(page, `/listings/${id}`);
    await expect(page.getByText(/^Check-in from .* your time\)/)).toBeVisible();
    await visit(page, settings);
    await page.getByLabel('Time zone').selectOption(place.timeZone);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await visit(page, `/listings/${id}`);
    await expect(page.getByText(/^Check-in from/)).toBeVisible();
    await expect(page.getByText(/^Check-in from .* your time\)/)).toHaveCount(0);
  });

  test('of an account hold in another browser', RELEASE, async ({ page, openBrowser }) => {
    await register(page.context(), 'Tova Lind');
    await visit(page, settings);
    await choose(page, 'Distances in', 'Miles');
    await choose(page, 'Theme', 'Light');
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    const { cookies } = await page.context().storageState();
    const session = cookies.filter(({ name }) => name.includes('session'));
    const other = await openBrowser({ storageState: { cookies: session, origins: [] } });
    const elsewhere = await other.newPage();
    await visit(elsewhere, '/trips');
    await visit(elsewhere, settings);
    await expect(elsewhere.getByRole('radio', { name: 'Miles' })).toBeChecked();
    await expect(html(elsewhere)).toHaveAttribute('data-theme', 'light');
  });

  test('are chosen by the keyboard alone', RELEASE, async ({ page }) => {
    await visit(page, settings);
    await page.getByRole('radio', { name: 'Kilometres' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Miles' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Miles' })).toBeFocused();
  });
});
