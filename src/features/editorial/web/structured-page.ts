import { BRAND } from '#platform/brand/brand.ts';
import type { ContentPage } from '../content-page.ts';
import { addressOf } from '../site-pages.ts';
import { sectionsOf } from './article/sections.ts';
import { textOf } from './article/text-of.ts';

/**
 * A page in schema.org's words, where they are true of it: a piece of the blog or the guide is an
 * article, the questions and answers are that. Others have none.
 */
export function structuredPage(page: ContentPage, origin: string) {
  const { path, locale, title, description, date } = page;
  const url = `${origin}${addressOf(path)}`;
  if (path === 'faq') {
    return {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url,
      inLanguage: locale,
      mainEntity: sectionsOf(page.body, 'h2')
        .sections.flatMap(({ body }) => sectionsOf(body, 'h3').sections)
        .map(({ id, heading, body }) => ({
          '@type': 'Question',
          '@id': `${url}#${id}`,
          name: textOf(heading),
          acceptedAnswer: { '@type': 'Answer', text: textOf(body) },
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
