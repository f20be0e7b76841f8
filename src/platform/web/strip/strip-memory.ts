/** Key of the tab's storage for the position of each strip, by its name. */
export const POSITIONS_KEY = 'strip-positions';

/** Last scroll position of each strip in this tab (spec 1 §2.2). */
export const positions: Record<string, number> = read();

/** Strips that came as HTML and are restored, or were moved since. */
const restored = new WeakSet<HTMLElement>();

/**
 * Restores the positions of a page's strips before their code is loaded, so that nothing moves
 * then.
 */
export function restoreStrips(): void {
  document.querySelectorAll<HTMLElement>('[data-strip]').forEach(restoreStrip);
}

/** Restores the last position of a strip, once; unless the user moved it before. */
export function restoreStrip(strip: HTMLElement): void {
  if (restored.has(strip)) return;
  restored.add(strip);
  const position = positions[strip.dataset.strip ?? ''];
  // Reading the position forces a layout: only where that is needed.
  if (position) strip.scrollLeft ||= position;
}

function read(): Record<string, number> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') };
  } catch {
    // Storage may be forbidden, or contain another value.
    return {};
  }
}
