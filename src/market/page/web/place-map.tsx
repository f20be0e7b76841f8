import { Trans, useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boundingBox } from '#domain/places.ts';
import { MapFrame } from '#platform/web/map/map-frame.tsx';
import { metresToPixels } from '#platform/web/map/metres-to-pixels.ts';
import { type PlaceName, PlaceNames } from '#platform/web/map/place-names.tsx';
import { useMap } from '#platform/web/map/use-map.ts';
import { useMarker } from '#platform/web/map/use-marker.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { Place } from '../contract.ts';
import { CIRCLE_KM } from './circle.ts';

/**
 * Km around the home that are in view whatever the map's shape: the circle and its surroundings.
 */
const NEAR_KM = 0.9;
/** Minimum diameter of the circle in pixels; below it a dot marks the place. */
const MIN_PX = 12;
/** Diameter of an exact spot, in pixels. */
const SPOT_PX = 18;

/**
 * A small map with the circle that contains the home, or with its spot where that is public.
 *
 * @param spot label of the exact position; missing where the circle hides it
 */
export default function PlaceMap({ place, spot }: { place: Place; spot?: string | undefined }) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const { west, south, east, north } = boundingBox(place, NEAR_KM);
  const state = useMap(container, {
    box: [west, south, east, north],
    styleUrl: pageScope().mapStyleUrl,
    label: t`Map`,
    scrollsPast: true,
  });
  const names = useMemo(() => placeNames(place, spot), [place, spot]);
  return (
    <MapFrame
      container={container}
      state={state}
      failed={<Trans>This browser can't show the map.</Trans>}
    >
      {(map) => (
        <>
          <Circle map={map} place={place} isSpot={spot !== undefined} />
          <PlaceNames map={map} names={names} />
        </>
      )}
    </MapFrame>
  );
}

function Circle({ map, place, isSpot }: { map: LibraryMap; place: Place; isSpot: boolean }) {
  const { latitude, longitude } = place;
  const element = useMarker(map, longitude, latitude, 1);
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = () => setZoom(map.getZoom());
    map.on('zoom', read);
    return () => {
      map.off('zoom', read);
    };
  }, [map]);
  const toScale = metresToPixels(2 * CIRCLE_KM * 1000, latitude, zoom);
  const isDot = isSpot || toScale < MIN_PX;
  const size = isSpot ? SPOT_PX : isDot ? MIN_PX : toScale;
  return createPortal(
    <span
      aria-hidden="true"
      className={`pointer-events-none block rounded-pill border-2 ${isDot ? 'border-paper bg-ember' : 'border-ember bg-ember/20'}`}
      style={{ width: size, height: size }}
    />,
    element,
  );
}

/** From this zoom on the neighbourhood is labelled; below it the town. */
const PART_ZOOM = 11;

function placeNames(
  { neighbourhood, city, latitude, longitude }: Place,
  spot: string | undefined,
): PlaceName[] {
  const near = spot ?? (neighbourhood === '' ? city : neighbourhood);
  return [
    { id: 'part', name: near, latitude, longitude, minZoom: PART_ZOOM, maxZoom: 24 },
    { id: 'town', name: city, latitude, longitude, minZoom: 0, maxZoom: PART_ZOOM, isTown: true },
  ];
}
