const KEY = 'strip-positions';
/** Writing to the storage waits until the strip rests. */
const REST_MS = 150;

let positions: Map<string, number> | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;

/** Strips that came as HTML, and stand where they stood or where somebody has moved them since. */
const restored = new WeakSet<HTMLElement>();

/** Puts the strips of a page where they stood before their code comes, so that nothing moves then. */
export function restoreStrips(): void {
  for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) restoreStrip(strip);
}

/** Puts a strip where it stood when it was last seen, once (spec 1 §2.2). */
export function restoreStrip(strip: HTMLElement): void {
  if (restored.has(strip)) return;
  restored.add(strip);
  // Somebody was quicker.
  if (strip.scrollLeft !== 0) return;
  strip.scrollLeft = known().get(strip.dataset.strip ?? '') ?? 0;
}

/** Keeps how far a strip is scrolled; negative where the page runs from right to left. */
export function rememberPosition(name: string, position: number): void {
  known().set(name, position);
  clearTimeout(writing);
  writing = setTimeout(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...known()]));
    } catch {
      // Storage may be forbidden; the position then lasts as long as the page.
    }
  }, REST_MS);
}

function known(): Map<string, number> {
  positions ??= read();
  return positions;
}

function read(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
