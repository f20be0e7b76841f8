import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { ChevronRight } from '#platform/web/ui/icons.ts';
import { prefersReducedMotion } from '../scope/prefers-reduced-motion.ts';
import { POSITIONS_KEY, positions, restoreStrip } from './strip-memory.ts';

/** At the edge of the content, and not beyond it. */
const EDGE = { before: 'start-[clamp(1rem,3vw,2rem)]', after: 'end-[clamp(1rem,3vw,2rem)]' };
/** How far a stop fades where more of them are hidden: under an arrow, and a little past it. */
const FADES = {
  before: '[--fade-before:4.5rem] pointer-coarse:[--fade-before:2rem]',
  after: '[--fade-after:4.5rem] pointer-coarse:[--fade-after:2rem]',
};
const FADED =
  'ltr:[mask-image:linear-gradient(to_right,transparent,#000_var(--fade-before,0px),#000_calc(100%-var(--fade-after,0px)),transparent)] rtl:[mask-image:linear-gradient(to_left,transparent,#000_var(--fade-before,0px),#000_calc(100%-var(--fade-after,0px)),transparent)]';
const ARROW =
  'absolute inset-y-0 z-10 my-auto grid size-11 place-items-center rounded-pill border border-line bg-raised text-ink shadow-float hover:border-line-strong pointer-coarse:hidden noscript:hidden';

/** Classes of a stop in a strip. */
export function stopClass(active: boolean): string {
  return `flex min-h-11 items-center gap-2 whitespace-nowrap rounded-pill border px-4 text-sm transition-colors duration-150 ${
    active
      ? 'border-ember bg-ember-tint font-semibold text-ember'
      : 'border-line hover:border-line-strong hover:bg-sunken'
  }`;
}

/**
 * Stops in one line, moved by touch, drag, wheel, arrows and keys; its position is restored (spec 1
 * §2.2).
 */
export function Strip({
  label,
  name,
  children,
}: {
  label: string;
  /** Key of its stored position. */
  name: string;
  /** `li` elements, a link or button in each. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { list, hidden, move } = useStrip(name);
  return (
    <nav aria-label={label} className="border-line border-b">
      <div className="wide-width relative">
        <ul
          ref={list}
          data-strip={name}
          // Visually hidden elements are absolute and would otherwise be outside, and widen the
          // page.
          className={`relative -mx-1 flex select-none gap-2 overflow-x-auto overscroll-x-contain px-1 py-3 [scrollbar-width:none] ${hidden.before || hidden.after ? FADED : ''} ${hidden.before ? FADES.before : ''} ${hidden.after ? FADES.after : ''}`}
        >
          {children}
        </ul>
        {/* The arrow keys move between the stops, so these buttons aren't in the Tab order. */}
        {hidden.before ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t`Scroll back`}
            onClick={() => move(-1)}
            className={`${ARROW} ${EDGE.before}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 ltr:-scale-x-100" />
          </button>
        ) : null}
        {hidden.after ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t`Scroll forward`}
            onClick={() => move(1)}
            className={`${ARROW} ${EDGE.after}`}
          >
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
        ) : null}
      </div>
    </nav>
  );
}

/** A pointer movement below this is a click. */
const DRAG_PX = 5;
/** Share of the strip's width that an arrow moves it by. */
const ARROW_SHARE = 0.8;

/** Writing to the storage waits until the strip rests. */
const REST_MS = 150;

const NOTHING_HIDDEN = { before: false, after: false };

interface StripInput {
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
function useStrip(name: string): StripInput {
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

/** The position of a strip, in CSS pixels from its start, whichever side that is. */
interface StripPlace {
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
