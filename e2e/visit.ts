import type { Page, Response } from '@playwright/test';

/** Goes to an address and waits until the page answers to a person. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilLive(page);
  return answer;
}

/**
 * Waits until React has taken over every button of the page, and every link that acts as one. Parts of it wait for a person, so
 * somebody moves.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body button, body [role=button]')].every(
      (button) =>
        button.closest('noscript, [data-sonner-toast]') !== null ||
        Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
}
