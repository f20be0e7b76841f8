import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';

const UnreadCount = lazyComponent(() => import('./unread-count.tsx'));

/**
 * The number of unread messages, for a link to them: it is in the link's corner and is read after
 * the link's own text. Nothing without unread ones, and before hydration. Its code, texts and
 * connection load after the first paint.
 *
 * @param className its position in the link, which is `relative`
 */
export function UnreadBadge({ className }: { className?: string }) {
  const { me, i18n } = useRouteContext({ from: '__root__' });
  const [ready, setReady] = useState(false);
  const signedIn = me !== null;
  useEffect(() => {
    if (!signedIn) return;
    let left = false;
    Promise.all([loadTexts(i18n, ['messaging']), UnreadCount.preload()]).then(
      () => {
        if (!left) setReady(true);
      },
      // Without it the link still leads to the messages; the next page tries again.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [i18n, signedIn]);
  if (!signedIn || !ready) return null;
  return <UnreadCount className={className ?? 'absolute end-0.5 top-0.5'} />;
}
