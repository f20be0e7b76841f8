import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { cardAfterKey, frontAt, turnTo, wheelTurn } from './carousel-moves.ts';

/** Milliseconds in which at most one wheel event turns the ring. */
const WHEEL_MS = 250;
/** Milliseconds from a turn's first frame to the change of its cards. */
const SETTLE_MS = 60;
/** Degrees. */
const FULL_TURN = 360;
/** A shorter movement of a finger is a tap. */
const SWIPE_PX = 40;

export interface Turning {
  /** The card in front, from 0. */
  readonly front: number;
  /** Whether the user has turned it yet. */
  readonly isTurned: boolean;
  bringToFront(card: number): void;
}

/**
 * Turns the ring by wheel, keys and swipes; cards and dots bring themselves to the front.
 *
 * The turn itself is a property of one element and takes effect at once; which cards are visible
 * and reachable is updated after that paint, so that a click gets a response within a frame.
 *
 * @param section that contains the ring and its dots
 * @param ring that is rotated
 */
export function useTurning(
  section: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLElement | null>,
  count: number,
  isRing: boolean,
): Turning {
  const turn = useRef(0);
  const isSettling = useRef(false);
  const [drawn, setDrawn] = useState<number | null>(null);
  const front = drawn ?? 0;
  const [bringToFront] = useState(() => (card: number) => {
    turn.current = turnTo(card, turn.current, count);
    rotate(ring.current, turn.current, count);
    if (isSettling.current) return;
    isSettling.current = true;
    afterPaint(() => {
      isSettling.current = false;
      setDrawn(frontAt(turn.current, count));
    });
  });

  useLayoutEffect(() => {
    if (section.current !== null) keepFocus(section.current, front);
  }, [section, front]);

  useEffect(() => {
    const box = section.current;
    if (box === null || !isRing) return;
    const turned = ring.current;
    rotate(turned, turn.current, count);
    const listening = new AbortController();
    const { signal } = listening;
    const frontNow = () => frontAt(turn.current, count);
    const step = (by: number) => bringToFront(frontAt(turn.current + by, count));
    let turnedAt = Number.NEGATIVE_INFINITY;
    let swipedFrom: number | null = null;

    const turnWheel = (event: WheelEvent) => {
      const hasFocus = box.contains(document.activeElement);
      const place = { front: frontNow(), count, hasFocus, rtl: isRtl() };
      const by = wheelTurn(event, place);
      if (by === 0) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt < WHEEL_MS) return;
      turnedAt = event.timeStamp;
      step(by);
    };
    const pressKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const card = cardAfterKey(pressedKey(event), frontNow(), count, isRtl());
      if (card === null) return;
      event.preventDefault();
      bringToFront(card);
    };
    const swipe = ({ clientX }: PointerEvent) => {
      const by = swipedFrom === null ? 0 : swipedFrom - clientX;
      swipedFrom = null;
      if (Math.abs(by) >= SWIPE_PX) step(by > 0 === isRtl() ? -1 : 1);
    };
    box.addEventListener('wheel', turnWheel, { signal, passive: false });
    box.addEventListener('keydown', pressKey, { signal });
    box.addEventListener(
      'pointerdown',
      ({ pointerType, clientX }) => {
        swipedFrom = pointerType === 'touch' ? clientX : null;
      },
      { signal },
    );
    box.addEventListener('pointerup', swipe, { signal });
    return () => {
      listening.abort();
      turned?.style.removeProperty('rotate');
    };
  }, [section, ring, count, isRing, bringToFront]);

  return { front, isTurned: drawn !== null, bringToFront };
}

/**
 * A strip stays flat; the ring turns in the reading direction of the page.
 *
 * @param turn as `turnTo` counts
 */
function rotate(ring: HTMLElement | null, turn: number, count: number): void {
  if (ring === null || ring.closest('[data-ring]') === null) return;
  const degrees = (FULL_TURN / count) * turn * (isRtl() ? 1 : -1);
  ring.style.setProperty('rotate', `y ${degrees}deg`);
}

function isRtl(): boolean {
  return document.dir === 'rtl';
}

/**
 * Runs after the paint of the turn: other events of the same click, such as the key's release, are
 * over then.
 */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work, SETTLE_MS));
}

/** Keeps focus at the front: on its dot, or on its card when a card had it. */
function keepFocus(section: HTMLElement, front: number): void {
  const active = document.activeElement;
  if (!section.contains(active)) return;
  const isOnDot = active?.getAttribute('role') === 'tab';
  const list = section.querySelectorAll<HTMLElement>(isOnDot ? '[role=tab]' : 'h3 button');
  const target = list[front];
  const isThere = isOnDot ? target === active : target?.closest('li')?.contains(active) === true;
  if (!isThere) target?.focus({ preventScroll: true });
}
