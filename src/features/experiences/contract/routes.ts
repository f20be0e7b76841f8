import { listRecommendations, showPlaceDetails } from './places.ts';

/** Every call of experiences. */
export const experienceRoutes = [listRecommendations, showPlaceDetails] as const;
