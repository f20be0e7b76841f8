// How nights of a listing are chosen and reserved, whichever kind it is of; fetched with the page of
// a listing.

export type { NightsCalls } from './web/booking/nights-calls.ts';
