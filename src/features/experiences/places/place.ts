import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlaceKind } from './place-kinds.ts';

/** A public place of the catalogue. Facts only: ratings by guests are not part of it. */
export interface Place {
  /** 27 letters that begin with `ChIJwh_` (`place-id.ts`). */
  readonly id: string;
  /** Its local name, in Latin letters. */
  readonly name: string;
  readonly kind: PlaceKind;
  /** Street, square or quarter. */
  readonly street: string;
  /** The town it is in, where that differs from the city it is listed with. */
  readonly town: string;
  readonly city: PlaceCity;
  /** Degrees to three decimals: about 100 m. */
  readonly latitude: number;
  readonly longitude: number;
  readonly opening: Opening;
}

/**
 * A city with places. Name and region are those of the catalogue of regions, which translates them.
 */
export interface PlaceCity {
  readonly name: string;
  readonly region: string;
  /** Two-letter code. */
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * When a place is open, as far as it doesn't change from year to year. Exact hours aren't stored:
 * visitors have to look them up anyway.
 */
export const OPENINGS = {
  always: msg`Open at any hour`,
  daylight: msg`Open during daylight`,
  daytime: msg`Open during the day; check the hours first`,
  mornings: msg`Liveliest in the morning; check the days first`,
  'set-days': msg`Open on set days; ask before you bring a group`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type Opening = keyof typeof OPENINGS;
