import { EXPERIENCE_CATEGORIES } from '../vocabulary.ts';
import { defineScheduledSearch } from './scheduled-search.ts';

/** What is asked of experiences (spec 3 §2.1), to and from the URL. */
export const experienceSearch = defineScheduledSearch(EXPERIENCE_CATEGORIES);
