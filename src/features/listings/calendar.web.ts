// The calendar of nights: what may be chosen, and the calendar itself, fetched when first shown.
export { FreeInstead } from './web/booking/free-instead.tsx';
export { calendarRules, type HeldNights } from './web/calendar/calendar-rules.ts';
export { isHalf, NO_CHOICE, type RangeChoice } from './web/calendar/choose-day.ts';
export { RangeCalendar } from './web/calendar/load-calendar.ts';
export { moveDay } from './web/calendar/move-day.ts';
export { openRules } from './web/calendar/open-rules.ts';
export { type Calendar, useCalendar } from './web/calendar/use-calendar.ts';
export { firstWeekdayOf, weekdayNames } from './web/calendar/weekdays.ts';
