import type { Page } from '@playwright/test';
import { settle } from '../support/check-page.ts';
import { RELEASE } from '../support/exhaustive.ts';
import { WHOLE } from '../support/launch.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);

const PAPER = { light: 'oklch(0.985 0.008 80)', dark: 'oklch(0.17 0.012 60)' };
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function themeSwitch(page: Page) {
  await page.getByRole('button', { name: 'Your menu' }).click();
  const found = page.getByRole('switch', { name: 'Dark mode' });
  await expect(found).toBeVisible();
  return found;
}

test('the switch changes the theme at once, and the server knows it with the next page (spec 1 §2.3)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/favorites');
  expect(await ground(page)).toBe(PAPER.light);
  const toggle = await themeSwitch(page);
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
  await expect(page.getByRole('contentinfo').getByLabel('Theme')).toHaveValue('dark');
  // What the server sends is dark before any script runs.
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]*data-theme="dark"/);
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
  const bars = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  expect(new Set(bars)).toEqual(new Set(['#14100c']));
  expect(bars).toHaveLength(2);
});

test('like the device, a page changes with it; chosen, it does not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/favorites');
  expect(await ground(page)).toBe(PAPER.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(PAPER.light);
  const menu = page.getByRole('contentinfo').getByLabel('Theme');
  await menu.selectOption('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(PAPER.light);
  await menu.selectOption('system');
  await expect.poll(() => ground(page)).toBe(PAPER.dark);
});

test(
  'where the product is served over https, a choice is kept by a name of https',
  RELEASE,
  async ({ page }) => {
    await visit(page, '/favorites');
    const written = await page.evaluateHandle(() => {
      document.documentElement.dataset.origin = 'https://stay.example';
      const lines: string[] = [];
      Object.defineProperty(document, 'cookie', {
        get: () => '',
        set: (line: string) => lines.push(line),
      });
      return lines;
    });
    await page.getByRole('contentinfo').getByLabel('Theme').selectOption('dark');
    await expect
      .poll(() => written.jsonValue())
      .toEqual(['__Host-theme=dark; path=/; max-age=31536000; samesite=lax; secure']);
  },
);

test('no frame is painted in the wrong theme', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, '/');
  await settle(page);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual([PAPER.dark]);
});

test('forced colours: states and edges are told without our colours', RELEASE, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/');
  const toggle = await themeSwitch(page);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return colour;
  });
  expect(await toggle.evaluate((e) => getComputedStyle(e).backgroundColor)).toBe(highlight);
  const edge = await page
    .getByRole('banner')
    .getByRole('button', { name: 'Login' })
    .evaluate((e) => getComputedStyle(e).outlineStyle);
  expect(edge).toBe('solid');
});

test('reduced motion: nothing moves for longer than a blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      return [...animationDuration.split(', '), ...transitionDuration.split(', ')];
    }),
  );
  expect(Math.max(...durations.map((text) => Number.parseFloat(text)))).toBeLessThanOrEqual(0.001);
});

test('the product can be installed: manifest and icons are there', async ({ page, request }) => {
  await visit(page, '/favorites');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe('Wayhearth');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [...manifest.icons, { src: touch ?? '', sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});
