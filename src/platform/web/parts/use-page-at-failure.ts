import { useState } from 'react';
import { readAtFailure, type SavedPage } from './saved-page.ts';

/**
 * The typed values of the page that is being replaced by what uses this: React renders a replacement
 * while the elements of what failed are still there.
 *
 * @param isWanted false where nothing typed is lost
 * @returns null on a server, and where the page can't be read
 */
export function usePageAtFailure(isWanted = true): SavedPage | null {
  const [page] = useState(() => (isWanted && !import.meta.env.SSR ? readAtFailure() : null));
  return page;
}
