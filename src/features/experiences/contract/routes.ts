import { listExperienceChoices } from './choices.ts';
import { createExperience, previewExperience, showExperienceForm } from './hosting.ts';
import { listSessions, quoteExperience, showExperience } from './page.ts';
import { listRecommendations, showPlaceDetails } from './places.ts';
import {
  countExperienceCategories,
  listComingSessions,
  listExperiencePins,
  searchExperiences,
  showExperienceCard,
  similarExperiences,
} from './search.ts';

/** Every call of experiences. */
export const experienceRoutes = [
  searchExperiences,
  listExperiencePins,
  countExperienceCategories,
  showExperienceCard,
  listComingSessions,
  similarExperiences,
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
