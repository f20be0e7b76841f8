import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { variantIf } from '../support/exhaustive.ts';
import { type PreparedPages, preparePages, VIEWERS } from '../support/pages.ts';
import { pressAll, pressedAround } from '../support/press-everything.ts';
import { translatePage, whatIsWrong } from '../support/translate-page.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** More dialogs and addresses than any page leads to by its buttons. */
const MAX_ROUNDS = 80;
/** Longer than a slow machine takes to press all that one page or dialog has. */
const MAX_ROUND_MS = 120_000;

/** A part that was translated before it was live: its words are not those that React would write. */
const DRAWN_ANEW = /React error #418/;

let pages: PreparedPages;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

test.beforeAll('there is something to press on every page', async () => {
  pages = await preparePages();
});

for (const as of VIEWERS) {
  const title = `every page that a browser translates, and each of its dialogs, outlives every press, as ${as}`;
  test(title, variantIf(as === 'host'), async ({ openBrowser, faults }) => {
    // Nothing is sent, so that everybody else's demo world stays: each press that would is refused.
    faults.allow(/answer: /, /console: /, /request: /, DRAWN_ANEW);
    const context = await openBrowser();
    // A page that doesn't come or doesn't answer ends the walk long before the walk's own time.
    context.setDefaultTimeout(MAX_ROUND_MS);
    context.setDefaultNavigationTimeout(MAX_ROUND_MS);
    const email = pages.emails[as];
    if (email !== null) await signIn(context, email, NEW_PASSWORD);
    await context.addInitScript(refuseWrites);
    let around: string[] = [];
    for (const { what, path, as: viewers, isSame } of pages.pageCases) {
      if (!viewers.includes(as) || (isSame && as !== 'nobody')) continue;
      around = await pressEverything(context, path, `${what}, as ${as}`, around);
    }
  });
}

/**
 * Presses all that the page and what it opens have to press.
 *
 * @param around what stands around every page and was pressed on another
 * @returns the same with what was pressed here
 */
async function pressEverything(
  context: BrowserContext,
  path: string,
  what: string,
  around: readonly string[],
): Promise<string[]> {
  const pressed = [...around];
  const errors: string[] = [];
  const note = ({ message }: Error) => {
    if (!DRAWN_ANEW.test(message)) errors.push(`${pressed.at(-1)}: ${message}`);
  };
  const open = async () => {
    const opened = await context.newPage();
    opened.on('pageerror', note);
    await visit(opened, path);
    await translatePage(opened);
    return opened;
  };
  let page = await open();
  const { pathname } = new URL(page.url());
  for (let round = 0; ; round += 1) {
    expect.soft(round, `an end of ${what}`).toBeLessThan(MAX_ROUNDS);
    if (round === MAX_ROUNDS) break;
    const before = pressed.length;
    const broken = await inTime(pressAll(page, pressed, whatIsWrong));
    expect.soft(broken, `${pressed.at(-1)}: ${what}`).toBeNull();
    const isElsewhere = new URL(page.url()).pathname !== pathname || !(await isTranslated(page));
    if (broken !== null || isElsewhere) {
      // Another tab: where a press has led may still be on its way.
      await page.close();
      page = await open();
    } else if (!(await closeDialog(page)) && pressed.length === before) break;
  }
  await page.close();
  expect.soft(errors, what).toEqual([]);
  return pressedAround(pressed);
}

/**
 * In the page: refuses each write as a busy server does, and sends no form without scripts. Such a form
 * leads to another document, as a link does, and headless Chromium may not close a tab that is on its
 * way to one.
 */
function refuseWrites(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...sent) =>
    new Request(...sent).method === 'GET' ? await send(...sent) : new Response('', { status: 503 });
  addEventListener('submit', (event) => event.preventDefault());
}

/** A page that no longer answers is broken, too: the test says which press it was. */
async function inTime(pressing: Promise<string | null>): Promise<string | null> {
  const noAnswer = setTimeout(MAX_ROUND_MS, 'no answer', { ref: false });
  return await Promise.race([pressing, noAnswer]);
}

/** Another document is not. */
const isTranslated = async (page: Page) => (await page.locator('main font').count()) > 0;

/** @returns whether there was one */
async function closeDialog(page: Page): Promise<boolean> {
  const dialogs = page.getByRole('dialog');
  const open = await dialogs.count();
  if (open === 0) return false;
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  return (await dialogs.count()) < open;
}
