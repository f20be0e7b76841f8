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
  /** Less important than a place: the distance of a ring. */
  readonly isQuiet?: boolean;
}
