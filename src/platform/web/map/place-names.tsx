import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { clusterPins } from './cluster-pins.ts';
import { useMarker } from './use-marker.ts';

/** A name written on the map. */
export interface PlaceName {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Shown at these zooms only. */
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Pixels of a name with room around it. */
const SIZE = { width: 130, height: 40 };

/** Names of places in the page's own type, so that no glyph server is needed; they never overlap. */
export function PlaceNames({ map, names }: { map: LibraryMap; names: readonly PlaceName[] }) {
  const [shown, setShown] = useState<readonly PlaceName[]>([]);
  useEffect(() => {
    const choose = () => {
      const zoom = map.getZoom();
      const fitting = names.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom < maxZoom);
      const placed = fitting.map(({ id, latitude, longitude }) => {
        const { x, y } = map.project([longitude, latitude]);
        return { id, x, y };
      });
      const kept = new Set(clusterPins(placed, SIZE).map(({ id }) => id));
      setShown(fitting.filter(({ id }) => kept.has(id)));
    };
    choose();
    map.on('moveend', choose);
    return () => {
      map.off('moveend', choose);
    };
  }, [map, names]);
  return shown.map((place) => <Name key={place.id} map={map} place={place} />);
}

function Name({ map, place }: { map: LibraryMap; place: PlaceName }) {
  const element = useMarker(map, place.longitude, place.latitude, 0);
  return createPortal(
    <span
      aria-hidden="true"
      dir="auto"
      className="pointer-events-none block translate-y-7 whitespace-nowrap font-sans font-semibold text-sm text-soft [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land),0_0_3px_var(--land)]"
    >
      {place.name}
    </span>,
    element,
  );
}
