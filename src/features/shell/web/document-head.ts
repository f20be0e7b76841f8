import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { languageLinks } from '#platform/web/i18n/addresses.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import appCss from '#platform/web/styles/app.css?url';

/** Languages that our own fonts have no letters for. */
const OTHER_SCRIPTS = new Set(['ar', 'zh', 'ja']);

/**
 * The head common to all pages.
 *
 * @param page the page's address
 */
export function documentHead(
  { i18n, locale }: RouterContext,
  { pathname, search }: { pathname: string; search: object },
) {
  const fonts = OTHER_SCRIPTS.has(locale) ? [] : [instrument, bricolage];
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: BRAND.name },
      {
        name: 'description',
        content: i18n._(
          msg`Homes to live and work in, for as long as you like: fast wifi, fair prices, hosts who reply.`,
        ),
      },
    ],
    links: [
      ...fonts.map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      ...languageLinks(pathname, search),
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}
