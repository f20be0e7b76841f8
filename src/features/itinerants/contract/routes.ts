import { listItinerantChoices } from './choices.ts';
import { createItinerant, showItinerantForm, updateItinerant } from './hosting.ts';
import { quoteItinerant, showItinerantCalendar } from './joining.ts';

/** Every call of itinerants. */
export const itinerantRoutes = [
  listItinerantChoices,
  createItinerant,
  showItinerantForm,
  updateItinerant,
  showItinerantCalendar,
  quoteItinerant,
] as const;
