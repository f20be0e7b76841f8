import './web/listing/register-dialogs.ts';

export { loadListing } from './web/listing/listing-data.ts';
export { ListingGone } from './web/listing/listing-gone.tsx';
export { listingHead } from './web/listing/listing-head.ts';
export { ListingPage } from './web/listing/listing-page.tsx';
export { ListingSkeleton } from './web/listing/listing-skeleton.tsx';
export { PriceLines } from './web/listing/price-lines.tsx';
export { RefundTimeline } from './web/listing/refund-timeline.tsx';
export { SearchBar } from './web/search/search-bar.tsx';
export { loadSearch, searchQuery } from './web/search/search-data.ts';
export { searchHead } from './web/search/search-head.ts';
export { SearchPage } from './web/search/search-page.tsx';
