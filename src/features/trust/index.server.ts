export { trustErrors } from './server/errors.ts';
export { trustJobs } from './server/jobs.ts';
export { mountReportedPictures } from './server/reported-pictures.ts';
export { trustRoutesServed } from './server/routes.ts';
export { deleteReportTexts, exportTrust } from './server/store/personal.ts';
