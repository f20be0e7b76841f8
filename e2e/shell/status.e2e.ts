import { expectAccessible, expectNoSidewaysScroll } from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import { expect, test } from '../support/watched-test.ts';

/** The page's readers: wide, and on a phone in the dark, whose page runs from right to left. */
const READERS = [
  { name: 'wide', options: { viewport: { width: 1280, height: 800 } }, locale: 'en' },
  {
    name: 'on a dark phone in Arabic',
    options: { viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
    locale: 'ar',
  },
] as const;

for (const { name, options, locale } of READERS) {
  test(`the page about what works is for everybody, ${name}`, async ({ openBrowser, baseURL }) => {
    // It has no script that could be off.
    const context = await openBrowser(options);
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/status');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expectAccessible(page, `the state ${name}`);
    await expectNoSidewaysScroll(page, `the state ${name}`);
    await expectTargets(page, `the state ${name}`);
    // All of it by keyboard.
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="/status"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="/"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('/');
  });
}
