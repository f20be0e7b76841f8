// What pages of listings are made of, whichever kind they are of; fetched with the page of a listing.

export { Amenities } from './web/page/amenities.tsx';
export { AmenityGroups } from './web/page/amenity-groups.tsx';
export { Events } from './web/page/events.tsx';
export { Fact, FactList } from './web/page/fact-list.tsx';
export { HouseRules } from './web/page/house-rules.tsx';
export { listingMeta } from './web/page/listing-meta.ts';
export { ListingNotFound } from './web/page/listing-not-found.tsx';
export { ListingPageLayout } from './web/page/listing-page-layout.tsx';
export { ListingPreviewLayout } from './web/page/listing-preview-layout.tsx';
export { SimilarListings } from './web/page/similar-listings.tsx';
export { Wifi } from './web/page/wifi.tsx';
