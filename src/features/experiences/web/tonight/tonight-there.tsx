import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useNear } from '#platform/web/scroll/use-near.ts';
import type { TonightListProps } from './tonight-list.tsx';

const TonightList = lazyComponent<TonightListProps>(() => import('./tonight-list.tsx'));

/** Experiences tonight in a town, or in the days of a trip there; nothing where there are none. */
export function TonightThere(props: TonightListProps) {
  const { i18n } = useLingui();
  const [frame, isNear] = useNear<HTMLDivElement>();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    let isStale = false;
    Promise.all([TonightList.preload(), loadTexts(i18n, ['experiences'])]).then(() => {
      if (!isStale) setReady(true);
    }, logFailure);
    return () => {
      isStale = true;
    };
  }, [isNear, i18n]);
  return <div ref={frame}>{isReady ? <TonightList {...props} /> : null}</div>;
}
