import type { Locale } from '#platform/i18n/locales.ts';
import type { ContentPage, ContentSummary } from '../content-page.ts';

const SOURCE_LOCALE = 'en';

// Each file is a separate chunk, so that only the opened page is loaded.
const pages = import.meta.glob<ContentPage>('./*/**/*.md', { import: 'default' });

type Contents = () => Promise<{ summaries: Record<string, ContentSummary> }>;

/** Languages the pages are written in. */
const contents = {
  en: () => import('./en/contents.ts'),
  de: () => import('./de/contents.ts'),
  es: () => import('./es/contents.ts'),
  fr: () => import('./fr/contents.ts'),
  pt: () => import('./pt/contents.ts'),
} satisfies Partial<Record<Locale, Contents>>;

/** The language of pages for a reader of `locale`: their own, otherwise English. */
export function contentLocale(locale: Locale): keyof typeof contents {
  return Object.hasOwn(contents, locale) ? (locale as keyof typeof contents) : SOURCE_LOCALE;
}

/**
 * A page in the reader's language, otherwise in English.
 *
 * @param path without a slash in front, such as `guide/working-across-time-zones`
 * @returns null if the page doesn't exist
 */
export async function loadPage(path: string, locale: Locale): Promise<ContentPage | null> {
  for (const language of [contentLocale(locale), SOURCE_LOCALE]) {
    const load = pages[`./${language}/${path}.md`] ?? pages[`./${language}/${path}/index.md`];
    if (load !== undefined) return load();
  }
  return null;
}

/** Titles of all pages, in the reader's language, otherwise in English. */
export async function loadContents(locale: Locale): Promise<ContentSummary[]> {
  const { summaries } = await contents[contentLocale(locale)]();
  return Object.values(summaries);
}
