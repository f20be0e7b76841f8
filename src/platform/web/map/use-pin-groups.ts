import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';

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

/** A pin at its position on the screen. */
interface PlacedPin {
  readonly id: string;
  /** Pixels. */
  readonly x: number;
  readonly y: number;
}

/** Overlapping pins, shown as one. */
interface PinGroup {
  /** Named after the first of its pins, so that it stays the same element as the map moves. */
  readonly id: string;
  readonly ids: readonly string[];
}

/** Pixels of a pin. */
interface PinSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Groups pins whose boxes would overlap, each with the first that has room; in the original order.
 */
export function clusterPins(pins: readonly PlacedPin[], size: PinSize): PinGroup[] {
  const groups: { x: number; y: number; ids: string[] }[] = [];
  const cells = new Map<string, number[]>();
  for (const { id, x, y } of pins) {
    const column = Math.floor(x / size.width);
    const row = Math.floor(y / size.height);
    const near = neighbours(column, row).flatMap((cell) => cells.get(cell) ?? []);
    const found = near
      .map((index) => groups[index])
      .find(
        (group) =>
          group !== undefined &&
          Math.abs(group.x - x) < size.width &&
          Math.abs(group.y - y) < size.height,
      );
    if (found !== undefined) {
      found.ids.push(id);
      continue;
    }
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), groups.length]);
    groups.push({ x, y, ids: [id] });
  }
  return groups.map(({ ids }) => ({ id: ids[0] ?? '', ids }));
}

function neighbours(column: number, row: number): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.map((dy) => `${column + dx} ${row + dy}`));
}
