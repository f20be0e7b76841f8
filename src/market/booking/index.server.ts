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
export { bookingErrors } from './server/errors.ts';
export { type GoState, showGoState } from './server/go-state.ts';
export { meetsGuestCondition } from './server/guest-condition.ts';
export {
  agreedNights,
  agreedPolicyOfNights,
  calendarOfNights,
  type NightlyBookable,
  nightlyPolicyTexts,
  PETS_AMENITIES,
  policyOfNights,
  quoteNights,
  refuseFewNights,
} from './server/nights.ts';

export {
  type DatesPrice,
  enqueueSeatsFreed,
  type ForeseenChanges,
  type FreedSeats,
  type ListedOffer,
  type ListingPorts,
  type MovedSession,
  type OpenCommitments,
  type PricedDates,
  type PricesForDates,
  placedRefunds,
  SEATS_FREED,
  type SeatBookings,
  type SessionChanges,
} from './server/ports.ts';
