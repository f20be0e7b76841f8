import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { clusterPins } from './cluster-pins.ts';

export interface MapPin {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Short text on the pin, such as a price. */
  readonly label: string;
  /**
   * The amount of the label, for comparison: the lowest of a group is on its pin. 0 for free
   * listings.
   */
  readonly amount: number;
}

/** Pixels of a pin with its margin. */
const SIZE = { width: 100, height: 38 };
/** Pixels outside of the map within which pins are rendered, so that they slide in as it moves. */
const MARGIN = 200;

/** The pins in and near the view, grouped so that none covers another. */
export function usePinGroups(
  map: LibraryMap | null,
  pins: readonly MapPin[],
): readonly (readonly MapPin[])[] {
  const [groups, setGroups] = useState<readonly (readonly MapPin[])[]>([]);
  useEffect(() => {
    if (map === null) return;
    const byId = new Map(pins.map((pin) => [pin.id, pin]));
    const group = () => {
      const { clientWidth, clientHeight } = map.getContainer();
      const placed = pins.flatMap(({ id, latitude, longitude }) => {
        const { x, y } = map.project([longitude, latitude]);
        const isNear =
          x > -MARGIN && y > -MARGIN && x < clientWidth + MARGIN && y < clientHeight + MARGIN;
        return isNear ? [{ id, x, y }] : [];
      });
      setGroups(
        clusterPins(placed, SIZE).map(({ ids }) => ids.flatMap((id) => byId.get(id) ?? [])),
      );
    };
    group();
    map.on('moveend', group);
    return () => {
      map.off('moveend', group);
    };
  }, [map, pins]);
  return groups;
}
