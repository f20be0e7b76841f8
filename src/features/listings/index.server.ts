export { forgetUnusedPicturesJob } from './server/forget-unused-pictures-job.ts';
export { makeListingRoutes } from './server/routes.ts';
export { type Arrival, loadArrival } from './server/store/arrival.ts';
export { countHostedListings, eraseListings, exportListings } from './server/store/personal.ts';
export { listingSummaries } from './server/store/summaries.ts';
export { uploadedPictures } from './server/uploaded-pictures.ts';
