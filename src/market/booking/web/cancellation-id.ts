/** The element of a page that says what comes back when; the price panel leads to it. */
export const CANCELLATION_ID = 'cancellation';
