import { msg } from '@lingui/core/macro';
import { summaryOf } from '#features/listings/page.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { pictureUrl } from '#platform/web/ui/picture.tsx';
import type { StayPage } from '../../contract.ts';
import type { ListingData } from './listing-data.ts';
import { structuredStay } from './structured-stay.ts';

/** Title, description, canonical address, Open Graph and structured data of a home. */
export function listingHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ListingData | undefined,
) {
  if (data === undefined) {
    return {
      meta: [
        { title: `${i18n._(msg`Home not found`)} · ${BRAND.name}` },
        { name: 'robots', content: 'noindex' },
      ],
    };
  }
  const { stay } = data;
  const { origin } = pageScope();
  const path = `/listings/${stay.id}`;
  const title = `${stay.title} · ${stay.place.city}, ${stay.place.countryName}`;
  const description = summaryOf(stay.description);
  return {
    meta: [
      { title: `${title} · ${BRAND.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: BRAND.name },
      { property: 'og:locale', content: locale },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: origin + path },
      ...shownPicture(stay, origin),
      { 'script:ld+json': structuredStay(stay, { origin, description }) },
    ],
    links: [canonicalLink(path)],
  };
}

function shownPicture(stay: StayPage, origin: string) {
  const cover = stay.pictures[0];
  if (cover === undefined) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: `${origin}${pictureUrl(cover.key, 1200, 'jpg')}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '900' },
    { property: 'og:image:alt', content: cover.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
