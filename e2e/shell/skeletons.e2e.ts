import type { Page } from '@playwright/test';
import { requestStay } from '../support/book-stay.ts';
import { someHome } from '../support/list-home.ts';
import { meet, REFUSED } from '../support/meet-people.ts';
import { openConversation } from '../support/open-conversation.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

interface Router {
  navigate(to: { href: string }): Promise<void>;
}

/** Presses a link to an address, without waiting for the page behind it. */
async function press(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router };
    void router.navigate({ href });
  }, path);
}

/** What the page calls the API for, but who asks. */
const isCall = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/me';

const isCode = ({ pathname }: URL) => pathname.endsWith('.js');

/**
 * Holds back what the page fetches until it is released. The route stays: a request that comes while
 * one is taken away may never be answered.
 */
async function holdBack(page: Page, isHeld = isCall): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(isHeld, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Follows a link from far down a page: the skeleton of the next page is there before its data. */
async function expectSkeleton(page: Page, path: string, name: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const release = await holdBack(page);
  await press(page, path);
  await expect(page.locator('[data-skeleton]'), path).toHaveAttribute('data-skeleton', name);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Loading the page');
  expect(await page.evaluate(() => scrollY), path).toBe(0);
  release();
  await expect(page.locator('[data-skeleton]'), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
}

test.describe('a page that is loading shows a skeleton of itself', () => {
  test('to strangers', async ({ page, context }) => {
    const { id } = await someHome();
    await context.addInitScript(() => localStorage.setItem('hasSeenWelcomeModal5', 'true'));
    await visit(page, '/');
    await expectSkeleton(page, '/itinerants', 'landing');
    await expectSkeleton(page, '/experiences', 'results');
    await expectSkeleton(page, '/travel', 'landing');
    await expectSkeleton(page, `/listings/${id}`, 'listing');
    await expectSkeleton(page, '/?guestCount=2', 'results');
  });

  test('to guests and hosts', async ({ openBrowser, faults }) => {
    // The agreement of a request that isn't paid.
    faults.allow(...REFUSED);
    const { guest, host, home } = await meet(openBrowser);
    const { id } = await requestStay(guest, { inDays: 40, home });
    const conversation = await openConversation(guest);
    const page = await guest.newPage();
    await visit(page, '/support/help-centre');
    await expectSkeleton(page, '/trips', 'reservations');
    await expectSkeleton(page, `/trips/${id}`, 'reservation');
    await expectSkeleton(page, '/favorites', 'listings');
    await expectSkeleton(page, `/messages/${conversation}`, 'conversation');
    await expectSkeleton(page, '/wishlists', 'cards');
    await expectSkeleton(page, `/trips/${id}/agreement`, 'paper');
    await expectSkeleton(page, '/profile-settings', 'form');
    const hosting = await host.newPage();
    await visit(hosting, '/support/help-centre');
    await expectSkeleton(hosting, '/reservations', 'reservations');
    await expectSkeleton(hosting, `/properties/${home.id}/calendar`, 'host-calendar');
    await expectSkeleton(hosting, '/properties/numbers', 'figures');
    await expectSkeleton(hosting, '/earnings', 'earnings');
  });
});

test('the list of conversations stays while one is opened, though its skeleton comes late', async ({
  openBrowser,
  faults,
}) => {
  faults.allow(...REFUSED);
  const { guest, home } = await meet(openBrowser);
  await requestStay(guest, { inDays: 40, home });
  const conversation = await openConversation(guest);
  const page = await guest.newPage();
  // Beside the list only a wide window opens the newest conversation by itself.
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/messages');
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await holdBack(page, isCode);
  await press(page, `/messages/${conversation}`);
  await expect(page).toHaveURL(new RegExp(`${conversation}$`));
  // Longer than a skeleton takes whose code is there.
  await page.waitForTimeout(300);
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  release();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('another search of the same page keeps it, with the focus, until its results are there', async ({
  page,
}) => {
  await visit(page, '/?guestCount=1');
  await page.evaluate(() => {
    const seen = window as unknown as { skeletons: number };
    seen.skeletons = 0;
    new MutationObserver(() => {
      if (document.querySelector('[data-skeleton]') !== null) seen.skeletons += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const release = await holdBack(page);
  await press(page, '/?guestCount=3');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  // Longer than a skeleton of another page would take.
  await page.waitForTimeout(500);
  release();
  await expect(page.locator('section[aria-busy=false]').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { skeletons: number }).skeletons)).toBe(0);
});
