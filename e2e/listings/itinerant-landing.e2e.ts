import type { Page } from '@playwright/test';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { WHOLE } from '../support/launch.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
// What draws the map beside the results takes longer than all that is asked here.
test.beforeEach(({ page }) =>
  page.addInitScript((key) => localStorage.setItem(key, 'closed'), BROWSER_STORAGE.resultsMap),
);

const carousel = (page: Page) => page.getByRole('region', { name: '18 ways to travel together' });
const cards = (page: Page) => carousel(page).locator('ol > li');
const dots = (page: Page) => carousel(page).getByRole('tab');
const front = (page: Page) => carousel(page).locator('li[data-standing=front]');
const announced = (page: Page) => carousel(page).getByRole('status');
const ring = (page: Page) => carousel(page).locator('[data-ring]');

test.describe('where things may move', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/itinerants');
    await expect(ring(page)).toBeVisible();
  });

  test(
    'keys turn the ring on its dots, and tell which kind is in front',
    RELEASE,
    async ({ page }) => {
      await expect(dots(page)).toHaveCount(18);
      await expect(announced(page)).toBeEmpty();
      await dots(page).first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(dots(page).nth(1)).toBeFocused();
      await expect(dots(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(announced(page)).toHaveText('2 of 18, Roadtrip');
      await page.keyboard.press('End');
      await expect(announced(page)).toHaveText('18 of 18, Trip');
      await page.keyboard.press('ArrowRight');
      await expect(announced(page), 'on past the last').toHaveText('1 of 18, Popup');
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await expect(dots(page).first()).toBeFocused();
      await expect(
        carousel(page).locator('[role=tab][tabindex="0"]'),
        'one stop for the keyboard',
      ).toHaveCount(1);
    },
  );

  test('only what is near the front can be reached', RELEASE, async ({ page }) => {
    await expect(carousel(page).locator('li[inert]')).toHaveCount(13);
    await expect(carousel(page).getByRole('button', { name: 'Fest', exact: true })).toBeVisible();
    await expect(cards(page).nth(4).locator('img')).toBeHidden();
    await expect(carousel(page).getByRole('link', { name: /^Explore/ })).toHaveText(
      'Explore Popup',
    );
  });

  test(
    'a card brings itself to the front; its link leads to its kind',
    RELEASE,
    async ({ page }) => {
      await carousel(page).getByRole('button', { name: 'Fest', exact: true }).click();
      await expect(front(page)).toContainText('Fest');
      await expect(announced(page)).toHaveText('3 of 18, Fest');
      await page.keyboard.press('ArrowRight');
      await expect(
        carousel(page).getByRole('button', { name: 'Retreat', exact: true }),
        'the keyboard goes with the front',
      ).toBeFocused();
      await front(page).getByRole('link', { name: 'Explore Retreat' }).click();
      await expect(page).toHaveURL(/\/itinerants\?category=Retreat$/);
      await expect(carousel(page), 'a search has no landing block').toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    },
  );

  test('the icon flips a card to what it is like, and back', RELEASE, async ({ page }) => {
    const about = carousel(page).getByRole('button', { name: 'About Popup' });
    const description = front(page).getByText('A village for two to eight weeks');
    const back = front(page).locator('.landing-face-back');
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(back).toHaveAttribute('inert', '');
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect(back).not.toHaveAttribute('inert');
    await expect(back).toContainText('2–8 weeks');
    await expect(description).toBeVisible();
    await expect(front(page).locator('.landing-face-front')).toHaveAttribute('inert', '');
    await expect(page.locator('.landing-flip').first()).toHaveCSS('transition-duration', '0.6s');
    await about.press('Enter');
    await expect(back).toHaveAttribute('inert', '');
  });

  test('the wheel turns it by one, and leaves its ends to the page', RELEASE, async ({ page }) => {
    const heading = page.getByRole('heading', { name: '18 ways to travel together' });
    await heading.scrollIntoViewIfNeeded();
    await front(page).hover();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    // Sent together: each alone waits until the page has answered, which may take its pause.
    await Promise.all([page.mouse.wheel(90, 0), page.mouse.wheel(90, 0)]);
    await expect(announced(page), 'at once it counts but once').toHaveText('2 of 18, Roadtrip');
    await page.waitForTimeout(300);
    await page.mouse.wheel(-90, 0);
    await expect(announced(page)).toHaveText('1 of 18, Popup');
    expect(await scrolled()).toBe(before);
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolled, 'without focus the page scrolls').toBe(before + 60);
    await dots(page)
      .first()
      .evaluate((dot) => dot.focus({ preventScroll: true }));
    await page.waitForTimeout(300);
    await page.mouse.wheel(0, 60);
    await expect(announced(page)).toHaveText('2 of 18, Roadtrip');
    await page.waitForTimeout(300);
    await page.mouse.wheel(0, -60);
    await expect(announced(page)).toHaveText('1 of 18, Popup');
    expect(await scrolled()).toBe(before + 60);
    await page.mouse.wheel(0, -60);
    await expect.poll(scrolled, 'at its first card the page scrolls').toBe(before);
  });

  test('Pause stops pictures and words, Play moves them on', RELEASE, async ({ page }) => {
    const shown = () =>
      page
        .locator('.landing-pictures img')
        .evaluateAll((all) => all.findIndex((each) => each.hasAttribute('data-shown')));
    const pictures = page.locator('.landing-pictures img');
    await expect(pictures).toHaveCount(6);
    const first = await shown();
    await expect.poll(shown).not.toBe(first);
    await page.getByRole('button', { name: 'Pause' }).click();
    const play = page.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    const paused = await shown();
    await page.waitForTimeout(1_800);
    expect(await shown()).toBe(paused);
    await play.click();
    await expect.poll(shown, 'though the pointer is still there').not.toBe(paused);
    await page.mouse.move(640, 330);
    await page.mouse.move(640, 20);
    await page.mouse.move(640, 330);
    const under = await shown();
    await page.waitForTimeout(1_800);
    expect(await shown(), 'under the pointer').toBe(under);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel on, together');
  });

  test('nothing jumps as it comes to life; it is accessible', RELEASE, async ({ page }) => {
    await page.addInitScript(() => {
      const found: number[] = [];
      Object.assign(window, { found });
      // Letters that come late on a busy machine move their words a little; that is not asked here.
      void document.fonts.ready.then(() => {
        const lettersCame = performance.now();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime > lettersCame) {
              found.push((entry as never as { value: number }).value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
    });
    await page.setViewportSize({ width: 1280, height: 1600 });
    await visit(page, '/itinerants');
    await expect(ring(page)).toBeVisible();
    await page.waitForTimeout(700);
    expect(await page.evaluate(() => (window as never as { found: number[] }).found)).toEqual([]);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectAccessible(page, 'the landing block');
    await expectTargets(page, 'the landing block');
    await expectNoSidewaysScroll(page, 'the landing block');
  });
});

test('in Arabic the arrows point the other way', RELEASE, async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
  await visit(page, '/itinerants');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
});

test(
  'where nothing may move it is a plain list, and the first picture and heading stay',
  RELEASE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/itinerants');
    await expect(cards(page)).toHaveCount(18);
    await expect(ring(page)).toHaveCount(0);
    await expect(dots(page)).toHaveCount(0);
    await expect(carousel(page).getByRole('link', { name: /^Explore/ })).toHaveCount(18);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await expect(page.locator('.landing-pictures img')).toHaveCount(1);
    const description = cards(page).first().getByText('A village for two to eight weeks');
    await expect(description).toBeHidden();
    await carousel(page).getByRole('button', { name: 'About Popup' }).click();
    await expect(description).toBeVisible();
    await expect(
      carousel(page).getByRole('button', { name: 'Popup', exact: true }),
      'its front is gone at once',
    ).toBeHidden();
  },
);

