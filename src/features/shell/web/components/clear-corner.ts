import { type Area, isClear } from './what-lies-under.ts';

/** On wider pages the button stands beside the content (`shell.css`). */
const NARROW = '(width < 960px)';
/** The page rests when it hasn't moved for this long; what slides with it has arrived by then. */
const REST_MS = 250;
/** How far above its corner it may stand, in CSS pixels: the room after a short line is found so. */
const LIFTS = Array.from({ length: 13 }, (_, step) => step * 8);

interface Place {
  readonly corner: 'start' | 'end';
  /** CSS pixels above the corner. */
  readonly lift: number;
}

/**
 * Puts a button that floats in a lower corner where it covers neither text nor controls: in
 * `data-corner`, `start` or `end`, and `--lift`; styles do the rest. There is no `data-corner` while
 * the page moves or where no such place is.
 *
 * @returns stops it
 */
export function keepInClearCorner(button: HTMLElement): () => void {
  const narrow = matchMedia(NARROW);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    const place = clearPlace(button);
    if (place === null) return;
    button.dataset.corner = place.corner;
    button.style.setProperty('--lift', `${place.lift}px`);
  };
  const move = () => {
    clearTimeout(timer);
    if (!narrow.matches) return;
    delete button.dataset.corner;
    timer = setTimeout(rest, REST_MS);
  };
  // What is opened, or comes late, changes what is under the button as well.
  const heights = new ResizeObserver(move);
  heights.observe(document.body);
  const parts = new MutationObserver(move);
  parts.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', move, { passive: true });
  addEventListener('resize', move, { passive: true });
  return () => {
    clearTimeout(timer);
    heights.disconnect();
    parts.disconnect();
    removeEventListener('scroll', move);
    removeEventListener('resize', move);
  };
}

/** The first that is clear, the lowest before the higher ones. */
function clearPlace(button: HTMLElement): Place | null {
  for (const lift of LIFTS) {
    for (const corner of ['start', 'end'] as const) {
      if (isClear(areaAt(button, { corner, lift }), button)) return { corner, lift };
    }
  }
  return null;
}

/** Where it would stand, from where it stands in its start corner now. */
function areaAt(button: HTMLElement, { corner, lift }: Place): Area {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const up = lift - (Number.parseFloat(button.style.getPropertyValue('--lift')) || 0);
  const width = document.documentElement.clientWidth;
  const across =
    corner === 'start' ? { left, right } : { left: width - right, right: width - left };
  return { ...across, top: top - up, bottom: bottom - up };
}
