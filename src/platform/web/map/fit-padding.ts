/** Pixels from the edges of a map. */
export interface Padding {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Edges of a rectangle in pixels of the screen. */
export type Edges = Padding;

/** Half of the widest pin and of its height, with some air around them. */
const PIN: Padding = { top: 30, bottom: 30, left: 74, right: 74 };
/** The share of each direction that always stays for the pins themselves. */
const MIN_FREE = 0.3;

/** Marks an element that lies over a map, such as a card: pins are fitted beside it. */
export const MAP_COVER = { 'data-map-cover': '' } as const;

/**
 * Padding in which pins are whole and not covered: half a pin, and what lies over the map's edges.
 *
 * @param frame the map's edges
 * @param covers edges of what lies over it
 */
export function paddingBeside(frame: Edges, covers: readonly Edges[]): Padding {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top];
  const taken = { top: 0, bottom: 0, left: 0, right: 0 };
  const area = ({ top, bottom, left, right }: Edges) => (bottom - top) * (right - left);
  for (const cover of [...covers].sort((a, b) => area(b) - area(a))) {
    if (area(cover) <= 0) continue;
    const needed = [
      { side: 'top', pixels: cover.bottom - frame.top, of: height },
      { side: 'bottom', pixels: frame.bottom - cover.top, of: height },
      { side: 'left', pixels: cover.right - frame.left, of: width },
      { side: 'right', pixels: frame.right - cover.left, of: width },
    ] as const;
    // The side that leaves the pins the largest share of the map; none where one has it already.
    const [cheapest] = needed
      .map(({ side, pixels, of }) => ({ side, pixels, cost: (pixels - taken[side]) / of }))
      .sort((a, b) => a.cost - b.cost);
    if (cheapest === undefined || cheapest.cost <= 0) continue;
    taken[cheapest.side] = cheapest.pixels;
  }
  const across = shrink(taken.left + PIN.left, taken.right + PIN.right, width);
  const down = shrink(taken.top + PIN.top, taken.bottom + PIN.bottom, height);
  return { left: across[0], right: across[1], top: down[0], bottom: down[1] };
}

/** Two paddings of a direction, smaller where they would leave too little of it. */
function shrink(start: number, end: number, length: number): readonly [number, number] {
  const share = Math.min(1, (length * (1 - MIN_FREE)) / (start + end));
  return [Math.floor(start * share), Math.floor(end * share)];
}

/** The padding of a map as it is on the page now. */
export function readPadding(container: HTMLElement): Padding {
  const frame = container.closest<HTMLElement>('[data-map-frame]') ?? container;
  const covers = [...frame.querySelectorAll<HTMLElement>('[data-map-cover]')];
  return paddingBeside(
    frame.getBoundingClientRect(),
    covers.map((cover) => cover.getBoundingClientRect()),
  );
}
