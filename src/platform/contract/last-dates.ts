/** Cookie of the dates that a person last searched or chose. */
export const LAST_DATES_COOKIE = 'last-dates';
