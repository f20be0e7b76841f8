/** A pin at its position on the screen. */
export interface PlacedPin {
  readonly id: string;
  /** Pixels. */
  readonly x: number;
  readonly y: number;
}

/** Overlapping pins, shown as one. */
export interface PinGroup {
  /** Named after the first of its pins, so that it stays the same element as the map moves. */
  readonly id: string;
  readonly ids: readonly string[];
}

/** Pixels of a pin. */
export interface PinSize {
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
