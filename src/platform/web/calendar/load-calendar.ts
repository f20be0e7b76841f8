import { lazy } from 'react';

/** Fetches the calendar ahead, when a person is about to need it. */
export const preloadRangeCalendar = () => import('./range-calendar.tsx');

/** The calendar; its code comes when it is first shown. Never rendered on the server. */
export const RangeCalendar = lazy(preloadRangeCalendar);
