import { listItinerantChoices } from './choices.ts';
import { listItinerantFigures } from './figures.ts';
import {
  createItinerant,
  previewItinerant,
  showItinerantForm,
  showRecentItinerant,
  updateItinerant,
} from './hosting.ts';
import { quoteItinerant, showItinerantCalendar } from './joining.ts';
import { showItinerant } from './page.ts';
import {
  countItinerantCategories,
  listItinerantPins,
  searchItinerants,
  showItinerantCard,
  similarItinerants,
} from './search.ts';

/** Every route of itinerants. */
export const itinerantRoutes = [
  searchItinerants,
  listItinerantPins,
  countItinerantCategories,
  showItinerantCard,
  listItinerantChoices,
  listItinerantFigures,
  createItinerant,
  showItinerantForm,
  updateItinerant,
  previewItinerant,
  showRecentItinerant,
  showItinerant,
  showItinerantCalendar,
  quoteItinerant,
  similarItinerants,
] as const;
