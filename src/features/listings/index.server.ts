export {
  type Agreement,
  type AskedNights,
  type AskedSessions,
  type Boarding,
  type BookableKind,
  type BookedDates,
  type BookedSessions,
  type NightsBookable,
  type NightsListing,
  type NightsRequest,
  nightZones,
  type OwedByHost,
  type PolicyTexts,
  type SeatsBookable,
  type SeatsListing,
  type TimedSession,
} from './server/booking/bookable-kind.ts';
export { calendarOfNights } from './server/booking/calendar-of-nights.ts';
export {
  agreedPolicyOfNights,
  nightlyPolicyTexts,
  policyOfNights,
} from './server/booking/nightly-policy.ts';
export { PETS_AMENITIES } from './server/booking/pets-amenities.ts';
export { placedRefunds } from './server/booking/placed-refunds.ts';
export { type NightlyBookable, quoteNights } from './server/booking/quote-nights.ts';
export { refuseFewNights } from './server/booking/refuse-few-nights.ts';
export { type FreedSeats, SEATS_FREED, tellSeatsFreed } from './server/booking/seats-freed.ts';
export { amenityGroupsOf, eventsOf } from './server/catalogue-parts.ts';
export { listingErrors } from './server/errors.ts';
export { catalogueIds, catalogueLabels } from './server/hosting/catalogue-ids.ts';
export {
  centsOf,
  dollarsOf,
  listingFromForm,
  offerFromForm,
  picturesOfForm,
} from './server/hosting/listing-from-form.ts';
export { formOfTerms, type NightlyTerms, termsFromForm } from './server/hosting/nightly-terms.ts';
export { placeOfForm, positionSeed, shownPosition } from './server/hosting/place-of-form.ts';
export { requireRoomForListing } from './server/hosting/require-room-for-listing.ts';
export { formOfListing } from './server/hosting/stored-form.ts';
export { NOWHERE, UNSAVED_ID } from './server/hosting/unsaved-listing.ts';
export {
  hostOfRow,
  offeredDiscounts,
  pagePolicyOf,
  placeOfRow,
} from './server/page-parts.ts';
export { deleteUnusedPicturesJob } from './server/pictures/delete-unused-pictures-job.ts';
export { ownPictures } from './server/pictures/own-pictures.ts';
export { uploadedPictures } from './server/pictures/uploaded-pictures.ts';
export type {
  DatesPrice,
  ForeseenChanges,
  ListedOffer,
  MovedSession,
  OpenCommitments,
  PricesForDates,
  SeatBookings,
  SessionChanges,
} from './server/ports.ts';
export { ratingOf } from './server/rating.ts';
export { makeListingRoutes } from './server/routes.ts';
export { commonFilterLabel, type FilterChip } from './server/search/filter-labels.ts';
export { prepareSearch } from './server/search/prepare-search.ts';
export { resultsPage } from './server/search/results-page.ts';
export { circleOf } from './server/search/search-area.ts';
export { type Arrival, loadArrival } from './server/store/arrival.ts';
export { haversineTo, isWithin } from './server/store/distance.ts';
export { deleteDraft } from './server/store/drafts.ts';
export {
  changeListing,
  findNewest,
  type HostedListing,
  insertListing,
  type ListingDetails,
  loadHosted,
} from './server/store/hosted-listing.ts';
export {
  closeNights,
  loadClosedNights,
  openNights,
} from './server/store/inventory/closed-nights.ts';
export {
  bookOfTerms,
  changeNightTerms,
  type StoredTerms,
  termsColumn,
} from './server/store/inventory/night-terms.ts';
export { claimNights, moveNights, releaseNights } from './server/store/inventory/nights.ts';
export { loadSessionTimes } from './server/store/inventory/session-times.ts';
export {
  claimSessions,
  moveSessions,
  releaseSessions,
  tryClaimSessions,
} from './server/store/inventory/sessions.ts';
export {
  changeCapacity,
  loadTakenNights,
  mostTaken,
} from './server/store/inventory/taken-nights.ts';
export { listedOrOwn } from './server/store/listed.ts';
export {
  countHostedListings,
  kindOfListing,
  lockListing,
  markDeleted,
  shareListing,
} from './server/store/listings.ts';
export { type HostRow, loadHostOfPage, pageColumns } from './server/store/page-columns.ts';
export { deleteListings, exportListings } from './server/store/personal.ts';
export { areaConditions } from './server/store/search/area-conditions.ts';
export { type CardExtras, extraColumns } from './server/store/search/card-extras.ts';
export { countCategories } from './server/store/search/category-counts.ts';
export { listConditions } from './server/store/search/list-conditions.ts';
export {
  pageQuery,
  type SearchOrder,
  type Slice,
  type Spread,
} from './server/store/search/page-query.ts';
export { type PriceFigures, readPriceFigures } from './server/store/search/price-figures.ts';
export type { SearchCriteria, SearchKind } from './server/store/search/search-kind.ts';
export { todaySql } from './server/store/search/today.ts';
export { listingSummaries, shownSummary } from './server/store/summaries.ts';
export { hasSentPicture, isPictureNamed } from './server/store/uploads.ts';
