import type { RoutineList } from '#domain/vocabulary.ts';
import type { RoutineRow } from './routines/routine-row.ts';
import { WEEK_DAY_ROUTINES } from './routines/week-day.ts';
import { WEEK_NIGHT_ROUTINES } from './routines/week-night.ts';
import { WEEKEND_DAY_ROUTINES } from './routines/weekend-day.ts';
import { WEEKEND_NIGHT_ROUTINES } from './routines/weekend-night.ts';

/** The routines a host chooses from, each list in the order of its hours (spec 3 §3.1, §3.8). */
export const ROUTINES = {
  weekDay: WEEK_DAY_ROUTINES,
  weekNight: WEEK_NIGHT_ROUTINES,
  weekendDay: WEEKEND_DAY_ROUTINES,
  weekendNight: WEEKEND_NIGHT_ROUTINES,
} as const satisfies Record<RoutineList, readonly RoutineRow[]>;
