const KEY = 'strip-positions';
/** Writing to the storage waits until the strip rests. */
const REST_MS = 150;

let positions: Map<string, number> | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;

/** How far a strip was scrolled when it was last seen, in this tab (spec 1 §2.2). */
export function rememberedPosition(name: string): number {
  return known().get(name) ?? 0;
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
