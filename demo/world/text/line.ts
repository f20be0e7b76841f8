import type { ListingCategory } from '#domain/vocabulary.ts';
import type { AmenityId } from '#features/catalogues/index.server.ts';
import type { Ground, PictureRegion } from '../types.ts';

/** What has to be true of a stay for a sentence to be said of it. */
export interface When {
  readonly in?: readonly ListingCategory[];
  readonly notIn?: readonly ListingCategory[];
  /** `true`: only where guests share; `false`: only an entire place. */
  readonly shared?: boolean;
  readonly regions?: readonly PictureRegion[];
  readonly grounds?: readonly Ground[];
  /** Amenities the sentence speaks of, which the stay therefore has. */
  readonly has?: readonly AmenityId[];
}

/** A sentence of the stock. Its text may hold `{mbps}`, `{hood}`, `{city}`, `{host}`. */
export interface Line {
  readonly text: string;
  readonly when: When;
}

export function line(text: string, when: When = {}): Line {
  return { text, when };
}

/** Several sentences under one condition. */
export function lines(when: When, texts: readonly string[]): Line[] {
  return texts.map((text) => ({ text, when }));
}

/** Homes that stand among trees or in the open. */
export const WILD = ['Cabin', 'Camp', 'Cottage', 'Van'] as const satisfies ListingCategory[];
/** Homes with grounds and several roofs. */
export const GROUNDS = ['Mansion', 'Village', 'Resort'] as const satisfies ListingCategory[];
/** Homes of the dense city. */
export const URBAN = [
  'Loft',
  'Building',
  'MultiStory',
  'Modern',
] as const satisfies ListingCategory[];
/** Homes too small for a table of ten. */
export const SMALL = [
  'Van',
  'Cabin',
  'Camp',
  'Cottage',
  'Houseboat',
] as const satisfies ListingCategory[];
