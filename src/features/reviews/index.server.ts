export { reviewErrors } from './server/errors.ts';
export { reviewJobs } from './server/jobs.ts';
export { reviewRoutesServed } from './server/routes.ts';
export { deleteReviewTexts, exportReviews } from './server/store/personal.ts';
