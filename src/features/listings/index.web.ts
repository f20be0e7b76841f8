export { FavoriteButton } from './web/components/favorite-button.tsx';
export { ListingCard, type ListingCardProps } from './web/components/listing-card.tsx';
export { ListingCardSkeleton } from './web/components/listing-card-skeleton.tsx';
export { Rating } from './web/components/rating.tsx';
export { useFavorite } from './web/favorites.ts';
export { COVER_TRANSITION } from './web/use-cover-transition.ts';
