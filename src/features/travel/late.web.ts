export { StayDaysForDates, StayDaysOfTrips } from './web/stay-days/stay-days-for-dates.tsx';
