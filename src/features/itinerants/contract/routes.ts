import { listItinerantChoices } from './choices.ts';
import { createItinerant, showItinerantForm, updateItinerant } from './hosting.ts';
import { quoteItinerant, showItinerantCalendar } from './joining.ts';
import { showItinerant } from './page.ts';

/** Every call of itinerants. */
export const itinerantRoutes = [
  listItinerantChoices,
  createItinerant,
  showItinerantForm,
  updateItinerant,
  showItinerant,
  showItinerantCalendar,
  quoteItinerant,
] as const;
