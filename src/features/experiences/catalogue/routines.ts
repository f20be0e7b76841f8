import { EVENT_TYPES, type EventTypeId } from '#features/catalogues/index.server.ts';

/** Event types that experiences can be searched by (spec 2 §2), in the order of the search. */
const ROUTINE_IDS = [
  'startup-pitches',
  'tech-talk',
  'wayhearth-tech',
  'design-and-business',
  'demo-day',
  'founders-circle',
  'coworking-sprint',
  'language-exchange',
  'skill-swap',
  'yoga-session',
  'meditation',
  'morning-runs',
  'fitness-bootcamps',
  'storytelling',
  'open-mic',
  'cooking-class',
  'family-dinner',
  'game-nights',
] as const satisfies readonly EventTypeId[];

export type ExperienceRoutineId = (typeof ROUTINE_IDS)[number];
type RoutineRow = Extract<(typeof EVENT_TYPES)[number], { readonly id: ExperienceRoutineId }>;

/** Entries of the catalogue for those event types, each with its usual time. */
export const EXPERIENCE_ROUTINES: readonly RoutineRow[] = ROUTINE_IDS.flatMap((id) =>
  EVENT_TYPES.filter((row): row is RoutineRow => row.id === id),
);
