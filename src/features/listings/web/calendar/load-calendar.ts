import { late } from '#platform/web/pages/late.tsx';

/** The calendar; its code comes when it is first shown. Never rendered on the server. */
export const RangeCalendar = late(() => import('./range-calendar.tsx'));
