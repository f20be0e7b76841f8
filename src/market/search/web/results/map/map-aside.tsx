import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { isWorldWide } from '#platform/web/map/map-view.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { useWideScreen } from '#platform/web/scroll/use-wide-screen.ts';
import type { MapAsideProps } from './map-aside-props.ts';
import { useMapOpen } from './map-choice.ts';

/** Fetched once the results are hydrated, or just before the user opens it. */
export const ResultsMap = lazyComponent(() => import('./results-map.tsx'));

/**
 * Limits the map's height: a world as high as the screen is wider than the map, which would cut off
 * pins at both ends.
 */
const LANDSCAPE = 'max-h-[85cqi]';

/** The map beside the list, on wide screens. */
export function MapAside(props: MapAsideProps) {
  const isMapOpen = useMapOpen();
  const wide = useWideScreen();
  const calm = useCalm();
  // Results may be below other content, whose rendering the map would delay: a good part of it has
  // to be visible first.
  const [aside, near] = useNear<HTMLElement>('0px 0px -35%');
  return (
    <aside
      ref={aside}
      id="results-map"
      className="@container hidden lg:block lg:in-data-[map=closed]:hidden lg:noscript:hidden"
    >
      <div
        className={`sticky top-22 h-[calc(100dvh-11rem)] overflow-hidden rounded-card border border-line bg-sunken has-data-[map-frame=failed]:h-auto has-data-[map-frame=failed]:min-h-0 ${isWorldWide(props.results.items) ? LANDSCAPE : 'min-h-96'}`}
      >
        {isMapOpen && wide && calm && near ? (
          <Suspense fallback={<MapComing />}>
            <ResultsMap {...props} />
          </Suspense>
        ) : (
          <MapComing />
        )}
      </div>
    </aside>
  );
}

/** Placeholder of the loading map. */
export function MapComing() {
  return (
    <p className="grid h-full place-items-center text-sm text-soft">
      <Trans>Loading the map</Trans>
    </p>
  );
}

/** Whether the page is idle. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => whenIdle(() => setCalm(true)), []);
  return calm;
}
