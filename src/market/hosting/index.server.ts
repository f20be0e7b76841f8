export { hostingErrors } from './server/errors.ts';
export {
  catalogueIds,
  catalogueLabels,
  listingFromForm,
  NOWHERE,
  offerFromForm,
  picturesOfForm,
  placeOfForm,
  positionSeed,
  requireRoomForListing,
  shownPosition,
  UNSAVED_ID,
} from './server/listing-from-form.ts';
export { picturesForBackup } from './server/pictures/backup-pictures.ts';
export { deletePicturesJob } from './server/pictures/delete-pictures.ts';
export { movePictures } from './server/pictures/move-pictures.ts';
export {
  deleteUnusedPicturesJob,
  ownPictures,
  uploadedPictures,
} from './server/pictures/pictures.ts';
export { answerPrivatePicture, attachPictures } from './server/pictures/private-pictures.ts';
export { formRoutesServed } from './server/routes.ts';
export {
  changeListing,
  findNewest,
  type HostedListing,
  insertListing,
  type ListingDetails,
  loadHosted,
} from './server/store/hosted-listing.ts';
export {
  attachEvidence,
  countTakenSince,
  hasSentPicture,
  isEvidenceOf,
  isPictureNamed,
  listEvidence,
  takeForMessage,
} from './server/store/uploads.ts';
export {
  formOfListing,
  formOfTerms,
  type NightlyTerms,
  termsFromForm,
} from './server/stored-form.ts';
