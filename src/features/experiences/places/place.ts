import type { Opening } from './openings.ts';
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
