import { listItinerantChoices } from './choices.ts';
import {
  createItinerant,
  showItinerantForm,
  showRecentItinerant,
  updateItinerant,
} from './hosting.ts';
import { quoteItinerant, showItinerantCalendar } from './joining.ts';
import { showItinerant } from './page.ts';
import { similarItinerants } from './similar.ts';

/** Every call of itinerants. */
export const itinerantRoutes = [
  listItinerantChoices,
  createItinerant,
  showItinerantForm,
  updateItinerant,
  showRecentItinerant,
  showItinerant,
  showItinerantCalendar,
  quoteItinerant,
  similarItinerants,
] as const;
