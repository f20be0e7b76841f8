export { experienceBooking } from './server/booking/experience-booking.ts';
export { experienceErrors } from './server/errors.ts';
export { experienceJobs } from './server/jobs.ts';
export { mountManagedExperiences } from './server/mount-managed-experiences.ts';
export { mountPlaceImages } from './server/mount-place-images.ts';
export { makeExperienceRoutes } from './server/routes.ts';
