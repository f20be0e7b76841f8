import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';

/** The calendar; its code loads when it is first shown. Never rendered on the server. */
export const LazyRangeCalendar = lazyComponent(() => import('./range-calendar.tsx'));
