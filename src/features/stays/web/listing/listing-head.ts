import { msg } from '@lingui/core/macro';
import { listingMeta, notFoundHead } from '#market/page/index.web.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ListingData } from './listing-data.ts';
import { structuredStay } from './structured-stay.ts';

/** Title, description, canonical URL, Open Graph and structured data of a home. */
export async function listingHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ListingData | undefined,
) {
  if (data === undefined) return notFoundHead(i18n, msg`Home not found`, ['stays']);
  const { stay } = data;
  const { origin } = pageScope();
  const path = `/listings/${stay.id}`;
  return {
    meta: listingMeta(stay, { origin, path, locale }, (description) =>
      structuredStay(stay, { origin, description }),
    ),
    links: [canonicalLink(path)],
  };
}
