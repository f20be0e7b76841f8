import type { Page } from '@playwright/test';
import { RELEASE, releaseIf } from '../support/exhaustive.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const list = (page: Page) => strip(page).getByRole('list');
const position = (page: Page) => list(page).evaluate((element) => element.scrollLeft);

test('each route has a strip of its own (spec 1 §2.2)', RELEASE, async ({ page }) => {
  await visit(page, '/');
  await expect(strip(page).getByRole('link')).toHaveCount(15);
  await expect(strip(page).getByRole('link').first()).toHaveText('All');
  await expect(strip(page).getByRole('link').nth(1)).toHaveText(/\d$/);
  await visit(page, '/itinerants');
  await expect(strip(page).getByRole('link')).toHaveCount(19);
  await visit(page, '/experiences');
  await expect(strip(page).getByRole('link')).toHaveCount(10);
});

test(
  'a category of itinerants and of experiences is put in, and taken out by the same link',
  RELEASE,
  async ({ page }) => {
    for (const [path, label, id] of [
      ['/itinerants', 'Roadtrip', 'Roadtrip'],
      ['/experiences', 'Social Networking', 'SocialNetworking'],
    ] as const) {
      await visit(page, `${path}?guestCount=2`);
      const link = strip(page).getByRole('link', { name: new RegExp(`^${label}`) });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`category=${id}`));
      await expect(page).toHaveURL(/guestCount=2/);
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('link', { name: `Remove ${label}` })).toBeVisible();
      await link.click();
      await expect(page).not.toHaveURL(/category=/);
      await expect(link).not.toHaveAttribute('aria-current');
    }
  },
);

test('a strip moves by drag, wheel and arrows; a drag chooses nothing', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/');
  const box = await list(page).boundingBox();
  if (box === null) throw new Error('the strip has no place');
  const y = box.y + box.height / 2;

  await page.mouse.move(box.x + 500, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, y, { steps: 8 });
  await page.mouse.up();
  expect(await position(page)).toBe(200);
  await expect(page).not.toHaveURL(/category=/);

  await page.mouse.wheel(0, 120);
  await expect.poll(() => position(page)).toBe(320);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await strip(page).getByRole('button', { name: 'Scroll back' }).click();
  await expect.poll(() => position(page)).toBe(0);
  await expect(strip(page).getByRole('button', { name: 'Scroll back' })).toBeHidden();
  await strip(page).getByRole('button', { name: 'Scroll forward' }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(400);

  await list(page).evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await page.mouse.move(box.x + 300, y);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY), 'at its end the page goes on').toBe(120);
});

for (const [locale, on, back] of [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(
    `keys walk the strip the way the page reads: ${locale}`,
    releaseIf(locale !== 'ar'),
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 800, height: 700 });
      await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await visit(page, '/itinerants');
      const links = page.getByRole('main').getByRole('navigation').first().getByRole('link');
      await links.first().focus();
      await page.keyboard.press(on);
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press(back);
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport();
      await page.keyboard.press('Home');
      await expect(links.first()).toBeFocused();
      await expect(links.first()).toBeInViewport();
    },
  );
}

test('a strip stands again where it stood, each for itself', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await visit(page, '/');
  await list(page).evaluate((element) => {
    element.scrollLeft = 260;
  });
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/listings\//);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(260);
  await visit(page, '/itinerants');
  expect(await position(page)).toBe(0);
  await visit(page, '/');
  await expect.poll(() => position(page), 'after a reload too').toBe(260);
});

test('a strip that was moved before the page is live stays there', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const move = (left: number) =>
    list(page).evaluate((element, to) => {
      element.scrollLeft = to;
    }, left);
  await move(180);
  await untilLive(page);
  expect(await position(page)).toBe(180);
  await page.waitForFunction(() => sessionStorage.getItem('strip-positions')?.includes('180'));
  await page.reload();
  await expect.poll(() => position(page), 'before anybody touches the page').toBe(180);
  await move(0);
  await untilLive(page);
  expect(await position(page)).toBe(0);
});
