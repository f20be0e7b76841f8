import { expect, type Page } from '@playwright/test';

/** Where a page shows these texts: how often in English, and those that it doesn't say it of. */
export function shownOn(page: Page, texts: { all: readonly string[]; titles: readonly string[] }) {
  return page.evaluate(({ all, titles }) => {
    const known = new Set(all);
    // A card leaves out the end of a title that its place says; sentences have words around one.
    const isKnown = (text: string) =>
      known.has(text) ||
      (text.length > 14 && titles.some((each) => each.startsWith(text))) ||
      titles.some((each) => each.length > 14 && text.includes(each));
    const languageOf = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const shown: [string, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (parent?.closest('script, style, template, option') !== null) continue;
      if (isKnown(text)) shown.push([text, languageOf(parent)]);
    }
    for (const image of document.querySelectorAll('img')) {
      if (known.has(image.alt)) shown.push([image.alt, languageOf(image)]);
    }
    return {
      english: shown.filter(([, language]) => language === 'en').length,
      unsaid: shown.filter(([, language]) => language !== 'en').map(([text]) => text),
    };
  }, texts);
}

/** Asks that a page, or the dialog that is open on it, says of what language these titles are. */
export async function expectSaid(page: Page, titles: readonly string[]): Promise<void> {
  const shown = await shownOn(page, { all: titles, titles });
  expect(shown.unsaid, page.url()).toEqual([]);
  expect(shown.english, page.url()).toBeGreaterThan(0);
}
