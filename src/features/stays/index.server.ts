export { pricesForDates, stayBooking } from './server/booking/stay-booking.ts';

export { makeHostingRoutes, stayRoutesServed } from './server/routes.ts';
export {
  type HomeCursor,
  homeFurtherOn,
  type ListedHome,
  listedHomes,
} from './server/store/hosting.ts';
export { homeFigures } from './server/store/search/stay-search-kind.ts';
export { watchedStays } from './server/store/search/watched-stays.ts';
export {
  type HomeCover,
  homeCovers,
  homesInWindows,
  type WindowHome,
} from './server/store/search/window-homes.ts';
