export { experienceErrors } from './server/errors.ts';
export { mountPlaceImages } from './server/mount-place-images.ts';
export { makePlaceRoutes } from './server/places/routes.ts';
