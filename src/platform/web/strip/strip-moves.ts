/** The position of a strip, in CSS pixels from its start, whichever side that is. */
export interface StripPlace {
  readonly at: number;
  readonly end: number;
}

/** Pixels of one line of a wheel that counts in lines. */
const LINE_PX = 16;

/**
 * How far a turn of the wheel moves a strip; 0 leaves the turn to the page: at the strip's end, or
 * where the wheel scrolls sideways.
 */
export function wheelStep(
  wheel: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'shiftKey'>,
  { at, end }: StripPlace,
): number {
  if (wheel.ctrlKey || wheel.shiftKey) return 0;
  if (Math.abs(wheel.deltaX) >= Math.abs(wheel.deltaY)) return 0;
  const wanted = wheel.deltaMode === 0 ? wheel.deltaY : wheel.deltaY * LINE_PX;
  const room = wanted > 0 ? end - at : at;
  // A fraction of a pixel is left over at the end of a zoomed page.
  return room < 1 ? 0 : wanted;
}

/**
 * The stop of `count` that a key moves to, from the stop `from`; null for any other key. The arrow
 * in reading direction moves forward.
 */
export function keyStop(key: string, from: number, count: number, rtl: boolean): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return within(from + (rtl ? -1 : 1), count);
    case 'ArrowLeft':
      return within(from + (rtl ? 1 : -1), count);
    default:
      return null;
  }
}

function within(stop: number, count: number): number {
  return Math.min(count - 1, Math.max(0, stop));
}

/** The part of the strip that is not in view on either side. */
export function hiddenSides({ at, end }: StripPlace): { before: boolean; after: boolean } {
  return { before: at > 1, after: end - at > 1 };
}
