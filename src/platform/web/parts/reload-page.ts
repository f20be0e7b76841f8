import { reloadOnce } from './reload-once.ts';
import { savePage } from './saved-page.ts';

/**
 * Reloads the page, once, for a part that it can't load any more, and saves the typed values and
 * the open dialog.
 *
 * @param error why a part that a person waits for failed to load
 * @returns whether the page is about to be reloaded
 */
export function reloadForPart(error: unknown): boolean {
  return reloadOnce(error, savePage);
}
