import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Pixels from the upper and lower edge of a list within which it scrolls, and the pixels per move.
 */
const EDGE = 48;
const STEP = 12;

export interface DragOrder {
  /** Id of the dragged entry. */
  readonly dragged: string | null;
  /** For `onPointerDown` of the drag handle. */
  start(id: string, event: PointerEvent): void;
}

/**
 * Reorders the entries of a list by dragging, with mouse or touch. Each entry has its index, from
 * 0, in `data-index`; drag handles have `touch-action: none`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, to: number) => void,
): DragOrder {
  const [dragged, setDragged] = useState<string | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;

  useEffect(() => {
    if (dragged === null) return;
    const onPointerMove = (event: globalThis.PointerEvent) => {
      scrollNearEdge(list.current, event.clientY);
      const over = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-index]');
      if (over == null || list.current?.contains(over) !== true) return;
      latest.current(dragged, Number(over.dataset.index));
      over.scrollIntoView({ block: 'nearest' });
    };
    const stop = () => setDragged(null);
    window.addEventListener('pointermove', onPointerMove);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, [dragged, list]);

  return {
    dragged,
    start(id, event) {
      if (event.button !== 0) return;
      // Touch events would be sent to their initial element, which may move.
      if (event.target instanceof Element) event.target.releasePointerCapture?.(event.pointerId);
      setDragged(id);
    },
  };
}

/** Scrolls a list while an entry is dragged near its edge. */
function scrollNearEdge(list: HTMLElement | null, y: number): void {
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollBy(0, -STEP);
  else if (y > bottom - EDGE) list.scrollBy(0, STEP);
}
