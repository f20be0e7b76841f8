// How nights of itinerants are chosen and priced, for the pages and dialogs of their reservations.
export { itinerantNights } from './web/page/itinerant-nights.ts';
