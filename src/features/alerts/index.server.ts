export { alertErrors } from './server/errors.ts';
export { alertJobs } from './server/jobs.ts';
export { ALERT_MAIL_CHECKS } from './server/mail-checks.ts';
export { mountUnsubscribe } from './server/mount-unsubscribe.ts';
export { alertRoutesServed } from './server/routes.ts';
export { deleteSavedSearches, exportSavedSearches } from './server/store/searches.ts';
