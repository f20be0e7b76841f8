import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ContentPage } from '../content-page.ts';
import { getPageAddress } from '../site-pages.ts';
import { splitIntoSections, toPlainText } from './article/prose.tsx';

import type { PageData } from './page-data.ts';

/** Title, description, canonical address, Open Graph and structured data of a written page. */
export function pageHead(
  { i18n }: Pick<RouterContext, 'i18n'>,
  data: Pick<PageData, 'page'> | undefined,
) {
  if (data === undefined) {
    return {
      meta: [
        { title: `${i18n._(msg`Page not found`)} · ${BRAND.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    };
  }
  const { page } = data;
  const { path, locale, title, description, date } = page;
  const { origin } = pageScope();
  const url = `${origin}${getPageAddress(path)}`;
  const structured = structuredPage(page, origin);
  return {
    meta: [
      { title: `${title} · ${BRAND.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: structured?.['@type'] === 'Article' ? 'article' : 'website' },
      { property: 'og:site_name', content: BRAND.name },
      { property: 'og:locale', content: locale },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { name: 'twitter:card', content: 'summary' },
      ...(date === undefined ? [] : [{ property: 'article:published_time', content: date }]),
      ...(structured === null ? [] : [{ 'script:ld+json': structured }]),
    ],
    links: [
      canonicalLink(getPageAddress(path)),
      ...(path.startsWith('blog')
        ? [
            {
              rel: 'alternate',
              type: 'application/rss+xml',
              href: `/blog/feed.xml?lang=${locale}`,
              title: `${BRAND.name} · ${i18n._(msg`Blog`)}`,
            },
          ]
        : []),
    ],
  };
}

/**
 * A page as schema.org data, if a type fits: a piece of the blog or the guide is an article, and
 * the FAQ is a FAQ page. Others have none.
 */
function structuredPage(page: ContentPage, origin: string) {
  const { path, locale, title, description, date } = page;
  const url = `${origin}${getPageAddress(path)}`;
  if (path === 'faq') {
    return {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url,
      inLanguage: locale,
      mainEntity: splitIntoSections(page.body, 'h2')
        .sections.flatMap(({ body }) => splitIntoSections(body, 'h3').sections)
        .map(({ id, heading, body }) => ({
          '@type': 'Question',
          '@id': `${url}#${id}`,
          name: toPlainText(heading),
          acceptedAnswer: { '@type': 'Answer', text: toPlainText(body) },
        })),
    };
  }
  if (date === undefined || !/^(?:blog|guide)\//.test(path)) return null;
  const publisher = { '@type': 'Organization', name: BRAND.name, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    inLanguage: locale,
    datePublished: date,
    author: publisher,
    publisher,
  };
}
