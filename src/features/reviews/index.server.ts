export { reviewRoutesServed } from './server/routes.ts';
export { exportReviews, forgetReviewer } from './server/store/personal.ts';
