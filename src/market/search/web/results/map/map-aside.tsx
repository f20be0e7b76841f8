import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { isWorldWide } from '#platform/web/map/map-view.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { MapIcon } from '#platform/web/ui/icons.ts';
import type { MapAsideProps } from './map-aside-props.ts';

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

/** Shows or hides the map beside the list. */
export function MapToggle() {
  const open = useMapOpen();
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls="results-map"
      onClick={() => chooseMap(!open)}
      className={`${buttonClass('secondary')} text-sm max-lg:hidden noscript:hidden`}
    >
      <MapIcon aria-hidden="true" className="size-4" />
      {/* Both labels are rendered, so that the first paint is right before hydration. */}
      <span className="in-data-[map=closed]:hidden">
        <Trans>Hide map</Trans>
      </span>
      <span className="hidden in-data-[map=closed]:inline">
        <Trans>Show map</Trans>
      </span>
    </button>
  );
}

const KEY = BROWSER_STORAGE.resultsMap;
const listeners = new Set<() => void>();

/** Runs in the page's head, before the first paint, so that a closed map never flashes. */
export const MAP_CHOICE_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='closed')document.documentElement.dataset.map='closed'}catch{}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the map beside the list is open; stored in this browser. */
function useMapOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.map !== 'closed',
    () => true,
  );
}

/** Opens or closes the map beside the list. */
function chooseMap(open: boolean): void {
  const choice = open ? 'open' : 'closed';
  document.documentElement.dataset.map = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** From here on list and map are side by side. */
const WIDE = '(min-width: 960px)';

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for a map beside the list; false until the page is hydrated. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