test('on a phone it is a strip that scrolls', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/itinerants');
  await expect(cards(page)).toHaveCount(18);
  await expect(ring(page)).toHaveCount(0);
  await expect(cards(page).first(), 'what is out of sight costs nothing').toHaveCSS(
    'content-visibility',
    'auto',
  );
  await carousel(page).getByRole('button', { name: 'Roadtrip', exact: true }).click();
  const frame = carousel(page).locator('.landing-frame');
  await expect.poll(() => frame.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(100);
  await expect(carousel(page).getByRole('list').first(), 'a strip lies flat').toHaveCSS(
    'rotate',
    'none',
  );
  await expectNoSidewaysScroll(page, 'the landing block on a phone');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^request: csp \S+\/assets\/\S+\.js$/));

  test('the whole list is there, with what each kind is like', RELEASE, async ({ page }) => {
    await page.goto('/itinerants');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel on, together');
    await expect(cards(page)).toHaveCount(18);
    await expect(carousel(page).getByText('A village for two to eight weeks')).toBeVisible();
    await expect(carousel(page).getByText('A short trip together')).toBeVisible();
    await expect(carousel(page).getByRole('button', { name: /^About/ })).toHaveCount(0);
    await carousel(page).getByRole('link', { name: 'Explore Retreat' }).click();
    await expect(page).toHaveURL(/\/itinerants\?category=Retreat$/);
  });
});
