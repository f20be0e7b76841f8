import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '#domain/places.ts';
import { type ClearName, clearNames } from './clear-names.ts';
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

const NOTHING: readonly Position[] = [];

/** Names of places in the page's own type, so that no glyph server is needed; they never overlap. */
export function PlaceNames({
  map,
  names,
  pins = NOTHING,
}: {
  map: LibraryMap;
  names: readonly PlaceName[];
  /** What names keep clear of. */
  pins?: readonly Position[];
}) {
  const [shown, setShown] = useState<readonly ClearName[]>([]);
  useEffect(() => {
    const choose = () => {
      const zoom = map.getZoom();
      const spotOf = ({ longitude, latitude }: Position) => map.project([longitude, latitude]);
      const fitting = names.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom < maxZoom);
      const placed = fitting.map((name) => {
        const { x, y } = spotOf(name);
        return { id: name.id, x, y };
      });
      setShown(clearNames(placed, pins.map(spotOf)));
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
      className="pointer-events-none block whitespace-nowrap font-sans font-semibold text-sm text-soft [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land),0_0_3px_var(--land)]"
    >
      {place.name}
    </span>,
    element,
  );
}
