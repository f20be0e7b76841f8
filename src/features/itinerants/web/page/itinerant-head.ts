import { msg } from '@lingui/core/macro';
import { listingPath } from '#domain/listing-path.ts';
import { listingMeta, notFoundHead } from '#market/page/late.web.ts';
import { canonicalLink } from '#platform/web/i18n/addresses.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { ItinerantData } from './itinerant-data.ts';
import { structuredItinerant } from './structured-itinerant.ts';

/** Title, description, canonical address, Open Graph and structured data of an itinerant. */
export async function itinerantHead(
  { i18n, locale }: Pick<RouterContext, 'i18n' | 'locale'>,
  data: ItinerantData | undefined,
) {
  if (data === undefined)
    return notFoundHead(i18n, msg`Itinerant not found`, ['itinerants', 'itinerants/page']);
  const { itinerant } = data;
  const { origin } = pageScope();
  const path = listingPath('itinerant', itinerant.id);
  return {
    meta: [
      ...listingMeta(itinerant, { origin, path, locale }, (description) =>
        structuredItinerant(itinerant, { origin, description }),
      ),
      // Its reviews stay for those who were there; nobody looks for what is over.
      ...(itinerant.phase === 'over' ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [canonicalLink(path)],
  };
}
