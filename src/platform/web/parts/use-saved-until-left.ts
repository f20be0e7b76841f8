import { useEffect, useState } from 'react';
import { deleteSavedPage, type SavedPage, savePage } from './saved-page.ts';

/**
 * Saves a page for its reload, and no longer once the person goes on to another page.
 *
 * @returns whether it is saved: storage may be forbidden
 */
export function useSavedUntilLeft(page: SavedPage | null): boolean {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (page === null) return;
    try {
      savePage(page);
      setSaved(true);
      return deleteSavedPage;
    } catch {
      setSaved(false);
    }
  }, [page]);
  return isSaved;
}
