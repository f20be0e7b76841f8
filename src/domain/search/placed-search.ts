import type { SearchBox } from './place-fields.ts';

/** The place in a search of any kind; a missing field sets no criterion. */
export interface PlacedSearch {
  /** Country, two letters. */
  readonly locationValue?: string;
  readonly address?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** Km around the position; present exactly when the position is. */
  readonly radiusKm?: number;
  readonly bbox?: SearchBox;
}
