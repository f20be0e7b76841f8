import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { formatDistance } from '#platform/i18n/distance.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import type { Ground } from './ground.ts';
import { scaleOf } from './scale-of.ts';
import { GROUND_ZOOM } from './watch-ground.ts';

/** Pixels that the scale takes at most. */
const MAX_PX = 90;
/** A name, and the same everywhere. */
const OWNER = 'OpenStreetMap';

/**
 * The corner of our own map: how long things are, and whose data the ground is, which is written the
 * same in every language. A tile service's map says so itself.
 */
export function MapFoot({
  map,
  grounds,
  hasScale,
}: {
  map: LibraryMap;
  grounds: readonly Ground[] | null;
  hasScale: boolean;
}) {
  const isDrawn = grounds !== null && grounds.length > 0;
  return (
    <div className="absolute end-3 bottom-2 grid justify-items-end gap-1 text-ink text-xs">
      {hasScale && grounds !== null ? <Scale map={map} /> : null}
      {isDrawn ? (
        <p className="pointer-events-auto rounded-sm bg-raised/80 px-1">
          <span>{'© '}</span>
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-2"
          >
            {OWNER}
          </a>
        </p>
      ) : null}
    </div>
  );
}

function Scale({ map }: { map: LibraryMap }) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const read = () => setView(viewOf(map));
    map.on('move', read);
    return () => {
      map.off('move', read);
    };
  }, [map]);
  if (view.zoom < GROUND_ZOOM) return null;
  const { km, pixels } = scaleOf(view.latitude, view.zoom, units, MAX_PX);
  const length = formatDistance(km, i18n.locale, units);
  return (
    <p
      aria-hidden="true"
      className="border-ink border-x border-b px-1 text-center [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land)]"
      style={{ width: pixels }}
    >
      {length}
    </p>
  );
}

function viewOf(map: LibraryMap): { readonly latitude: number; readonly zoom: number } {
  return { latitude: map.getCenter().lat, zoom: map.getZoom() };
}
