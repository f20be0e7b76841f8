/** Where a tab keeps how far each strip was scrolled, by its name. */
export const POSITIONS_KEY = 'strip-positions';

/** How far each strip was scrolled when it was last seen, in this tab (spec 1 §2.2). */
export const positions: Record<string, number> = read();

/** Strips that came as HTML, and stand where they stood or where somebody has moved them since. */
const restored = new WeakSet<HTMLElement>();

/** Puts the strips of a page where they stood before their code comes, so that nothing moves then. */
export function restoreStrips(): void {
  document.querySelectorAll<HTMLElement>('[data-strip]').forEach(restoreStrip);
}

/** Puts a strip where it stood when it was last seen, once; unless somebody was quicker. */
export function restoreStrip(strip: HTMLElement): void {
  if (restored.has(strip)) return;
  restored.add(strip);
  const position = positions[strip.dataset.strip ?? ''];
  // Asking where it stands has the page laid out: only where that is needed.
  if (position) strip.scrollLeft ||= position;
}

function read(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') };
  } catch {
    // Storage may be forbidden, or hold something else.
    return {};
  }
}
