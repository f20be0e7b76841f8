// How nights of homes are chosen and priced, for the pages and dialogs of their reservations.
export { stayNights } from './web/listing/stay-nights.ts';
