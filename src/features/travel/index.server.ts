export { deleteStaleSearchesJob } from './server/delete-stale-searches-job.ts';
export { travelErrors } from './server/errors.ts';
export { makeTravelRoutes } from './server/routes.ts';
