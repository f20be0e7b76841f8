import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import type { FlightsLinkProps } from './flights-link.tsx';

const FlightsLink = lazyComponent<FlightsLinkProps>(() => import('./flights-link.tsx'));

/** Link to flights to a town for the days of a trip; nothing where no flights lead there. */
export function FlightsThere(props: FlightsLinkProps) {
  const { i18n } = useLingui();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isStale = false;
    Promise.all([FlightsLink.preload(), loadTexts(i18n, ['travel'])]).then(() => {
      if (!isStale) setReady(true);
    }, logFailure);
    return () => {
      isStale = true;
    };
  }, [i18n]);
  return isReady ? <FlightsLink {...props} /> : null;
}
