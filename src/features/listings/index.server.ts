export { listingErrors } from './server/errors.ts';
export { makeListingRoutes } from './server/routes.ts';
export { deleteDraft } from './server/store/drafts.ts';
export { deleteListings, exportListings } from './server/store/personal.ts';
