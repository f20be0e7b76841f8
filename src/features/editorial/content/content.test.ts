import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { ContentNode, ContentPage } from '../content-page.ts';
import { COMPUTED_PATHS, getPageAddress, listSectionPages } from '../site-pages.ts';
import { contentLocale, loadContents, loadPage } from './load-content.ts';

const WRITTEN = (Object.keys(LOCALES) as Locale[]).filter(
  (locale) => contentLocale(locale) === locale,
);
const PATHS = globSync('**/*.md', { cwd: `${import.meta.dirname}/en` }).map((file) =>
  file.replace(/(?:\/index)?\.md$/, ''),
);
/** Linked addresses without a text of their own. */
const APP_PATHS = [
  '/',
  '/earnings',
  '/favorites',
  '/messages',
  '/profile-settings',
  '/properties',
  '/reservations',
  '/settings/language',
  '/travel',
  '/trips',
  '/blog/feed.xml',
  '/sitemap.xml',
];

async function loadPages(locale: Locale): Promise<ContentPage[]> {
  const pages = await Promise.all(PATHS.map((path) => loadPage(path, locale)));
  return pages.filter((page) => page !== null);
}

function collectLinks(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, { href = '' }, children] = node;
    return tag === 'a' ? [href] : collectLinks(children);
  });
}

function collectIds(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : (node[1].id ?? [])));
}

test('five languages have every page', async () => {
  expect(WRITTEN.toSorted()).toEqual(['de', 'en', 'es', 'fr', 'pt']);
  for (const locale of WRITTEN) {
    const pages = await loadPages(locale);
    expect(pages.map((page) => page.locale)).toEqual(PATHS.map(() => locale));
    expect((await loadContents(locale)).map(({ path }) => path).toSorted()).toEqual(
      PATHS.toSorted(),
    );
  }
});

test('a language without pages of its own shows the English ones', async () => {
  expect((await loadPage('about', 'ar'))?.locale).toBe('en');
  expect((await loadContents('ar')).every(({ locale }) => locale === 'en')).toBe(true);
});

test('a page that nobody wrote is none', async () => {
  for (const path of ['nothing', 'guide/nothing', '../contents', 'guide/../about', '']) {
    expect(await loadPage(path, 'en'), path).toBeNull();
  }
});

test('every link leads to a page that is there, and to a part that it has', async () => {
  const english = await loadPages('en');
  const known = new Set<string>([
    ...APP_PATHS,
    ...COMPUTED_PATHS,
    ...english.map(({ path }) => getPageAddress(path)),
  ]);
  const parts = new Map(english.map(({ path, body }) => [getPageAddress(path), collectIds(body)]));
  for (const locale of WRITTEN) {
    for (const { path, body } of await loadPages(locale)) {
      for (const href of collectLinks(body)) {
        const [address = '', part] = href.split('#');
        const target = address === '' ? getPageAddress(path) : address;
        expect(known, `${locale}/${path} links to ${href}`).toContain(target);
        if (part !== undefined) expect(parts.get(target), href).toContain(part);
      }
    }
  }
});

test('thirty questions at least, at least four guides, a story and three pieces', async () => {
  const contents = await loadContents('en');
  const faq = await loadPage('faq', 'en');
  const questions = faq?.body.filter((node) => typeof node !== 'string' && node[0] === 'h3');
  expect(questions?.length).toBeGreaterThanOrEqual(30);
  const guides = listSectionPages(contents, 'guide');
  expect(guides.filter(({ kind }) => kind === 'guide').length).toBeGreaterThanOrEqual(4);
  expect(guides.filter(({ kind }) => kind === 'story').length).toBeGreaterThanOrEqual(1);
  expect(listSectionPages(contents, 'blog').length).toBeGreaterThanOrEqual(3);
});

test('the anchors that menus lead to are there in every language', async () => {
  for (const locale of WRITTEN) {
    expect(collectIds((await loadPage('about', locale))?.body ?? [])).toEqual(
      expect.arrayContaining(['our-mission', 'our-vision']),
    );
    expect(collectIds((await loadPage('guide', locale))?.body ?? [])).toEqual([
      'our-vision',
      'stories',
      'guides',
    ]);
  }
});
