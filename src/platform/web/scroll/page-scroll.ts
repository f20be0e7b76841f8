/**
 * The scroll state of the page, in the steps that listeners act on; it changes only when one of
 * them does.
 */
export interface PageScroll {
  /** At the very top, or pulled beyond it. */
  readonly atTop: boolean;
  /** Scrolled 50 px or more (spec 1 §2.4). */
  readonly past50: boolean;
  /** Scrolled more than 100 px (spec 1 §2.2, §2.5). */
  readonly past100: boolean;
  /** The last direction; `none` until it first moved, and again at the top. */
  readonly direction: 'down' | 'none' | 'up';
  /** Pulled beyond an end; cleared a moment after (spec 1 §2.2). */
  readonly overscrolled: boolean;
}

/** A moment of scrolling, in CSS pixels. */
export interface ScrollReading {
  /** Distance from the top; negative while a page is pulled beyond it. */
  readonly y: number;
  /** The furthest it can go. */
  readonly end: number;
}

/** State between two readings. */
export interface ScrollMemory {
  readonly scroll: PageScroll;
  /** The reading that the direction was last measured from. */
  readonly from: number;
}

/** The state before any movement, and on the server. */
export const AT_REST: ScrollMemory = {
  scroll: { atTop: true, past50: false, past100: false, direction: 'none', overscrolled: false },
  from: 0,
};

/** How long the page counts as pulled beyond its end afterwards (spec 1 §2.2: 200 to 300 ms). */
export const OVERSCROLL_MS = 250;

/** Less than this is a trembling finger, not a direction. */
const STEADY_PX = 4;

/**
 * The state after a further reading.
 *
 * While the page is pulled beyond an end, and until that is cleared, the direction stays: a page
 * that springs back from its end is not a person scrolling up.
 */
export function afterReading(memory: ScrollMemory, { y, end }: ScrollReading): ScrollMemory {
  const beyond = y < 0 || y > Math.max(0, end) + 1;
  const overscrolled = beyond || memory.scroll.overscrolled;
  const turned = Math.abs(y - memory.from) >= STEADY_PX;
  const atTop = y <= 0;
  const direction = directionAfter(memory, y, overscrolled, turned);
  return {
    scroll: sameOr(memory.scroll, {
      atTop,
      past50: y >= 50,
      past100: y > 100,
      direction,
      overscrolled,
    }),
    from: turned || atTop ? Math.max(0, y) : memory.from,
  };
}

/** The state once the moment after overscrolling is over. */
export function afterOverscroll(memory: ScrollMemory): ScrollMemory {
  return { ...memory, scroll: sameOr(memory.scroll, { ...memory.scroll, overscrolled: false }) };
}

function directionAfter(
  { scroll, from }: ScrollMemory,
  y: number,
  overscrolled: boolean,
  turned: boolean,
): PageScroll['direction'] {
  if (y <= 0) return 'none';
  if (overscrolled || !turned) return scroll.direction;
  return y > from ? 'down' : 'up';
}

/** The same state object when nothing in it changed, so that nothing renders again. */
function sameOr(before: PageScroll, after: PageScroll): PageScroll {
  const same =
    before.atTop === after.atTop &&
    before.past50 === after.past50 &&
    before.past100 === after.past100 &&
    before.direction === after.direction &&
    before.overscrolled === after.overscrolled;
  return same ? before : after;
}
