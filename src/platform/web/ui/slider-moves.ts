/** The bounds of two thumbs, and their minimum distance. */
export interface SliderSpan {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Least distance of the two thumbs. */
  readonly gap: number;
}

export type Thumb = 'low' | 'high';

/** Low and high after one thumb was moved: it stops before the other (spec 3 §5). */
export function moveThumb(
  { low, high }: Readonly<Record<Thumb, number>>,
  thumb: Thumb,
  value: number,
  { min, max, gap }: SliderSpan,
): Record<Thumb, number> {
  return thumb === 'low'
    ? { low: Math.max(min, Math.min(value, high - gap)), high }
    : { low, high: Math.min(max, Math.max(value, low + gap)) };
}

/**
 * The thumb that a click at `value` moves: the nearer, and on a tie the one that can move there.
 */
export function thumbFor({ low, high }: Readonly<Record<Thumb, number>>, value: number): Thumb {
  const toLow = Math.abs(value - low);
  const toHigh = Math.abs(value - high);
  if (toLow !== toHigh) return toLow < toHigh ? 'low' : 'high';
  return value < low ? 'low' : 'high';
}

/**
 * The thumb on top where both are at one place: at the far end only the low one can still be moved,
 * so it has to be the one that is grasped.
 */
export function thumbAbove(
  { low, high }: Readonly<Record<Thumb, number>>,
  { min, max }: SliderSpan,
): Thumb {
  return low + high > min + max ? 'low' : 'high';
}

/** The position of a value from `min` to `max`, 0 to 1; values outside are at its ends. */
export function toFraction(value: number, { min, max }: Pick<SliderSpan, 'min' | 'max'>): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

/** The value at a position (0 to 1), on a step. */
export function valueAt(part: number, { min, max, step }: SliderSpan): number {
  const value = min + Math.round((part * (max - min)) / step) * step;
  return Math.min(max, Math.max(min, value));
}
