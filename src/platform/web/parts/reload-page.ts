import { keepPage } from './kept-page.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Loads the page again, once, for a part that it can't have any more, and keeps what was typed and
 * the dialog that is open.
 *
 * @param error why a part that a person waits for did not come
 * @returns whether the page is about to be loaded again
 */
export function reloadForPart(error: unknown): boolean {
  return reloadOnce(error, keepPage);
}
