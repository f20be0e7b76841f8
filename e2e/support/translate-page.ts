import { expect, type Page } from '@playwright/test';

/**
 * In the page: does what a browser's translation does. Each text is taken out, and what it says comes
 * back in two `<font>` elements between marks; so does each text that comes later.
 */
function translate([before, after]: readonly [string, string]): void {
  const left = 'script, style, noscript, textarea, code, option, title, font, svg, [translate=no]';
  const translateText = (text: Node) => {
    const said = text.textContent ?? '';
    if (said.trim() === '' || text.parentElement?.closest(left) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${before}${said}${after}`;
    outer.append(inner);
    (text as Text).replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    texts.forEach(translateText);
  };
  translateAll(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.nodeType === Node.TEXT_NODE) translateText(node);
      else translateAll(node);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}

/** Has the page translated as it is. The words stay the same, so that a test finds them. */
export async function translatePage(
  page: Page,
  marks: readonly [before: string, after: string] = ['', ''],
): Promise<void> {
  await page.evaluate(translate, marks);
}

/** Has each document translated to «other words» before any script of it has run. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translate})(['«', '»']), { once: true })`,
  );
}

/**
 * In the page: that an error took it, or the first text that React last gave an element and that
 * the element doesn't show; null when nothing is wrong.
 */
export function whatIsWrong(): string | null {
  if (document.querySelector('main') === null) return 'the page is gone';
  const errors = document.evaluate(
    '//*[starts-with(., "Something went wrong!") or starts-with(., "We couldn\'t load this page")]',
    document.body,
  );
  if (errors.iterateNext() !== null) return 'an error is in its place';
  const textsIn = (children: unknown): string[] => {
    if (Array.isArray(children)) return children.flatMap(textsIn);
    return ['string', 'number'].includes(typeof children) ? [String(children)] : [];
  };
  for (const element of document.querySelectorAll('body *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    if (key === undefined) continue;
    const { children } = Reflect.get(element, key) as { children?: unknown };
    const shown = element.textContent ?? '';
    const stale = textsIn(children).find((text) => !shown.includes(text));
    if (stale !== undefined) return `"${shown}" in place of "${stale}"`;
  }
  return null;
}

/**
 * Waits until nothing has come or gone in the page for half a second: React renders parts again
 * that were translated before they were hydrated, and until then nothing stands in their place.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** The page is there, and says what it has to say. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(whatIsWrong), what).toBeNull();
}
