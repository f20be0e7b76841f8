import type { ItinerantCategory } from '#domain/vocabulary.ts';

export type DurationUnit = 'days' | 'weeks' | 'months';

/** How long itinerants of a category usually take: a description, not a limit (spec 3 §3.7). */
export const DURATIONS: Readonly<
  Record<ItinerantCategory, readonly [from: number, to: number, unit: DurationUnit]>
> = {
  Popup: [2, 8, 'weeks'],
  Roadtrip: [1, 3, 'months'],
  Fest: [1, 2, 'weeks'],
  Retreat: [1, 4, 'weeks'],
  Wellness: [1, 3, 'weeks'],
  ArtistRes: [1, 3, 'months'],
  Performance: [2, 6, 'weeks'],
  CultureEx: [2, 8, 'weeks'],
  Historic: [1, 2, 'weeks'],
  CreativeInc: [1, 3, 'months'],
  TechHub: [2, 8, 'weeks'],
  EduLab: [2, 12, 'weeks'],
  EcoVillage: [1, 6, 'months'],
  FarmCoop: [2, 12, 'weeks'],
  Adventure: [1, 4, 'weeks'],
  Maritime: [1, 6, 'weeks'],
  Family: [2, 8, 'weeks'],
  Trip: [3, 14, 'days'],
};
