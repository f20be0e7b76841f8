export { StayDaysOf, StayDaysOfTrips } from './web/stay-days/stay-days-of.tsx';
