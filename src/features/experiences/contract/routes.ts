import { listExperienceChoices } from './choices.ts';
import { createExperience, showExperienceForm } from './hosting.ts';
import { listManagedPlaces, removeManagedPlace, setManagedPlace } from './managed.ts';
import { listSessions, quoteExperience, showExperience } from './page.ts';
import { listRecommendations, showPlaceDetails } from './places.ts';
import { previewExperience } from './preview.ts';
import {
  countExperienceCategories,
  listComingSessions,
  listExperiencePins,
  searchExperiences,
  showExperienceCard,
  similarExperiences,
} from './search.ts';
import { cancelSession, updateExperience } from './update.ts';
import {
  acceptOffer,
  joinWaitlist,
  leaveWaitlist,
  listSessionLines,
  listWaitlistPlaces,
} from './waitlist.ts';

/** Every route of experiences. */
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
  updateExperience,
  previewExperience,
  cancelSession,
  showExperience,
  listSessions,
  quoteExperience,
  listWaitlistPlaces,
  listSessionLines,
  joinWaitlist,
  leaveWaitlist,
  acceptOffer,
  listRecommendations,
  showPlaceDetails,
  listManagedPlaces,
  setManagedPlace,
  removeManagedPlace,
] as const;
