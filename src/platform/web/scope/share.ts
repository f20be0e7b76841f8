import { copyText } from './copy-text.ts';

/** A title or a text to share, and its address. */
export interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

/** Whether the device shares by itself; never on a server, or in a page without TLS. */
export function isShareKnown(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/**
 * Shares with an app of the device where it can, otherwise copies the text and the address.
 *
 * @returns what became of it; `cancelled` is no error
 * @throws Error where the device, or the clipboard, refuses
 */
export async function shareOrCopy(shared: Shared): Promise<'shared' | 'copied' | 'cancelled'> {
  if (!isShareKnown()) {
    await copyText([shared.text, shared.url].filter((part) => part !== undefined).join(' '));
    return 'copied';
  }
  try {
    await navigator.share({ ...shared });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
}
