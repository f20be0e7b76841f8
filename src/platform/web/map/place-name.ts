/** A name written on the map. */
export interface PlaceName {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Shown at these zooms only. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Names a whole town: it is placed in the town's middle where that is known. */
  readonly isTown?: boolean;
  /** Says less than a place: how far it is to a ring. */
  readonly isQuiet?: boolean;
}
