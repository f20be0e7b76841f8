export { catalogueIds, catalogueLabels } from './server/catalogue-ids.ts';
export { hostingErrors } from './server/errors.ts';
export {
  listingFromForm,
  offerFromForm,
  picturesOfForm,
} from './server/listing-from-form.ts';
export { formOfTerms, type NightlyTerms, termsFromForm } from './server/nightly-terms.ts';
export { deleteUnusedPicturesJob } from './server/pictures/delete-unused-pictures-job.ts';
export { ownPictures } from './server/pictures/own-pictures.ts';
export { uploadedPictures } from './server/pictures/uploaded-pictures.ts';
export { placeOfForm, positionSeed, shownPosition } from './server/place-of-form.ts';
export { requireRoomForListing } from './server/require-room-for-listing.ts';
export { formRoutesServed } from './server/routes.ts';
export {
  changeListing,
  findNewest,
  type HostedListing,
  insertListing,
  type ListingDetails,
  loadHosted,
} from './server/store/hosted-listing.ts';
export { hasSentPicture, isPictureNamed } from './server/store/uploads.ts';
export { formOfListing } from './server/stored-form.ts';
export { NOWHERE, UNSAVED_ID } from './server/unsaved-listing.ts';
