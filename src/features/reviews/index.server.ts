export { reviewErrors } from './server/errors.ts';
export { reviewJobs } from './server/jobs.ts';
export { makeReviewRoutes } from './server/routes.ts';
export { exportReviews, forgetReviewer } from './server/store/personal.ts';
