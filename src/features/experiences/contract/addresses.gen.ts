// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as choices from './choices.ts';
import type * as hosting from './hosting.ts';
import type * as managed from './managed.ts';
import type * as page from './page.ts';
import type * as places from './places.ts';
import type * as preview from './preview.ts';
import type * as search from './search.ts';
import type * as update from './update.ts';
import type * as waitlist from './waitlist.ts';

export const listExperienceChoices: RouteAddress<typeof choices.listExperienceChoices> = {
  method: 'GET',
  path: '/api/experience-choices',
  access: 'public',
  idempotent: false,
};

export const createExperience: RouteAddress<typeof hosting.createExperience> = {
  method: 'POST',
  path: '/api/experiences',
  access: 'signed-in',
  idempotent: true,
};

export const showExperienceForm: RouteAddress<typeof hosting.showExperienceForm> = {
  method: 'GET',
  path: '/api/experienceinfo/:id',
  access: 'signed-in',
  idempotent: false,
};

export const listManagedPlaces: RouteAddress<typeof managed.listManagedPlaces> = {
  method: 'GET',
  path: '/api/managed-places',
  access: 'places',
  idempotent: false,
};

export const removeManagedPlace: RouteAddress<typeof managed.removeManagedPlace> = {
  method: 'DELETE',
  path: '/api/managed-places/:id',
  access: 'places',
  idempotent: false,
};

export const setManagedPlace: RouteAddress<typeof managed.setManagedPlace> = {
  method: 'PUT',
  path: '/api/managed-places/:id',
  access: 'places',
  idempotent: false,
};

export const listSessions: RouteAddress<typeof page.listSessions> = {
  method: 'GET',
  path: '/api/experiences/:id/sessions',
  access: 'public',
  idempotent: false,
};

export const quoteExperience: RouteAddress<typeof page.quoteExperience> = {
  method: 'GET',
  path: '/api/experiences/:id/quote',
  access: 'public',
  idempotent: false,
};

export const showExperience: RouteAddress<typeof page.showExperience> = {
  method: 'GET',
  path: '/api/experiences/:id',
  access: 'public',
  idempotent: false,
};

export const listRecommendations: RouteAddress<typeof places.listRecommendations> = {
  method: 'GET',
  path: '/api/recommendations',
  access: 'public',
  idempotent: false,
};

export const showPlaceDetails: RouteAddress<typeof places.showPlaceDetails> = {
  method: 'GET',
  path: '/api/google-places',
  access: 'public',
  idempotent: false,
};

export const previewExperience: RouteAddress<typeof preview.previewExperience> = {
  method: 'POST',
  path: '/api/experience-preview',
  access: 'signed-in',
  idempotent: false,
};

export const countExperienceCategories: RouteAddress<typeof search.countExperienceCategories> = {
  method: 'GET',
  path: '/api/experience-categories',
  access: 'public',
  idempotent: false,
};

export const listComingSessions: RouteAddress<typeof search.listComingSessions> = {
  method: 'GET',
  path: '/api/coming-sessions',
  access: 'public',
  idempotent: false,
};

export const listExperiencePins: RouteAddress<typeof search.listExperiencePins> = {
  method: 'GET',
  path: '/api/experience-pins',
  access: 'public',
  idempotent: false,
};

export const searchExperiences: RouteAddress<typeof search.searchExperiences> = {
  method: 'GET',
  path: '/api/experiences',
  access: 'public',
  idempotent: false,
};

export const showExperienceCard: RouteAddress<typeof search.showExperienceCard> = {
  method: 'GET',
  path: '/api/experiences/:id/card',
  access: 'public',
  idempotent: false,
};

export const similarExperiences: RouteAddress<typeof search.similarExperiences> = {
  method: 'GET',
  path: '/api/experiences/:id/similar',
  access: 'public',
  idempotent: false,
};

export const cancelSession: RouteAddress<typeof update.cancelSession> = {
  method: 'POST',
  path: '/api/experiences/:id/sessions/:entry/:date/cancel',
  access: 'signed-in',
  idempotent: true,
};

export const updateExperience: RouteAddress<typeof update.updateExperience> = {
  method: 'POST',
  path: '/api/experienceinfo/:id',
  access: 'signed-in',
  idempotent: false,
};

export const acceptOffer: RouteAddress<typeof waitlist.acceptOffer> = {
  method: 'POST',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist/accept',
  access: 'signed-in',
  idempotent: true,
};

export const joinWaitlist: RouteAddress<typeof waitlist.joinWaitlist> = {
  method: 'POST',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist',
  access: 'signed-in',
  idempotent: false,
};

export const leaveWaitlist: RouteAddress<typeof waitlist.leaveWaitlist> = {
  method: 'DELETE',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist',
  access: 'signed-in',
  idempotent: false,
};

export const listSessionLines: RouteAddress<typeof waitlist.listSessionLines> = {
  method: 'GET',
  path: '/api/experiences/:id/waitlists',
  access: 'signed-in',
  idempotent: false,
};

export const listWaitlistPlaces: RouteAddress<typeof waitlist.listWaitlistPlaces> = {
  method: 'GET',
  path: '/api/experiences/:id/waitlist',
  access: 'signed-in',
  idempotent: false,
};
