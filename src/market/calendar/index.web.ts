export { getFirstWeekday, moveDay, weekdayNames } from './web/calendar-cells.ts';
export {
  type CalendarAnswer,
  calendarRules,
  openRules,
  type ReservedNights,
} from './web/calendar-rules.ts';
export { isHalf, NO_CHOICE, type RangeChoice } from './web/choose-day.ts';
export { default as RangeCalendar } from './web/range-calendar.tsx';
export {
  type AskCalendar,
  type Calendar,
  LazyRangeCalendar,
  useCalendar,
} from './web/use-calendar.ts';
