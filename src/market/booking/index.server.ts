export {
  type Agreement,
  type Boarding,
  type BookableKind,
  type BookedDates,
  type BookedSessions,
  type NightsBookable,
  type NightsListing,
  type NightsRequest,
  nightZones,
  type OwedByHost,
  type PolicyTexts,
  type RequestedNights,
  type RequestedSessions,
  type SeatsBookable,
  type SeatsListing,
  type TimedSession,
} from './server/bookable-kind.ts';
export { calendarOfNights } from './server/calendar-of-nights.ts';
export { bookingErrors } from './server/errors.ts';
export {
  agreedPolicyOfNights,
  nightlyPolicyTexts,
  policyOfNights,
} from './server/nightly-policy.ts';
export { PETS_AMENITIES } from './server/pets-amenities.ts';
export { placedRefunds } from './server/placed-refunds.ts';
export type {
  DatesPrice,
  ForeseenChanges,
  ListedOffer,
  ListingPorts,
  MovedSession,
  OpenCommitments,
  PricedDates,
  PricesForDates,
  SeatBookings,
  SessionChanges,
} from './server/ports.ts';
export { type NightlyBookable, quoteNights } from './server/quote-nights.ts';
export { refuseFewNights } from './server/refuse-few-nights.ts';
export { enqueueSeatsFreed, type FreedSeats, SEATS_FREED } from './server/seats-freed.ts';
