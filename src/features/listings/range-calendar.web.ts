// For what is fetched late itself and shows the calendar at once.
export { default as RangeCalendar } from './web/calendar/range-calendar.tsx';
