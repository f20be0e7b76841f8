import type { Page } from '@playwright/test';
import { loginDialog } from '../support/account-dialogs.ts';
import { register } from '../support/call-api.ts';
import { expectAccessible, settle } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.locator('#bottom-bar');
const addButton = (page: Page) =>
  page.locator('body > div > button', { hasText: /List your home|Host an|Create an/ });

async function linksOf(page: Page): Promise<(string | null)[]> {
  return bar(page)
    .locator('a')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/**
 * Scrolls, and waits until the page was told: two places in one frame are one event.
 *
 * @returns where the page stands now: less than `top` where it ends before
 */
async function scrollTowards(page: Page, top: number): Promise<number> {
  return await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  }, top);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  expect(await scrollTowards(page, top)).toBe(top);
}

/** However little a page holds, it can be scrolled. */
async function makeTall(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
  });
}

/** Down past a place and up to it, so that the bar is there. */
async function comeUpTo(page: Page, top: number): Promise<void> {
  await scrollTo(page, top + 40);
  await scrollTo(page, top);
}

test('its links change at 50 px; messages and the menu are always there (spec 1 §2.4)', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await linksOf(page)).toEqual(['/', '/community', '/travel', '/messages']);
  await comeUpTo(page, 49);
  await expect(bar(page)).toBeInViewport();
  expect(await linksOf(page)).toEqual(['/', '/community', '/travel', '/messages']);
  await comeUpTo(page, 50);
  await expect.poll(() => linksOf(page)).toEqual(['/', '/favorites', '/trips', '/messages']);
  await expect(bar(page).getByRole('button', { name: 'Your menu' })).toBeVisible();
});

test('it hides on scrolling down and returns on scrolling up (spec 1 §2.4)', async ({ page }) => {
  await visit(page, '/');
  /** Where what sticks to the bottom of the page stands. */
  const lift = () =>
    page
      .locator('.above-bottom-bar')
      .first()
      .evaluate((element) => getComputedStyle(element).translate);
  await expect(bar(page)).toBeInViewport();
  expect(await lift()).toBe('0px -65px');
  await scrollTo(page, 400);
  await expect(bar(page)).not.toBeInViewport();
  await expect(bar(page).getByRole('link', { name: 'Messages' })).toBeHidden();
  await expect.poll(lift).toBe('none');
  // The way to the map goes and comes with the bar at the top, and floats over no card.
  const map = page.getByRole('button', { name: 'Map', exact: true });
  await expect(map).not.toBeInViewport();
  await scrollTo(page, 300);
  await expect(bar(page)).toBeInViewport();
  await expect(map).toBeInViewport({ ratio: 1 });
  await expect.poll(lift).toBe('0px -65px');
});

test('where a page has a bar of its own it stands alone', async ({ page, request }) => {
  for (const kind of ['listings', 'itinerants', 'experiences']) {
    const { items } = await (await request.get(`/api/${kind}?page=1`)).json();
    const path = kind === 'experiences' ? 'experience' : kind;
    await visit(page, `/${path}/${items[0].id}`);
    await expect(page.locator('.page-bar').getByRole('button')).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toBeHidden();
    await comeUpTo(page, 300);
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('.page-bar').getByRole('button')).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('banner').getByRole('link', { name: 'Wayhearth' }).click();
  await expect(bar(page)).toBeInViewport();
});

test('a scroll before the scripts run hides it once they do', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // All of the HTML is there; what would make it live isn't.
  await page.locator('footer').waitFor({ state: 'attached' });
  await makeTall(page);
  await scrollTo(page, 600);
  await expect(bar(page)).toBeInViewport();
  release();
  // Any sign of a person wakes it: then it reads where the page stands.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(bar(page)).not.toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('the add button floats only while the bar is hidden and the page scrolled (spec 1 §2.4)', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(addButton(page)).toBeHidden();
  await scrollTo(page, 400);
  await expect(addButton(page)).toBeVisible();
  await scrollTo(page, 300);
  await expect(addButton(page)).toBeHidden();
});

test(
  'the add button never covers the price, the days or Reserve of a home',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/');
    const home = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await visit(page, (await home.getAttribute('href')) ?? '');
    await expect(page.locator('.page-bar').getByRole('button')).toBeVisible();
    // Parts of the page come while it is scrolled, and fold or grow: where it ends shows at its end.
    let top = 0;
    let reached = 0;
    while (reached === top) {
      top += 400;
      reached = await scrollTowards(page, top);
      await expect(addButton(page), `at ${reached} px`).toBeHidden();
    }
    expect(reached, 'all of the page').toBeGreaterThan(4_000);
  },
);

test('on the results the add button lies on no price', RELEASE, async ({ page }) => {
  await visit(page, '/');
  for (let top = 400; top < 2_400; top += 170) {
    await scrollTo(page, top);
    await expect(addButton(page)).toBeVisible();
    const covered = await addButton(page).evaluate((button) => {
      const over = button.getBoundingClientRect();
      return [...document.querySelectorAll('main article strong')]
        .filter((price) => price.textContent?.includes('$'))
        .map((price) => price.getBoundingClientRect())
        .filter(
          ({ left, right, top, bottom }) =>
            left < over.right && right > over.left && top < over.bottom && bottom > over.top,
        ).length;
    });
    expect(covered, `at ${top} px`).toBe(0);
  }
});

test(
  'the add button opens a dialog by path, signed out the login (spec 1 §2.4)',
  RELEASE,
  async ({ page }) => {
    const scrollDown = async () => {
      await makeTall(page);
      // A page that has just come may still be put to its top.
      await expect(async () => {
        await scrollTo(page, 100);
        await scrollTo(page, 400);
        await expect(addButton(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    };
    await visit(page, '/');
    await scrollDown();
    await addButton(page).click();
    await expect(loginDialog(page)).toBeVisible();
    await register(page.context(), 'Ana Host');
    for (const [path, title] of [
      ['/', 'Host Your Co-Living!'],
      ['/itinerants', 'Host An Itinerant'],
      ['/experiences', 'Create Your Experience'],
      ['/community', 'Create Your Experience'],
      ['/travel', 'Host Your Co-Living!'],
    ] as const) {
      await visit(page, path);
      await scrollDown();
      await addButton(page).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    }
  },
);

test('its button opens the user menu as a sheet; nothing is covered at the end of the page', async ({
  page,
}) => {
  await visit(page, '/favorites');
  await makeTall(page);
  await bar(page).getByRole('button', { name: 'Your menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Your menu' });
  await expect(menu.getByRole('button', { name: 'Sign up' })).toBeVisible();
  await settle(page);
  await expectAccessible(page, 'the sheet over a page');
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu).toBeHidden();
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollTo(page, end - 844);
  await scrollTo(page, end - 844 - 10);
  await settle(page);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const shown = await bar(page).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0) - 10).toBeLessThanOrEqual(shown?.y ?? 0);
});

test('from 768 px on there is none (spec 1 §2.2)', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, '/');
  await expect(bar(page)).toBeHidden();
  await scrollTo(page, 400);
  await expect(addButton(page)).toBeHidden();
});
