/** What is pressed or typed into; a picture that is pressed may lie under a button, it is large. */
const CONTROLS = 'button, input, select, textarea, summary, [role=button]';
/** Of the points that are looked at; no line of text is lower than the room between them. */
const STEPS = [0, 1 / 3, 2 / 3, 1];

/** A part of the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether a part of the window shows neither text nor anything to press or to type into.
 *
 * @param own what floats there itself and doesn't count
 */
export function isClear(area: Area, own: Element): boolean {
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
