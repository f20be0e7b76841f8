export { HostCalendarPage } from './web/host-calendar/host-calendar-page.tsx';
export { loadHostCalendar } from './web/host-calendar/load-host-calendar.ts';
