import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/hosting/register-dialogs.ts';
import './web/search/register-dialogs.ts';

export { monthsLabel } from './web/search/months-label.ts';
export { searchFormHead } from './web/search/search-form-head.ts';
export { foundPlace } from './web/search/use-place-label.ts';

/** Complete as HTML; hydrated on the first interaction. */
export const SearchPage = hydrateOnInteraction(
  () => import('./web/search/search-page.tsx'),
  'SearchPage',
  SHARED_TEXTS,
);
export const loadSearchPage = lazyCall(
  () => import('./web/search/search-page-data.ts'),
  'loadSearchPage',
);
export const SearchFormPage = lazyPage(
  () => import('./web/search/search-form-page.tsx'),
  'SearchFormPage',
);

/** Page of a stay: `listingHead` returns title, description and link previews. */
export const ListingGone = lazyPage(
  () => import('./web/listing/listing-not-found.tsx'),
  'ListingGone',
);
export const loadListing = lazyCall(() => import('./web/listing/listing-data.ts'), 'loadListing');
export const listingHead = lazyCall(() => import('./web/listing/listing-head.ts'), 'listingHead');
