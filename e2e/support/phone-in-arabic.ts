import type { BrowserContext, Page } from '@playwright/test';

/** A page on the phone of somebody who reads Arabic. */
export async function phoneInArabic(
  openBrowser: (options: object) => Promise<BrowserContext>,
  baseURL: string | undefined,
): Promise<Page> {
  const context = await openBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([{ name: 'locale', value: 'ar', url: baseURL ?? '' }]);
  return context.newPage();
}
