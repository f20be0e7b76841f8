import type { ContentSummary } from '../../content-page.ts';
import { addressOf, SECTION_PATHS } from '../../site-pages.ts';
import { element, escapeXml } from './xml.ts';

/** Every page that anybody can open, in the form of sitemaps.org. */
export function siteMapOf(origin: string, pages: readonly ContentSummary[]): string {
  const entries = [
    ...SECTION_PATHS.map((path) => ({ path, date: undefined })),
    ...pages.map(({ path, date }) => ({ path: addressOf(path), date })),
  ];
  const urls = entries.map(({ path, date }) =>
    element(
      'url',
      element('loc', escapeXml(`${origin}${path}`)) +
        (date === undefined ? '' : element('lastmod', date)),
    ),
  );
  const map = element('urlset', `\n${urls.join('\n')}\n`, {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${map}\n`;
}
