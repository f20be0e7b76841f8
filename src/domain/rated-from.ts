/**
 * Reviews from which on stars are shown. One or two say more of who wrote them than of the place: what
 * has fewer is new.
 */
export const RATED_FROM = 3;
