/** On wider pages the button is next to the content (`shell.css`). */
const NARROW = '(width < 960px)';
/**
 * Milliseconds without movement after which the page is at rest; elements that slide with it have
 * arrived by then.
 */
const REST_MS = 250;
/**
 * Possible distances above its corner, in CSS pixels: they allow it to use the room after a short
 * line.
 */
const LIFTS = Array.from({ length: 13 }, (_, step) => step * 8);

interface Place {
  readonly corner: 'start' | 'end';
  /** CSS pixels above the corner. */
  readonly lift: number;
}

/**
 * Moves a button that floats in a lower corner so that it covers neither text nor controls: it sets
 * `data-corner`, `start` or `end`, and `--lift`; styles do the rest. `data-corner` is missing while
 * the page moves or if there is no such place.
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
  // Opened or late content changes what is under the button as well.
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

/** Its area at another place, computed from its current position in the start corner. */
function areaAt(button: HTMLElement, { corner, lift }: Place): Area {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const up = lift - (Number.parseFloat(button.style.getPropertyValue('--lift')) || 0);
  const width = document.documentElement.clientWidth;
  const across =
    corner === 'start' ? { left, right } : { left: width - right, right: width - left };
  return { ...across, top: top - up, bottom: bottom - up };
}

/** Interactive elements; clickable pictures may be under a button, they are large. */
const CONTROLS = 'button, input, select, textarea, summary, [role=button]';
/** Positions of the tested points; no line of text is lower than the distance between them. */
const STEPS = [0, 1 / 3, 2 / 3, 1];

/** A part of the window, in CSS pixels. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether a part of the window contains neither text nor interactive elements.
 *
 * @param own the floating element itself, which doesn't count
 */
function isClear(area: Area, own: Element): boolean {
  return ![...elementsIn(area)].some(
    (element) => !own.contains(element) && (isControl(element) || hasTextIn(element, area)),
  );
}

function elementsIn({ left, right, top, bottom }: Area): Set<Element> {
  const found = new Set<Element>();
  for (const across of STEPS) {
    for (const down of STEPS) {
      const x = left + (right - left) * across;
      const y = top + (bottom - top) * down;
      for (const element of document.elementsFromPoint(x, y)) found.add(element);
    }
  }
  return found;
}

function isControl(element: Element): boolean {
  const control = element.closest(CONTROLS);
  return control !== null && control.querySelector('img, picture') === null;
}

function hasTextIn(element: Element, area: Area): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.nodeValue?.trim() === '') return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlap(line, area));
  });
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
