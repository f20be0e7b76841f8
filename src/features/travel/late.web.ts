export { StayDaysForDates, StayDaysOfTrips } from './web/stay-days/stay-days-of.tsx';
