import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NEW_PASSWORD, signIn } from '../support/call-api.ts';
import {
  BESIDES_TARGETS,
  COLOURS,
  expectAccessible,
  expectNewAccessible,
  expectNoSidewaysScroll,
  settle,
  showIn,
  type Theme,
} from '../support/check-page.ts';
import { expectTargets } from '../support/check-targets.ts';
import {
  type PageCase,
  type PreparedPages,
  preparePages,
  VIEWERS,
  type Viewer,
} from '../support/pages.ts';
import { follow, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/**
 * By default each page is looked at once, as one of those who see it, in a language and theme that
 * change from page to page; at full width once in each language, each time as another of them, but
 * for what is the same for everybody; for a release by everybody in all languages.
 */
const WIDTH = process.env.TEST_WIDTH;
const IS_RELEASE = WIDTH === 'release';

/** Where layouts change (spec 1 §2.2), and what is left of 1,280 px at 200% and 400% of zoom. */
const WIDTHS = IS_RELEASE ? [1280, 768, 640, 390, 320] : [1280, 390, 320];
const OUTER_WIDTHS = [1280, 390];
/** A phone shows what a desk does in other colours; a release asks its own parts everything. */
const RULES_ON_A_PHONE = IS_RELEASE ? BESIDES_TARGETS : COLOURS;
/** Languages, and the theme of the wide window and of the phone: each theme in each of them. */
const LOOKS = [
  ['en', 'light', 'dark'],
  ['ar', 'dark', 'light'],
  ['de', 'light', 'dark'],
] as const;

let pages: PreparedPages;

test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test.beforeAll('there is something to see on every page', async () => {
  pages = await preparePages();
});

/** All pages in one walk would take longer than a test may, where a machine is slow. */
const WALKS = VIEWERS.flatMap((as) =>
  (IS_RELEASE ? ['odd', 'even'] : ['all']).map((places) => ({ as, places })),
);

for (const { as, places } of WALKS) {
  for (const [look, [locale, wide, narrow]] of LOOKS.entries()) {
    test(`every page is whole, accessible, within reach of a finger, and fits its window: ${locale}, as ${as}, ${places} pages`, async ({
      openBrowser,
      baseURL,
    }) => {
      const context = await openBrowser();
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const email = pages.emails[as];
      if (email !== null) await signIn(context, email, NEW_PASSWORD);
      const page = await context.newPage();
      // English comes to each page from outside, and so does Arabic signed out; the others stay
      // and follow links, as do all to what they came to from outside as nobody.
      const comes = locale === 'en' || (locale === 'ar' && as === 'nobody');
      let isThere = false;
      for (const [index, pageCase] of pages.pageCases.entries()) {
        if (!isVisited(pageCase, index, as, look)) continue;
        if (places !== 'all' && places !== (index % 2 === 0 ? 'even' : 'odd')) continue;
        const follows = isThere && !(comes && (as === 'nobody' || !pageCase.isSame));
        await walkTo(page, pageCase, as, { locale, wide, narrow, follows });
        isThere = true;
      }
    });
  }
}

/**
 * Whether a page, by its place among all, is visited by a viewer in one of the looks.
 */
function isVisited(pageCase: PageCase, index: number, as: Viewer, look: number): boolean {
  if (!pageCase.as.includes(as)) return false;
  switch (WIDTH) {
    case 'release':
      return !isSeenElsewhere(pageCase, as, look);
    case 'full':
      // What is the same for everybody is looked at as nobody, in one of the languages.
      if (pageCase.isSame) return as === 'nobody' && index % LOOKS.length === look;
      return pageCase.as[(index + look) % pageCase.as.length] === as;
    default: {
      const round = Math.floor(index / LOOKS.length);
      const isTurn = pageCase.as[round % pageCase.as.length] === as;
      return isTurn && (index + round) % LOOKS.length === look;
    }
  }
}

/**
 * Whether nothing of a page is new to this viewer in this language: it is asked as nobody, and what
 * stands around it, signed in, stands around the viewer's own pages too.
 */
function isSeenElsewhere({ isSame }: PageCase, as: Viewer, look: number): boolean {
  return isSame === true && as !== 'nobody' && LOOKS[look]?.[0] !== 'en';
}

async function walkTo(
  page: Page,
  { what: name, path, isSame }: PageCase,
  as: Viewer,
  how: { locale: string; wide: Theme; narrow: Theme; follows: boolean },
): Promise<void> {
  const { locale, wide, narrow } = how;
  const what = `${name}, ${locale}`;
  // What is the same for everybody is looked at as nobody; as others, what stands around it.
  const besides = isSame && as !== 'nobody' ? 'main' : undefined;
  if (how.follows) {
    await showIn(page, wide);
    const states = await follow(page, path);
    expect.soft(new Set(states), what).toEqual(new Set(['success']));
  } else {
    await page.emulateMedia({ colorScheme: wide });
    expect.soft((await visit(page, path))?.status(), what).toBe(200);
  }
  expect.soft(await aboutPage(page), what).toEqual({
    lang: locale,
    dir: locale === 'ar' ? 'rtl' : 'ltr',
    headings: 1,
  });
  await settle(page);
  // How the parts of a page stand to each other is the same for everybody, in every language.
  const lookAt = (shown: string, rules?: typeof BESIDES_TARGETS) =>
    as === 'nobody' && locale === 'en'
      ? expectAccessible(page, `${what}, ${shown}`, { rules })
      : expectNewAccessible(page, `${what}, ${shown}`, { besides, rules });
  await lookAt(wide);
  for (const width of besides === undefined ? WIDTHS : OUTER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `${what}, ${width} px`);
    if (width !== 390) continue;
    await showIn(page, narrow);
    await lookAt(`${narrow}, on a phone`, RULES_ON_A_PHONE);
    await expectTargets(page, `${what}, on a phone`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** What a page says of itself: its language and direction, and how many headings it has of rank 1. */
function aboutPage(page: Page) {
  return page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir, headings: document.querySelectorAll('h1').length };
  });
}

test('the walk passes every route', () => {
  const tree = readFileSync(new URL('../../generated/route-tree.gen.ts', import.meta.url), 'utf8');
  const list = /fullPaths:([^;]+)/.exec(tree)?.[1] ?? '';
  const routes = [...list.matchAll(/'([^']+)'/g)].map(([, route = '']) => route);
  expect(routes.length).toBeGreaterThan(30);
  const paths = pages.pageCases.map(({ path }) => path.replace(/\?.*$/, ''));
  const passed = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/(.)\/$/, '$1').replace(/\$\w+/g, '[^/]+')}$`);
    return paths.some((path) => pattern.test(path));
  };
  expect(routes.filter((route) => !passed(route))).toEqual([]);
});
