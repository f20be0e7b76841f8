import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { prefersReducedMotion } from '../scope/prefers-reduced-motion.ts';
import { POSITIONS_KEY, positions, restoreStrip } from './strip-memory.ts';
import { hiddenSides, keyStop, type StripPlace, wheelStep } from './strip-moves.ts';

/** A pointer movement below this is a click. */
const DRAG_PX = 5;
/** Share of the strip's width that an arrow moves it by. */
const ARROW_SHARE = 0.8;

/** Writing to the storage waits until the strip rests. */
const REST_MS = 150;

const NOTHING_HIDDEN = { before: false, after: false };

export interface StripInput {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Which sides have stops out of view, in reading direction. */
  readonly hidden: { readonly before: boolean; readonly after: boolean };
  /** Moves the strip on (1) or back (-1). */
  move(by: 1 | -1): void;
}

/**
 * Moves a strip by drag, wheel and keys, and stores its position (spec 1 §2.2). Touch needs none of
 * it: the strip scrolls natively.
 */
export function useStrip(name: string): StripInput {
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState(NOTHING_HIDDEN);

  useLayoutEffect(() => {
    const strip = list.current;
    if (strip === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => {
      const now = hiddenSides(measurePlace(strip));
      setHidden((before) =>
        before.before === now.before && before.after === now.after ? before : now,
      );
    };
    restoreStrip(strip);
    showActive(strip);
    rememberPosition(name, strip.scrollLeft);
    look();
    const size = new ResizeObserver(look);
    size.observe(strip);
    strip.addEventListener(
      'scroll',
      () => {
        rememberPosition(name, strip.scrollLeft);
        look();
      },
      { passive: true, signal },
    );
    strip.addEventListener('wheel', (event) => turnWheel(strip, event), { signal, passive: false });
    strip.addEventListener('keydown', (event) => pressKey(strip, event), { signal });
    strip.addEventListener('pointerdown', (event) => startDrag(strip, event, signal), { signal });
    // A link's native drag would capture the pointer.
    strip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      listening.abort();
      size.disconnect();
    };
  }, [name]);

  function move(by: 1 | -1) {
    const strip = list.current;
    if (strip === null) return;
    strip.scrollBy({
      left: strip.clientWidth * ARROW_SHARE * by * (isRtl(strip) ? -1 : 1),
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }

  return { list, hidden, move };
}

let writing: ReturnType<typeof setTimeout> | undefined;

/** Stores how far a strip is scrolled; negative where the page runs from right to left. */
function rememberPosition(name: string, position: number): void {
  positions[name] = position;
  clearTimeout(writing);
  writing = setTimeout(() => {
    try {
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions));
    } catch {
      // Storage may be forbidden; the position then lasts as long as the page.
    }
  }, REST_MS);
}

function isRtl(strip: HTMLElement): boolean {
  return getComputedStyle(strip).direction === 'rtl';
}

function measurePlace(strip: HTMLElement): StripPlace {
  return { at: Math.abs(strip.scrollLeft), end: strip.scrollWidth - strip.clientWidth };
}

/** The active stop may be out of view. The first means that nothing is chosen. */
function showActive(strip: HTMLElement): void {
  const active = strip.querySelector('li:not(:first-child) > [aria-current]');
  if (active === null) return;
  const view = strip.getBoundingClientRect();
  const at = active.getBoundingClientRect();
  if (at.left < view.left || at.right > view.right) {
    strip.scrollLeft += at.left + at.width / 2 - view.left - view.width / 2;
  }
}

function turnWheel(strip: HTMLElement, event: WheelEvent): void {
  const step = wheelStep(event, measurePlace(strip));
  if (step === 0) return;
  event.preventDefault();
  strip.scrollLeft += isRtl(strip) ? -step : step;
}

function pressKey(strip: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...strip.querySelectorAll<HTMLElement>('a, button')];
  const from = stops.indexOf(event.target as HTMLElement);
  const stop = keyStop(pressedKey(event), from, stops.length, isRtl(strip));
  if (stop === null || from < 0) return;
  event.preventDefault();
  stops[stop]?.focus();
}

function startDrag(strip: HTMLElement, down: PointerEvent, until: AbortSignal): void {
  if (down.pointerType !== 'mouse' || down.button !== 0) return;
  const from = strip.scrollLeft;
  const dragging = new AbortController();
  const { signal } = dragging;
  until.addEventListener('abort', () => dragging.abort(), { signal });
  let dragged = false;
  addEventListener(
    'pointermove',
    (move) => {
      const by = move.clientX - down.clientX;
      if (!dragged && Math.abs(by) < DRAG_PX) return;
      dragged = true;
      strip.scrollLeft = from - by;
    },
    { signal },
  );
  const stop = () => {
    dragging.abort();
    if (dragged) swallowClick(strip);
  };
  addEventListener('pointerup', stop, { signal });
  addEventListener('pointercancel', stop, { signal });
}

/** The click at the end of a drag has no effect. */
function swallowClick(strip: HTMLElement): void {
  const swallowing = new AbortController();
  strip.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: swallowing.signal },
  );
  // It is loaded at once, or not at all: the pointer may have left the strip.
  setTimeout(() => swallowing.abort());
}
