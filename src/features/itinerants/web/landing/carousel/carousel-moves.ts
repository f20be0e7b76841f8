import type { ItinerantCategory } from '#domain/vocabulary.ts';

/**
 * Distances from the front up to which cards are wide enough to be clicked, and up to which they
 * are visible.
 */
const NEAR = 2;
const FAR = 3;

/** Position of a card; at the edge it is visible, but can't be reached. */
export type CardPosition = 'front' | 'near' | 'edge' | 'hidden';

/**
 * Distance of a card from the front in cards, by the shorter direction: negative before it.
 *
 * @param turn number of turns forward by one card, minus the turns back; it never wraps, so that
 *   the ring continues in the shorter direction past its ends
 */
function distanceFrom(turn: number, card: number, count: number): number {
  const after = (((card - turn) % count) + count) % count;
  return after > count / 2 ? after - count : after;
}

/** The card in front after a number of turns, from 0. */
export function frontAt(turn: number, count: number): number {
  return ((turn % count) + count) % count;
}

/** The turns after which a card is in front, by the shorter direction. */
export function turnTo(card: number, turn: number, count: number): number {
  return turn + distanceFrom(turn, card, count);
}

/** Position of a card while another is in front. */
export function getCardPosition(card: number, front: number, count: number): CardPosition {
  const distance = Math.abs(distanceFrom(front, card, count));
  if (distance === 0) return 'front';
  if (distance <= NEAR) return 'near';
  return distance <= FAR ? 'edge' : 'hidden';
}

/**
 * The card that a key brings to the front; null for any other key. The arrow in the reading
 * direction of the page moves on, and past the last card to the first.
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
 * Direction in which a wheel event over the ring turns it: 1 on, -1 back. 0 leaves the event to the
 * page: when the ring has no focus and the movement isn't mainly horizontal, at both ends, and for
 * a zoom.
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

/** Target of the hero's button. */
export const CATEGORIES_ID = 'itinerant-categories';

/** Id of a card, for its dot. */
export function cardId(category: ItinerantCategory): string {
  return `${CATEGORIES_ID}-${category}`;
}
