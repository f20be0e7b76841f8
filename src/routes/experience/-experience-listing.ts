import { hydrateListing } from '../-hydrate-listing.ts';

export const ExperienceListing = hydrateListing(
  () => import('./-experience-listing-view.tsx'),
  'ExperienceListing',
  ['experiences'],
);

export const prepareExperienceListing = ExperienceListing.prepare;
