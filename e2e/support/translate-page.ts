import { expect, type Page } from '@playwright/test';

/**
 * Does to a page what a browser's translation does: each text is taken out, and what it says comes
 * back in two `<font>` elements; so does each text that comes later. The words stay the same, so
 * that a test finds them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left =
      'script, style, noscript, textarea, code, option, title, font, svg, [translate=no]';
    const translate = (text: Node) => {
      const said = text.textContent ?? '';
      if (said.trim() === '' || text.parentElement?.closest(left) !== null) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = said;
      outer.append(inner);
      (text as Text).replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode);
      texts.forEach(translate);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.nodeType === Node.TEXT_NODE) translate(node);
        else translateAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** Texts that elements should show, by what React last gave them, and that the page doesn't show. */
export function staleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textsIn = (children: unknown): string[] => {
      if (Array.isArray(children)) return children.flatMap(textsIn);
      return ['string', 'number'].includes(typeof children) ? [String(children)] : [];
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
      if (key === undefined) return [];
      const { children } = Reflect.get(element, key) as { children?: unknown };
      const shown = element.textContent ?? '';
      return textsIn(children).filter((text) => !shown.includes(text));
    });
  });
}

/** Whether an error took the page, or the part of it between navigation and footer. */
export async function isBroken(page: Page): Promise<boolean> {
  const errors = page.getByText(/^Something went wrong!|^We couldn't load this page/);
  return (await errors.count()) > 0 || (await page.getByRole('main').count()) === 0;
}

/** The page is there, and says what it has to say. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  expect(await isBroken(page), what).toBe(false);
  await expect.poll(() => staleTexts(page), what).toEqual([]);
}
