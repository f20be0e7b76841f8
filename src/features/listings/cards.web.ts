// What lists and pages of listings are made of: every page imports `index.web.ts`, so these stand
// apart and are fetched with the pages that show them.

export { FavoriteButton } from './web/components/favorite-button.tsx';
export { ListingCard } from './web/components/listing-card.tsx';
export { ListingCardSkeleton } from './web/components/listing-card-skeleton.tsx';
export { Rating } from './web/components/rating.tsx';
export { COVER_TRANSITION } from './web/use-cover-transition.ts';
