/**
 * Fewest reviews for which stars are shown. One or two reflect their authors more than the place: a
 * listing with fewer is new.
 */
export const RATED_FROM = 3;
