import { Trans, useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { boundingBox, type Position } from '#domain/places.ts';
import { MapFrame } from '#platform/web/map/map-frame.tsx';
import { type MapBox, toCorners } from '#platform/web/map/map-view.ts';
import { PlaceNames } from '#platform/web/map/place-names.tsx';
import { FIT, useMap } from '#platform/web/map/use-map.ts';
import { useMarker } from '#platform/web/map/use-marker.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { PlaceKind } from './place-choice.ts';

/** Initial view: km around the centre of a place. */
const AROUND_KM: Record<PlaceKind, number> = {
  country: 700,
  region: 150,
  city: 25,
  address: 4,
  near: 15,
};
/** Our own map has coasts and no streets: zoomed in further it would be one colour. */
const MIN_KM = 60;
const MOVE_MS = 600;

export interface LocationMapProps {
  kind: PlaceKind;
  label: string;
  position: Position;
}

/** A small map centred on the chosen place. */
export default function LocationMap({ kind, label, position }: LocationMapProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const { mapStyleUrl } = pageScope();
  const box = useMemo(
    () => boxAround(kind, position, mapStyleUrl === undefined),
    [kind, position, mapStyleUrl],
  );
  const state = useMap(container, {
    box,
    styleUrl: mapStyleUrl,
    label: t`Map`,
    scrollsPast: true,
  });
  const map = state.kind === 'ready' ? state.map : null;
  const names = useMemo(
    () => [{ id: label, name: label, ...position, minZoom: 0, maxZoom: 24 }],
    [label, position],
  );
  const pins = useMemo(() => [position], [position]);

  const shown = useRef(box);
  useEffect(() => {
    if (map === null || shown.current === box) return;
    shown.current = box;
    map.fitBounds(toCorners(box), { ...FIT, duration: MOVE_MS });
  }, [map, box]);

  return (
    <MapFrame
      container={container}
      state={state}
      failed={<Trans>This browser can't show the map.</Trans>}
      zoom={false}
    >
      {(drawn) => (
        <>
          <Dot map={drawn} position={position} />
          <PlaceNames map={drawn} names={names} pins={pins} />
        </>
      )}
    </MapFrame>
  );
}

function Dot({ map, position }: { map: LibraryMap; position: Position }) {
  const element = useMarker(map, position.longitude, position.latitude, 1);
  return createPortal(
    <span
      aria-hidden="true"
      className="pointer-events-none block size-5 rounded-pill border-3 border-raised bg-ember shadow-float"
    />,
    element,
  );
}

function boxAround(kind: PlaceKind, position: Position, isOwnMap: boolean): MapBox {
  const km = Math.max(AROUND_KM[kind], isOwnMap ? MIN_KM : 0);
  const { west, south, east, north } = boundingBox(position, km);
  return [west, south, east, north];
}
