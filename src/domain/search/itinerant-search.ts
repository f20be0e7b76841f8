import { ITINERANT_CATEGORIES } from '../vocabulary.ts';
import { defineScheduledSearch } from './scheduled-search.ts';

/** What is asked of itinerants (spec 3 §2.1), to and from the URL. */
export const itinerantSearch = defineScheduledSearch(ITINERANT_CATEGORIES);
