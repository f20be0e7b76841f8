/** How far from the front cards are wide enough to be pressed, and how far they are seen at all. */
const NEAR = 2;
const FAR = 3;

/** Where a card stands; at the edge it is seen, and yet can't be reached. */
export type Standing = 'front' | 'near' | 'edge' | 'hidden';

/**
 * How many cards one stands from the front, the short way round: negative before it.
 *
 * @param turn how often the ring was turned on by one card, less the turns back; never wraps, so
 *   that the ring goes on the short way past its ends
 */
function distanceFrom(turn: number, card: number, count: number): number {
  const after = (((card - turn) % count) + count) % count;
  return after > count / 2 ? after - count : after;
}

/** The card in front after so many turns, from 0. */
export function frontAt(turn: number, count: number): number {
  return ((turn % count) + count) % count;
}

/** The turns after which a card is in front, the short way. */
export function turnTo(card: number, turn: number, count: number): number {
  return turn + distanceFrom(turn, card, count);
}

/** Where a card stands while another is in front. */
export function standingOf(card: number, front: number, count: number): Standing {
  const distance = Math.abs(distanceFrom(front, card, count));
  if (distance === 0) return 'front';
  if (distance <= NEAR) return 'near';
  return distance <= FAR ? 'edge' : 'hidden';
}

/**
 * The card that a key brings to the front; null for any other key. The arrow that points the way
 * the page reads leads on, and past the last card to the first.
 */
export function cardAfterKey(
  key: string,
  front: number,
  count: number,
  rtl: boolean,
): number | null {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return frontAt(front + (rtl ? -1 : 1), count);
    case 'ArrowLeft':
      return frontAt(front + (rtl ? 1 : -1), count);
    default:
      return null;
  }
}

/**
 * Which way a wheel over the ring turns it: 1 on, -1 back. 0 leaves the movement to the page: when
 * the ring has no focus and the movement isn't mainly sideways, at both ends, and for a zoom.
 */
export function wheelTurn(
  wheel: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'ctrlKey'>,
  ring: { front: number; count: number; hasFocus: boolean; rtl: boolean },
): 1 | -1 | 0 {
  const isSideways = Math.abs(wheel.deltaX) > Math.abs(wheel.deltaY);
  if (wheel.ctrlKey || !(isSideways || ring.hasFocus)) return 0;
  const wanted = isSideways ? wheel.deltaX * (ring.rtl ? -1 : 1) : wheel.deltaY;
  if (wanted > 0) return ring.front < ring.count - 1 ? 1 : 0;
  if (wanted < 0) return ring.front > 0 ? -1 : 0;
  return 0;
}
