import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/hosting/register-dialogs.ts';
import './web/search/register-dialogs.ts';

export {
  ListingGone,
  ListingPage,
  listingHead,
  loadListing,
} from './web/listing/listing-route.ts';
export { ListingSkeleton } from './web/listing/listing-skeleton.tsx';
export { isResultsPath } from './web/search/results-path.ts';
export { loadSearch } from './web/search/search-data.ts';
export { searchFormHead } from './web/search/search-form-head.ts';
export { searchHead } from './web/search/search-head.ts';
export { monthsLabel } from './web/search/search-heading.ts';
export { foundPlace } from './web/search/use-place-label.ts';

/** Whole as HTML; it becomes live when somebody is there. */
export const SearchPage = hydrateOnInteraction(
  () => import('./web/search/search-page.tsx'),
  'SearchPage',
);
export const SearchFormPage = lazyPage(
  () => import('./web/search/search-form-page.tsx'),
  'SearchFormPage',
);
