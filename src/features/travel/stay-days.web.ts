// Days in the Schengen area, for pages on which nights are asked for: their routes hand it to them.
export { StayDaysOf, StayDaysOfTrips } from './web/stay-days/stay-days-of.tsx';
