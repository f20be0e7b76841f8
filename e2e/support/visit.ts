import type { Page, Response } from '@playwright/test';

/** Goes to an address and waits until the page answers to a person. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilLive(page);
  return answer;
}

interface Router {
  navigate(to: { href: string }): Promise<void>;
  subscribe(event: 'onRendered', listener: () => void): () => void;
  state: { matches: { status: string }[] };
}

/**
 * Goes to an address as a press on a link does: the page stays and loads what is new. Waits until
 * it answers to a person.
 *
 * @returns how far the parts of the new page came, each `success` unless something went wrong
 */
export async function follow(page: Page, path: string): Promise<string[]> {
  const states = await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router };
    const rendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop();
        resolve();
      });
    });
    await router.navigate({ href });
    await rendered;
    return router.state.matches.map(({ status }) => status);
  }, path);
  // Parts of it may come late, and hide the rest until they are there.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilLive(page);
  return states;
}

/**
 * Waits until every button of the page is hydrated, and every link that acts as one. Parts of it wait
 * for an interaction, so the pointer moves.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body button, body [role=button]')].every(
      (button) =>
        button.closest('noscript, [data-sonner-toast]') !== null ||
        Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );
  // React marks a button before it has finished its part; what only a browser knows, such as the
  // zone of its clock, may then change a text and move the button.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
}
