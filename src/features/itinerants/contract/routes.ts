import { listItinerantChoices } from './choices.ts';
import {
  createItinerant,
  previewItinerant,
  showItinerantForm,
  updateItinerant,
} from './hosting.ts';
import { quoteItinerant, showItinerantCalendar } from './joining.ts';
import { showItinerant } from './page.ts';

/** Every call of itinerants. */
export const itinerantRoutes = [
  listItinerantChoices,
  createItinerant,
  showItinerantForm,
  updateItinerant,
  previewItinerant,
  showItinerant,
  showItinerantCalendar,
  quoteItinerant,
] as const;
