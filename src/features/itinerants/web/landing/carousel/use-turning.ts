import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cardAfterKey, frontAt, turnTo, wheelTurn } from './carousel-moves.ts';

/** At most one turn of the wheel counts in this time. */
const WHEEL_MS = 250;
/** A finger that moves less is pressing. */
const SWIPE_PX = 40;

export interface Turning {
  /** What the ring was turned by; see `turnTo`. */
  readonly turn: number;
  /** The card in front, from 0. */
  readonly front: number;
  /** Whether a person has turned it yet. */
  readonly isTurned: boolean;
  bringToFront(card: number): void;
}

/** Turns the ring by wheel, keys and swipes; cards and dots bring themselves to the front. */
export function useTurning(
  section: RefObject<HTMLElement | null>,
  count: number,
  isRing: boolean,
): Turning {
  const [turn, setTurn] = useState<number | null>(null);
  const front = frontAt(turn ?? 0, count);
  const latest = useRef(front);
  const [bringToFront] = useState(
    () => (card: number) => setTurn((now) => turnTo(card, now ?? 0, count)),
  );

  useLayoutEffect(() => {
    latest.current = front;
    if (section.current !== null) keepFocus(section.current, front);
  }, [section, front]);

  useEffect(() => {
    const ring = section.current;
    if (ring === null || !isRing) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isRtl = () => getComputedStyle(ring).direction === 'rtl';
    const step = (by: number) => bringToFront(frontAt(latest.current + by, count));
    let turnedAt = Number.NEGATIVE_INFINITY;
    let swipedFrom: number | null = null;

    const turnWheel = (event: WheelEvent) => {
      const hasFocus = ring.contains(document.activeElement);
      const place = { front: latest.current, count, hasFocus, rtl: isRtl() };
      const by = wheelTurn(event, place);
      if (by === 0) return;
      event.preventDefault();
      if (event.timeStamp - turnedAt < WHEEL_MS) return;
      turnedAt = event.timeStamp;
      step(by);
    };
    const pressKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const card = cardAfterKey(event.key, latest.current, count, isRtl());
      if (card === null) return;
      event.preventDefault();
      bringToFront(card);
    };
    const swipe = ({ clientX }: PointerEvent) => {
      const by = swipedFrom === null ? 0 : swipedFrom - clientX;
      swipedFrom = null;
      if (Math.abs(by) >= SWIPE_PX) step(by > 0 === isRtl() ? -1 : 1);
    };
    ring.addEventListener('wheel', turnWheel, { signal, passive: false });
    ring.addEventListener('keydown', pressKey, { signal });
    ring.addEventListener(
      'pointerdown',
      ({ pointerType, clientX }) => {
        swipedFrom = pointerType === 'touch' ? clientX : null;
      },
      { signal },
    );
    ring.addEventListener('pointerup', swipe, { signal });
    return () => listening.abort();
  }, [section, count, isRing, bringToFront]);

  return { turn: turn ?? 0, front, isTurned: turn !== null, bringToFront };
}

/** The keyboard stays with the front: on its dot, or on its card when it was on one. */
function keepFocus(section: HTMLElement, front: number): void {
  const active = document.activeElement;
  if (!section.contains(active)) return;
  const isOnDot = active?.getAttribute('role') === 'tab';
  const list = section.querySelectorAll<HTMLElement>(isOnDot ? '[role=tab]' : 'h3 button');
  const target = list[front];
  const isThere = isOnDot ? target === active : target?.closest('li')?.contains(active) === true;
  if (!isThere) target?.focus({ preventScroll: true });
}
