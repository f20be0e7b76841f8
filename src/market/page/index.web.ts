export { Amenities } from './web/amenities.tsx';
export { AmenityGroups } from './web/amenity-groups.tsx';
export {
  ConfirmAddressNote,
  ConfirmationOptions,
  useUnconfirmed,
} from './web/cards/confirmation-options.tsx';
export { ListingCard, ListingTitle, TownLine, WifiSpeed } from './web/cards/listing-card.tsx';
export {
  LISTING_GRID,
  LISTING_GRID_SIZES,
  ListingCardSkeleton,
} from './web/cards/listing-card-skeleton.tsx';
export { Rating } from './web/cards/rating.tsx';
export { RedactedNote } from './web/cards/redacted-note.tsx';
export { readLastDates } from './web/last-dates.ts';
export { listingMeta, notFoundHead } from './web/listing-meta.ts';
export { ListingNotFound } from './web/listing-not-found.tsx';
export { ListingPageLayout } from './web/listing-page-layout.tsx';
export { ListingPreviewLayout } from './web/listing-preview-layout.tsx';
export { MorePages } from './web/more-pages.tsx';
export { Events, Fact, FactList, HouseRules } from './web/page-lists.tsx';
export { picturePart } from './web/picture-groups.ts';
export { ListingGridSkeleton, ListingSkeleton, registerPageDialogs } from './web/route-parts.ts';
export { SaveToListButton } from './web/save-to-list-button.tsx';
export { SimilarListings } from './web/similar-listings.tsx';
export {
  MixedParagraph,
  MixedTexts,
  MixedTextsNote,
  useMixedText,
} from './web/translation/mixed-texts.tsx';
export { OwnWords } from './web/translation/translated-texts.tsx';
export { useRememberDates } from './web/use-remember-dates.ts';
export { Wifi } from './web/wifi.tsx';
export { WifiGuarantee } from './web/wifi-guarantee.tsx';
