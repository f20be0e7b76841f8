import { LOCALES } from '#platform/i18n/locales.ts';
import { pageScope } from '../scope/page-scope.ts';
import { stringifyPlainSearch } from '../scope/plain-search.ts';

/**
 * Parameter that requests a page in a language; read by the server, and removed from the address.
 */
export const LANGUAGE_PARAMETER = 'lang';

/** Standard tags of our languages; the Chinese is the simplified one. */
const HREFLANG: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

/**
 * Links to a page in each language, and to the automatic choice. The language is no part of an
 * address's meaning, so all of them are the one page.
 *
 * @param search parameters that make it this page
 */
export function languageLinks(pathname: string, search: object) {
  const { origin } = pageScope();
  const path = pathname + stringifyPlainSearch(search);
  const link = (hrefLang: string, href: string) => ({ rel: 'alternate', hrefLang, href });
  return [
    ...Object.keys(LOCALES).map((locale) =>
      link(HREFLANG[locale] ?? locale, origin + withLanguage(path, locale)),
    ),
    link('x-default', origin + path),
  ];
}

/**
 * The canonical address of a page, for search engines. A page that was requested in a language is
 * canonical in that language: otherwise the links to it would lead to pages with another canonical
 * address.
 *
 * @param path path of the page
 */
export function canonicalLink(path: string) {
  const { origin, askedLanguage } = pageScope();
  const asked = askedLanguage === undefined ? path : withLanguage(path, askedLanguage);
  return { rel: 'canonical', href: origin + asked };
}

/** The address that shows a page of this site in a language, and stores that language. */
export function withLanguage(path: string, language: string): string {
  const [bare = '', query = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(LANGUAGE_PARAMETER, language);
  return `${bare}?${parameters}`;
}
