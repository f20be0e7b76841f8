import { lazyPage } from '#platform/web/pages/lazy-page.ts';

import './web/hosting/register-dialogs.ts';
import './web/listing/register-dialogs.ts';
import './web/search/register-dialogs.ts';

export {
  ListingGone,
  ListingPage,
  listingHead,
  loadListing,
} from './web/listing/listing-route.ts';
export { ListingSkeleton } from './web/listing/listing-skeleton.tsx';
export { isResultsPath } from './web/search/results-path.ts';
export { loadSearch, searchQuery } from './web/search/search-data.ts';
export { searchFormHead } from './web/search/search-form-head.ts';
export { searchHead } from './web/search/search-head.ts';
export { SearchPage } from './web/search/search-page.tsx';
export { usePlaceLabel } from './web/search/use-place-label.ts';

export const SearchFormPage = lazyPage(
  () => import('./web/search/search-form-page.tsx'),
  'SearchFormPage',
);
