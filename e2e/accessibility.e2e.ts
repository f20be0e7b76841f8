import type { BrowserContext } from '@playwright/test';
import { approve, pay, requestStay } from './book-stay.ts';
import { callApi, DEMO_GUEST_EMAIL, DEMO_HOST_EMAIL, register, signIn } from './call-api.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  settle,
  showIn,
  withoutPictures,
} from './check-page.ts';
import { dayFromToday, hostsFreeStay } from './find-stay.ts';
import { type Texts, textsOf } from './translated-texts.ts';
import { visit } from './visit.ts';
import { expect, test } from './watched-test.ts';

const WIDTHS = [1280, 390, 320];

interface Stop {
  what: string;
  path: string;
  as: 'guest' | 'host' | 'nobody';
  /** Name of a button that opens a dialog to be looked at. */
  opens?: (t: Texts) => RegExp;
}

let stops: Stop[] = [];

/** One reservation to pay, one to be answered; the demo world has the rest. */
async function prepare(guest: BrowserContext, host: BrowserContext): Promise<Stop[]> {
  const due = await requestStay(guest, { inDays: 260 });
  await approve(host, due);
  const paid = await requestStay(guest, { inDays: 270 });
  await approve(host, paid);
  await pay(guest, paid);
  const waiting = await requestStay(guest, { inDays: 280, message: 'Hello there.' });
  const { url } = await callApi<{ url: string }>(
    guest,
    'POST',
    `/api/reservations/${due.id}/payment`,
    {},
  );
  const me = await callApi<{ id: string }>(host, 'GET', '/api/me');
  const dates = { startDate: dayFromToday(290), endDate: dayFromToday(320) };
  const stay = await hostsFreeStay(guest, dates.startDate, dates.endDate);
  return [
    { what: 'home', path: '/', as: 'nobody' },
    {
      what: 'results',
      path: `/?address=Lisbon&guestCount=2&${new URLSearchParams(dates)}`,
      as: 'nobody',
      opens: (t) => t.within('Search homes:'),
    },
    { what: 'an empty result', path: '/?address=Lisbon&minPrice=90000', as: 'nobody' },
    { what: 'a home', path: `/listings/${stay.id}`, as: 'nobody' },
    {
      what: 'a home with dates',
      path: `/listings/${stay.id}?${new URLSearchParams(dates)}`,
      as: 'guest',
      opens: (t) => t('Reserve'),
    },
    { what: 'trips', path: '/trips', as: 'guest', opens: (t) => t('Reservation details') },
    { what: 'trips, signed out', path: '/trips', as: 'nobody', opens: (t) => t('Login') },
    { what: 'a trip to pay', path: `/trips/${due.id}`, as: 'guest' },
    { what: 'a paid trip', path: `/trips/${paid.id}`, as: 'guest', opens: (t) => t('Cancel') },
    { what: 'the checkout', path: new URL(url).pathname, as: 'guest' },
    { what: 'reservations', path: '/reservations', as: 'host' },
    {
      what: 'a request',
      path: `/reservations/${waiting.id}`,
      as: 'host',
      opens: (t) => t('Approve'),
    },
    { what: 'my homes', path: '/properties', as: 'host' },
    { what: 'the wishlist', path: '/favorites', as: 'guest' },
    { what: 'a profile', path: `/profile/${me.id}`, as: 'nobody' },
    {
      what: 'the account',
      path: '/profile-settings',
      as: 'guest',
      opens: (t) => t('Delete my account'),
    },
    { what: 'the languages', path: '/settings/language', as: 'nobody' },
    { what: 'the currency', path: '/settings/currency', as: 'nobody' },
    { what: 'the preferences', path: '/settings/global-preferences', as: 'guest' },
    { what: 'a forgotten password', path: '/reset-password', as: 'nobody' },
    { what: 'a link that is no longer valid', path: '/verify-email', as: 'nobody' },
    { what: 'a sign-in that failed', path: '/sign-in-failed', as: 'nobody' },
    {
      what: 'registration',
      path: '/reset-password',
      as: 'nobody',
      opens: (t) => t('Sign up'),
    },
  ];
}

test.describe.configure({ timeout: 180_000 });

test.beforeAll(
  'the demo accounts have reservations of every kind',
  async ({ browser, baseURL }) => {
    const guest = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const host = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    await signIn(guest, DEMO_GUEST_EMAIL);
    await signIn(host, DEMO_HOST_EMAIL);
    stops = await prepare(guest, host);
    await guest.close();
    await host.close();
  },
);

for (const locale of ['en', 'ar']) {
  for (const as of ['nobody', 'guest', 'host'] as const) {
    test(`axe finds nothing and nothing overflows: ${locale}, as ${as}`, async ({
      openBrowser,
      baseURL,
    }) => {
      const t = textsOf(locale);
      const context = await openBrowser({ reducedMotion: 'reduce' });
      await withoutPictures(context);
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      if (as === 'guest') await signIn(context, DEMO_GUEST_EMAIL);
      if (as === 'host') await signIn(context, DEMO_HOST_EMAIL);
      const page = await context.newPage();
      for (const stop of stops.filter((one) => one.as === as)) {
        const what = `${stop.what}, ${locale}`;
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ colorScheme: 'light' });
        await visit(page, stop.path);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        await settle(page);
        await expectAccessible(page, `${what}, light`);
        await showIn(page, 'dark');
        await expectAccessible(page, `${what}, dark`);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page, `${what}, ${width} px`);
        }
        if (stop.opens === undefined) continue;
        await page.setViewportSize({ width: 1280, height: 800 });
        const opener = page.getByRole('button', { name: stop.opens(t) }).first();
        for (const theme of ['dark', 'light'] as const) {
          await showIn(page, theme);
          await opener.click();
          await expect(page.getByRole('dialog').first()).toBeVisible();
          await settle(page);
          await expectAccessible(page, `the dialog of ${what}, ${theme}`);
          if (theme === 'light') break;
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoSidewaysScroll(page, `the dialog of ${what}, 320 px`);
      }
    });
  }
}

test('an address that leads nowhere says so, accessibly', async ({ page, faults }) => {
  faults.allow(/answer: 404/, /console: Failed to load resource.*404/);
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const path of ['/no-such-page', `/listings/${missing}`, `/profile/${missing}`]) {
    const answer = await visit(page, path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page, path);
  }
});

test('the empty pages of a newcomer are accessible', async ({ page }) => {
  await register(page.context(), 'Nova Newcomer');
  for (const path of ['/trips', '/reservations', '/properties', '/favorites']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    await expectAccessible(page, `${path}, empty`);
  }
});
