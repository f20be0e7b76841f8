import { whenFirstInteraction } from './first-interaction.ts';

/** Milliseconds after which the first pictures are no longer waited for. */
const MAX_MS = 2_500;
/** A page in the background is not painted. */
const FRAME_MS = 100;

/**
 * Resolves once the page and its first pictures are painted: at the first interaction, and at the
 * latest after two and a half seconds.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    void whenFirstInteraction().then(resolve);
    setTimeout(resolve, MAX_MS);
    if (document.readyState === 'complete') afterFrame(resolve);
    else addEventListener('load', () => afterFrame(resolve), { once: true });
  });
}

/** Once the next frame is on the screen. */
function afterFrame(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
  setTimeout(then, FRAME_MS);
}
