// Where homes are asked for prices and free nights, for pages and dialogs of their reservations.
export { stayCalls } from './web/listing/stay-calls.ts';
