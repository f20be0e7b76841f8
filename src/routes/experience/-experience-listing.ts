import { liveListing } from '../-live-listing.ts';

export const ExperienceListing = liveListing(
  () => import('./-experience-listing-view.tsx'),
  'ExperienceListing',
  ['experiences'],
);

export const prepareExperienceListing = ExperienceListing.prepare;
