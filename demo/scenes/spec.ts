import type { ListingCategory, SceneryStyle } from '#domain/vocabulary.ts';

export const SUBJECTS = ['exterior', 'interior', 'landscape', 'detail', 'outing'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const REGIONS = [
  'mediterranean',
  'northern',
  'tropical',
  'desert',
  'alpine',
  'east-asian',
  'latin',
  'temperate',
] as const;
export type Region = (typeof REGIONS)[number];

export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const;
export type Time = (typeof TIMES)[number];

export const INTERIORS = [
  'desk',
  'bed',
  'bath',
  'hammock',
  'kitchen',
  'bunk',
  'garden',
  'lounge',
  'table',
  'stage',
  'supper',
  'talk',
  'workshop',
  'yoga',
] as const;
export type Interior = (typeof INTERIORS)[number];

/** What a home in a town stands in: a street of houses wall to wall, or one of gardens and trees. */
export const PLACES = ['street', 'avenue'] as const;
export type Place = (typeof PLACES)[number];

/** All that a picture is drawn from. The same specification always gives the same picture. */
export interface SceneSpec {
  /**
   * Any unsigned 32-bit integer. Its lowest five bits are the picture's own; the others are the
   * home's, so that a home keeps its colours and its furniture in all of its pictures.
   */
  readonly seed: number;
  readonly subject: Subject;
  readonly category: ListingCategory;
  readonly scenery: SceneryStyle;
  readonly region: Region;
  readonly time: Time;
  /** Which room, for the subject `interior` alone; `desk` when left out. */
  readonly interior?: Interior;
  /** In which kind of street the home stands; in the open landscape when left out. */
  readonly place?: Place;
}

/** How many pictures of one home a seed can tell apart. */
export const PICTURES_OF_A_HOME = 32;

/** The picture's size in its own units. It scales to any size of the same shape. */
export const WIDTH = 1200;
export const HEIGHT = 900;
