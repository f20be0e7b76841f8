import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';

const NoticeMenu = lazyComponent(() => import('./notification-menu.tsx'));

/** The same place, before its code and texts are here. */
const PLACE = <span aria-hidden="true" className="block size-11" />;

/** The bell in the top bar; its code and texts load after the first paint. */
export function NoticeBell() {
  const { me, i18n } = useRouteContext({ from: '__root__' });
  const [ready, setReady] = useState(false);
  const isShown = me !== null;
  useEffect(() => {
    if (!isShown) return;
    let left = false;
    Promise.all([loadTexts(i18n, ['reservations']), NoticeMenu.preload()]).then(
      () => {
        if (!left) setReady(true);
      },
      // Without it the page is whole; the next one tries again.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [i18n, isShown]);
  if (!isShown) return null;
  return ready ? <NoticeMenu /> : PLACE;
}
