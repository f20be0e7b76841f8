import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '#domain/places.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { type ClearName, clearNames } from './clear-names.ts';
import { GroundContext } from './ground-context.ts';
import { namesWithGround } from './ground-names.ts';
import type { PlaceName } from './place-name.ts';
import { useMarker } from './use-marker.ts';

export type { PlaceName };

const NOTHING: readonly Position[] = [];

/**
 * Names of places in the page's own type, so that no glyph server is needed; they never overlap.
 * They include the known neighbourhoods. A tile service's map has names of its own.
 */
export function PlaceNames({
  map,
  names: given,
  pins = NOTHING,
}: {
  map: LibraryMap;
  names: readonly PlaceName[];
  /** Positions that names keep clear of. */
  pins?: readonly Position[];
}) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const grounds = use(GroundContext);
  const names = useMemo(() => {
    if (grounds === null) return [];
    return namesWithGround(given, grounds, (km) => formatDistance(km, i18n.locale, units));
  }, [given, grounds, i18n.locale, units]);
  const [shown, setShown] = useState<readonly ClearName[]>([]);
  useEffect(() => {
    const choose = () => {
      const zoom = map.getZoom();
      const projectPosition = ({ longitude, latitude }: Position) =>
        map.project([longitude, latitude]);
      const fitting = names.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom < maxZoom);
      const placed = fitting.map((name) => {
        const { x, y } = projectPosition(name);
        return { id: name.id, x, y };
      });
      setShown(clearNames(placed, pins.map(projectPosition)));
    };
    choose();
    map.on('moveend', choose);
    return () => {
      map.off('moveend', choose);
    };
  }, [map, names, pins]);
  const byId = new Map(names.map((name) => [name.id, name]));
  return shown.map(({ id, below }) => {
    const place = byId.get(id);
    return place === undefined ? null : <Name key={id} map={map} place={place} below={below} />;
  });
}

function Name({ map, place, below }: { map: LibraryMap; place: PlaceName; below: number }) {
  const element = useMarker(map, place.longitude, place.latitude, 0);
  return createPortal(
    <span
      aria-hidden="true"
      dir="auto"
      style={{ transform: `translateY(${below}px)` }}
      className={`pointer-events-none block whitespace-nowrap font-sans text-soft [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land),0_0_3px_var(--land)] ${place.isQuiet === true ? 'text-xs' : place.isTown === true ? 'font-bold text-base' : 'font-semibold text-sm'}`}
    >
      {place.name}
    </span>,
    element,
  );
}
