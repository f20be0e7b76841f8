import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useUrlSearch } from '#platform/web/scope/url-search.ts';
import { CREATED, isJustCreated } from './created-address.ts';
import type { CreatedPanelProps } from './created-panel.tsx';

const CreatedPanel = lazyComponent<CreatedPanelProps>(() => import('./created-panel.tsx'));

/**
 * The next steps of the host of a new listing, on its own page, until they close it. Its code and
 * texts are fetched for that one visit.
 */
export function JustCreated(props: CreatedPanelProps) {
  const { i18n } = useLingui();
  const isNew = isJustCreated(useUrlSearch(CREATED)) && props.listing.own;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    let isStale = false;
    Promise.all([CreatedPanel.preload(), loadTexts(i18n, ['hosting'])]).then(() => {
      if (!isStale) setReady(true);
    }, logFailure);
    return () => {
      isStale = true;
    };
  }, [isNew, i18n]);
  return isNew && isReady ? <CreatedPanel {...props} /> : null;
}
