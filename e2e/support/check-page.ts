import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules of WCAG 2.2 AA and the practices that axe knows. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until the page is drawn, live and still. */
export async function settle(page: Page): Promise<void> {
  // A map is drawn from files of its own.
  if (await page.locator('#results-map canvas').isVisible()) {
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => document.fonts.ready);
  await untilStill(page);
}

/** Longer than anything fades. */
const STILL_MS = 1_000;

/** Waits for what fades and moves; what turns, or stands paused, for ever is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async (max) => {
    const ends = document.getAnimations().map(({ finished }) => finished.catch(() => {}));
    await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, max))]);
  }, STILL_MS);
}

/** All rules. */
const EVERYTHING: RunOptions = { runOnly: { type: 'tag', values: TAGS } };

/**
 * All rules but that of targets of 24 px, which takes a third of the time: for a page that
 * `expectTargets` measures by 44 px as it stands.
 */
export const BESIDES_TARGETS: RunOptions = {
  ...EVERYTHING,
  rules: { 'target-size': { enabled: false } },
};

/** What a theme changes. */
export const COLOURS: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } };

interface Question {
  /** A selector of what alone is asked about. */
  within?: string | undefined;
  /** The rules, if not all. */
  rules?: RunOptions | undefined;
}

/** No finding of axe on the page as it stands. */
export async function expectAccessible(
  page: Page,
  what: string,
  { within, rules = EVERYTHING }: Question = {},
): Promise<void> {
  await expectNoFinding(page, what, rules, { within });
}

/** What `expectNewAccessible` found without fault, by what it looked like; each worker's own. */
const faultless = new Set<string>();

/**
 * No finding of axe in those parts of the page that nobody was shown yet: navigation and footer
 * are, letter by letter, the same on one page after the other. How the parts of a page stand to
 * each other is for `expectAccessible` to say.
 *
 * @param besides a part that is not asked about, because it was asked elsewhere
 * @param rules if not all
 */
export async function expectNewAccessible(
  page: Page,
  what: string,
  { besides, rules = EVERYTHING }: { besides?: string | undefined; rules?: RunOptions | undefined },
): Promise<void> {
  const looks = await looksOfParts(page, besides);
  const told = looks.flatMap((look, part) => (look === null || faultless.has(look) ? [part] : []));
  if (told.length === looks.length) return;
  if (!(await expectNoFinding(page, what, rules, { leftOut: told }))) return;
  for (const look of looks) if (look !== null) faultless.add(look);
}

/** What the parts look like of which a page's body consists, in their order; null for `besides`. */
async function looksOfParts(page: Page, besides: string | undefined): Promise<(string | null)[]> {
  return page.evaluate(async (without) => {
    const { lang } = document.documentElement;
    const around = `${lang} ${innerWidth} ${getComputedStyle(document.body).backgroundColor}`;
    const bytes = new TextEncoder();
    const lookOf = async (part: Element) => {
      if (without !== undefined && part.matches(without)) return null;
      const look = bytes.encode(`${around} ${part.outerHTML}`);
      return String(new Uint8Array(await crypto.subtle.digest('SHA-1', look)));
    };
    return Promise.all([...document.body.children].map(lookOf));
  }, besides);
}

/**
 * No finding about colours: what a page is made of is the same in each theme, so one of them is
 * asked all rules and the other those that look at colours.
 */
export async function expectReadable(page: Page, what: string, within?: string): Promise<void> {
  await expectNoFinding(page, what, COLOURS, { within });
}

interface Asked {
  /** A selector of what alone is asked about. */
  within?: string | undefined;
  /** Children of the body, by their place, that are not asked about. */
  leftOut?: number[];
}

/** @returns whether there is none */
async function expectNoFinding(
  page: Page,
  what: string,
  options: RunOptions,
  { within, leftOut = [] }: Asked,
): Promise<boolean> {
  // Once a page: the engine is half a megabyte, and no frame of another origin is ever asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ({ asked, within, without }) => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: RunOptions): Promise<AxeResults> };
      };
      const exclude = [...document.body.children].filter((_, place) => without.includes(place));
      const whole = exclude.length === 0 ? document : { exclude };
      return (await axe.run(within === undefined ? whole : { include: within }, asked)).violations;
    },
    { asked: { ...options, resultTypes: ['violations' as const] }, within, without: leftOut },
  );
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.slice(0, 4).map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
  expect.soft(findings, `axe on ${what}`).toEqual([]);
  return findings.length === 0;
}

export type Theme = 'light' | 'dark';

/** Shows the page in a theme, as the theme switch does. */
export async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
  // Colours fade into each other where they have a transition.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await untilStill(page);
}

/** The page fits the width of its window. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const { over, widest } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return { over: 0, widest: [] };
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return {
      over: scrollWidth - clientWidth,
      widest: beyond.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect.soft(over, `sideways scroll of ${what}: ${widest.join('\n')}`).toBeLessThanOrEqual(0);
}
