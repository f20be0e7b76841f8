export { type Arrival, listingSummaries, loadArrival } from '#features/listings/index.server.ts';
export { type BookingWish, checkWish } from './server/check-wish.ts';
export { pricesForDates } from './server/prices-for-dates.ts';
export { makeHostingRoutes, stayRoutesServed } from './server/routes.ts';
export { stayPricingInput, unitsFor } from './server/stay-pricing-input.ts';
export { loadStayForBooking, type StayForBooking } from './server/store/booking.ts';
export {
  type HomePlace,
  homeFurtherOn,
  type ListedHome,
  listedHomes,
} from './server/store/listed-homes.ts';
export { nightlyPrices } from './server/store/nightly-prices.ts';
export { claimNights, moveNights, releaseNights, releaseRanges } from './server/store/nights.ts';
