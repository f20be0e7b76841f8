import { ExperiencePage } from '#features/experiences/index.web.ts';
import { liveListing } from '../-live-listing.ts';

export const ExperienceListing = liveListing(
  () => import('./-experience-listing-view.tsx'),
  'ExperienceListing',
  ExperiencePage,
  ['experiences', 'experiences/page', 'experiences/sessions'],
);

export const prepareExperienceListing = ExperienceListing.prepare;
