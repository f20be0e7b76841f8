import type { Page } from '@playwright/test';

/** What is wrong with the texts of a page, with the elements they stand in. */
export interface TextFaults {
  /** Cut off, or reaching out of their box, without an ellipsis that says so. */
  readonly clipped: string[];
  /** In plain English letters, and no word of somebody's data. */
  readonly unlocalised: string[];
}

/**
 * Looks at every text in sight.
 *
 * @param known words that need no translation
 */
export function lookAtTexts(page: Page, known: ReadonlySet<string>): Promise<TextFaults> {
  return page.evaluate(
    (knownWords) => {
      const allowed = new Set(knownWords);
      const clipped: string[] = [];
      const unlocalised: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const seen = new Set<Element>();

      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element === null || text === '' || element.closest('script, style, noscript')) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const language = element.closest('[lang]');
        const isForeign = language !== document.documentElement;
        const plain = (text.match(/\p{L}+/gu) ?? []).filter(
          (word) => /^[A-Za-z]{3,}$/.test(word) && !allowed.has(word),
        );
        if (plain.length > 0 && !isForeign)
          unlocalised.push(`${plain.join(' ')} · ${describe(element)}`);
        for (let box: Element | null = element; box !== null; box = box.parentElement) {
          if (seen.has(box)) break;
          seen.add(box);
          if (isCut(box)) clipped.push(`${text.slice(0, 60)} · ${describe(box)}`);
        }
      }
      return { clipped, unlocalised };

      function isCut(box: Element): boolean {
        const style = getComputedStyle(box);
        const { width, height } = box.getBoundingClientRect();
        // For screen readers alone.
        if (style.clipPath === 'inset(50%)') return false;
        if (width <= 1 || height <= 1 || style.display === 'inline') return false;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (box === document.body || box === document.documentElement) return false;
        const scrolls = (value: string) => value === 'auto' || value === 'scroll';
        const wide = box.scrollWidth > box.clientWidth + 1 && !scrolls(style.overflowX);
        const cutBelow =
          /hidden|clip/.test(style.overflowY) && box.scrollHeight > box.clientHeight + 2;
        return hasOwnText(box) && (wide || cutBelow);
      }

      function hasOwnText(box: Element): boolean {
        return [...box.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
        );
      }

      function describe(element: Element): string {
        return element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
      }
    },
    [...known],
  );
}
