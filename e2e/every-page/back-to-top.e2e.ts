import type { Page } from '@playwright/test';
import { RELEASE } from '../support/exhaustive.ts';
import { dayFromToday } from '../support/find-stay.ts';
import { someHome } from '../support/list-home.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

/** How far down a page is looked at. */
const PARTS = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];

/** The page rests for this long before the button is put in its place. */
const REST_MS = 500;

async function pathsOf(): Promise<string[]> {
  const [startDate, endDate] = [dayFromToday(310), dayFromToday(340)];
  const { id } = await someHome();
  return ['/', `/listings/${id}?startDate=${startDate}&endDate=${endDate}`, '/terms-service'];
}

/** What of texts and controls is drawn where the button is; null where the button isn't shown. */
async function coveredBy(page: Page, name: RegExp): Promise<string[] | null> {
  const button = page.getByRole('button', { name });
  if ((await button.count()) === 0) return null;
  return button.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect();
    const meets = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const seen = (element: Element) =>
      !own.contains(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.sr-only') === null;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.nodeValue?.trim() === '' || node.parentElement === null) continue;
      if (!seen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(meets)) found.push(node.nodeValue ?? '');
    }
    for (const control of document.querySelectorAll('button, input, select')) {
      const isPicture = control.querySelector('picture, img') !== null;
      if (!isPicture && seen(control) && meets(control.getBoundingClientRect())) {
        found.push(control.outerHTML.slice(0, 100));
      }
    }
    return found;
  });
}

for (const width of [390, 768, 1280, 1920]) {
  for (const locale of ['en', 'ar'] as const) {
    const title = `the way back to the top covers no text and no control at ${width} px, ${locale}`;
    test(title, RELEASE, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const name = textsOf(locale)('Back to the top');
      for (const path of await pathsOf()) {
        await visit(page, path);
        let shown = 0;
        for (const part of PARTS) {
          await page.evaluate((to) => {
            scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight));
          }, part);
          await page.waitForTimeout(REST_MS);
          const covered = await coveredBy(page, name);
          if (covered !== null) shown += 1;
          expect(covered ?? [], `${path} at ${part}`).toEqual([]);
        }
        // Where there is room beside the content it is always there.
        if (width >= 960) expect(shown, path).toBe(PARTS.length);
        else expect(shown, path).toBeGreaterThan(1);
      }
    });
  }
}
