import { listExperienceChoices } from './choices.ts';
import { createExperience, previewExperience, showExperienceForm } from './hosting.ts';
import { listSessions, quoteExperience, showExperience } from './page.ts';
import { listRecommendations, showPlaceDetails } from './places.ts';

/** Every call of experiences. */
export const experienceRoutes = [
  listExperienceChoices,
  createExperience,
  showExperienceForm,
  previewExperience,
  showExperience,
  listSessions,
  quoteExperience,
  listRecommendations,
  showPlaceDetails,
] as const;
