export { travelErrors } from './server/errors.ts';
export { forgetStaleSearchesJob } from './server/forget-stale-searches-job.ts';
export { makeTravelRoutes } from './server/routes.ts';
