/** An element on the screen, by its middle, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A name that has room, and its distance below its place. */
export interface ClearName {
  readonly id: string;
  /** Pixels; negative is above. */
  readonly below: number;
}

const NAME = { width: 120, height: 22 };
const PIN = { width: 64, height: 38 };
/** Offsets that are tried for a name, in this order: below its place, above it, further below. */
const TRIES = [0, 30, -30, 52];

/** The names that have room among pins and each other, the first ones first. */
export function clearNames(
  names: readonly (Spot & { readonly id: string })[],
  pins: readonly Spot[],
): ClearName[] {
  const taken: Spot[] = [];
  return names.flatMap(({ id, x, y }) => {
    const below = TRIES.find((dy) => {
      const spot = { x, y: y + dy };
      return (
        pins.every((pin) => isApart(spot, pin, PIN)) &&
        taken.every((other) => isApart(spot, other, NAME))
      );
    });
    if (below === undefined) return [];
    taken.push({ x, y: y + below });
    return [{ id, below }];
  });
}

function isApart(name: Spot, other: Spot, size: { width: number; height: number }): boolean {
  return (
    Math.abs(name.x - other.x) >= (NAME.width + size.width) / 2 ||
    Math.abs(name.y - other.y) >= (NAME.height + size.height) / 2
  );
}
