import type { ContentSummary } from '../../content-page.ts';
import { addressOf, SECTION_PATHS } from '../../site-pages.ts';
import { element, escapeXml } from './xml.ts';

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What one site map begins and ends with, around its addresses. */
export const URL_SET = {
  open: `${DECLARATION}<urlset xmlns="${XMLNS}">\n`,
  close: '</urlset>\n',
} as const;

/** A page anybody can open. */
export interface MappedPage {
  readonly path: string;
  /** When it last changed, as sitemaps.org writes it: a day, or a moment of UTC. */
  readonly changed?: string | undefined;
}

/** The list of all site maps, in the form of sitemaps.org. */
export function siteMapIndexOf(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => element('sitemap', element('loc', escapeXml(origin + path))));
  const index = element('sitemapindex', `\n${maps.join('\n')}\n`, { xmlns: XMLNS });
  return `${DECLARATION}${index}\n`;
}

/** The sections and every written page. */
export function pagesMapOf(origin: string, pages: readonly ContentSummary[]): string {
  const entries: MappedPage[] = [
    ...SECTION_PATHS.map((path) => ({ path })),
    ...pages.map(({ path, date }) => ({ path: addressOf(path), changed: date })),
  ];
  return URL_SET.open + entriesOf(origin, entries) + URL_SET.close;
}

/** Addresses, a line each. */
export function entriesOf(origin: string, pages: readonly MappedPage[]): string {
  return pages
    .map(({ path, changed }) => {
      const lastmod = changed === undefined ? '' : element('lastmod', changed);
      return `${element('url', element('loc', escapeXml(origin + path)) + lastmod)}\n`;
    })
    .join('');
}
