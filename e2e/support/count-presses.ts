import type { Page } from '@playwright/test';

/** Presses of this page and of all that come after it in its tab, as the browser tells of them. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      () => {
        const before = Number(sessionStorage.getItem('presses') ?? 0);
        sessionStorage.setItem('presses', String(before + 1));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}
