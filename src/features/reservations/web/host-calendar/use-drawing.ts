import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { DateText } from '#domain/dates.ts';

/** How long a finger rests on a night before it draws and no longer scrolls; milliseconds. */
const HOLD_MS = 300;

interface Stroke {
  readonly from: DateText;
  to: DateText;
  /** False while a finger may still want to scroll. */
  draws: boolean;
  moved: boolean;
  timer: number | undefined;
}

/**
 * Drawing over nights: with a mouse at once, with a finger after it has rested on a night. A press
 * that draws nothing stays a press.
 *
 * @param grid holds buttons with the night as `data-night`
 * @param onDraw told of each stretch on the way
 */
export function useDrawing(
  grid: RefObject<HTMLElement | null>,
  onDraw: (from: DateText, to: DateText) => void,
) {
  const stroke = useRef<Stroke | null>(null);
  const hasDrawn = useRef(false);

  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    // Told before the browser scrolls; React's own listeners may not keep it from that.
    const hold = (event: TouchEvent) => {
      if (stroke.current?.draws === true) event.preventDefault();
    };
    element.addEventListener('touchmove', hold, { passive: false });
    return () => element.removeEventListener('touchmove', hold);
  }, [grid]);

  function end() {
    window.clearTimeout(stroke.current?.timer);
    stroke.current = null;
  }

  return {
    /** Whether the press that ends now drew something, and is none of its own. */
    wasDrawn: () => hasDrawn.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasDrawn.current = false;
        const night = nightAt(event);
        if (night === null || event.button !== 0 || event.shiftKey) return;
        const isMouse = event.pointerType === 'mouse';
        const next: Stroke = {
          from: night,
          to: night,
          draws: isMouse,
          moved: false,
          timer: undefined,
        };
        if (!isMouse) {
          next.timer = window.setTimeout(() => {
            next.draws = true;
            next.moved = true;
            hasDrawn.current = true;
            onDraw(night, night);
          }, HOLD_MS);
        }
        stroke.current = next;
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = stroke.current;
        if (now === null || !now.draws) return;
        const night = nightAt(event);
        if (night === null || night === now.to) return;
        now.to = night;
        now.moved = true;
        hasDrawn.current = true;
        onDraw(now.from, night);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') end();
      },
    },
  };
}

/** The night under the pointer; a finger's events go to where it came down. */
function nightAt({ clientX, clientY }: PointerEvent): DateText | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-night]');
  return cell?.dataset.night ?? null;
}
