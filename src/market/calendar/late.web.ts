export { type CalendarAnswer, calendarRules, type ReservedNights } from './web/calendar-rules.ts';
export { isHalf, NO_CHOICE, type RangeChoice } from './web/choose-day.ts';
export { LazyRangeCalendar } from './web/load-calendar.ts';
export { moveDay } from './web/move-day.ts';
export { openRules } from './web/open-rules.ts';
export { default as RangeCalendar } from './web/range-calendar.tsx';
export { type AskCalendar, type Calendar, useCalendar } from './web/use-calendar.ts';
export { getFirstWeekday, weekdayNames } from './web/weekdays.ts';
