import type { I18n, MessageDescriptor } from '@lingui/core';
import { BRAND } from '#platform/brand/brand.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';
import { absolutePictureUrl, type SiteOrigins } from '#platform/web/ui/picture.tsx';
import type { Picture, Place } from '../contract.ts';

/** Fields of a listing for link previews. */
interface SharedListing {
  readonly title: string;
  readonly description: string;
  readonly place: Pick<Place, 'city' | 'countryName'>;
  readonly pictures: readonly Picture[];
  readonly awaitsConfirmation: boolean;
}

/** The URL of a page. */
interface PageAddress {
  readonly site: SiteOrigins;
  /** Without the language. */
  readonly path: string;
  readonly locale: string;
}

/**
 * Title, description, Open Graph and structured data of a listing's page.
 *
 * @param structured its schema.org data, to which the page's description is added
 */
export function listingMeta(
  { title: name, description: text, place, pictures, awaitsConfirmation }: SharedListing,
  { site, path, locale }: PageAddress,
  structured: (description: string) => object,
) {
  const title = `${name} · ${place.city}, ${place.countryName}`;
  const description = summarize(text);
  return [
    { title: `${title} · ${BRAND.name}` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: locale },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: site.origin + path },
    ...coverMeta(pictures[0], site),
    // Otherwise accounts without a confirmed email address could publish pages for search engines.
    ...(awaitsConfirmation ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': structured(description) },
  ];
}

function coverMeta(cover: Picture | undefined, site: SiteOrigins) {
  if (cover === undefined) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: absolutePictureUrl(site, cover.key, 1200, 'jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '900' },
    { property: 'og:image:alt', content: cover.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Maximum number of characters of a description in search results and link previews. */
export const SUMMARY_LENGTH = 160;

/** The beginning of a text as one line, ending with a whole word. */
export function summarize(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  const cut = line.slice(0, SUMMARY_LENGTH);
  const end = cut.lastIndexOf(' ');
  const whole = end > 0 ? cut.slice(0, end) : cut;
  // The cut may split a surrogate pair.
  return `${whole.replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Head of the page for a missing listing. Texts of a listing's page load on the first interaction;
 * nothing here triggers that, so its texts are loaded with it.
 *
 * @param texts of the kind, as `loadTexts` names them
 */
export async function notFoundHead(i18n: I18n, title: MessageDescriptor, texts: readonly string[]) {
  await loadTexts(i18n, [...MARKET_TEXTS, ...texts]);
  return {
    meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, { name: 'robots', content: 'noindex' }],
  };
}
