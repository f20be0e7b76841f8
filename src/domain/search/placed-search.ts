import type { SearchBox } from './place-fields.ts';

/** What a search of any kind may say of where it looks; a missing field says nothing. */
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
