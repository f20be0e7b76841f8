import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadedTexts, loadTexts } from '#platform/web/i18n/texts.ts';

/** Whether this feature's texts are here, for a dialog that opens on pages of others. */
export function useOwnTexts(): boolean {
  // Not Lingui's own hook: that hands out another object with each change, and this would go on.
  const { i18n } = useRouteContext({ from: '__root__' });
  const [ready, setReady] = useState(() => loadedTexts(i18n).includes('reservations'));
  useEffect(() => {
    if (ready) return;
    let left = false;
    void loadTexts(i18n, ['reservations']).then(() => {
      if (!left) setReady(true);
    });
    return () => {
      left = true;
    };
  }, [i18n, ready]);
  return ready;
}
