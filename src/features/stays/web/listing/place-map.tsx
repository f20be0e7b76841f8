import { Trans, useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boundingBox } from '#domain/places.ts';
import type { Place } from '#features/listings/contract.ts';
import { MapFrame } from '#platform/web/map/map-frame.tsx';
import { type PlaceName, PlaceNames } from '#platform/web/map/place-names.tsx';
import { useMap } from '#platform/web/map/use-map.ts';
import { useMarker } from '#platform/web/map/use-marker.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';

/** Metres that the position shown may be from the home. */
const CIRCLE_M = 500;
/** Pixels across under which the circle would be lost. */
const LEAST_PX = 28;
/** Km around the home in view: streets where there are some, else the coast that says where it is. */
const NEAR_KM = 2;
const REGION_KM = 60;
/** Metres of a pixel at the equator and zoom 0. */
const EQUATOR_M_PX = 78_271.517;

/** A small map with the circle that the home stands in. */
export default function PlaceMap({ place }: { place: Place }) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const { mapStyleUrl } = pageScope();
  const { west, south, east, north } = boundingBox(
    place,
    mapStyleUrl === undefined ? REGION_KM : NEAR_KM,
  );
  const state = useMap(container, {
    box: [west, south, east, north],
    styleUrl: mapStyleUrl,
    label: t`Map`,
  });
  const names = useMemo(() => [cityName(place)], [place]);
  const pins = useMemo(() => [place], [place]);
  return (
    <MapFrame
      container={container}
      state={state}
      failed={<Trans>This browser can't draw the map.</Trans>}
    >
      {(map) => (
        <>
          <Circle map={map} place={place} />
          {mapStyleUrl === undefined ? <PlaceNames map={map} names={names} pins={pins} /> : null}
        </>
      )}
    </MapFrame>
  );
}

function Circle({ map, place }: { map: LibraryMap; place: Place }) {
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
  const metresOfPixel = (EQUATOR_M_PX * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const size = Math.max(LEAST_PX, (2 * CIRCLE_M) / metresOfPixel);
  return createPortal(
    <span
      aria-hidden="true"
      className="pointer-events-none block rounded-pill border-2 border-ember bg-ember/25"
      style={{ width: size, height: size }}
    />,
    element,
  );
}

function cityName({ city, latitude, longitude }: Place): PlaceName {
  return { id: city, name: city, latitude, longitude, minZoom: 0, maxZoom: 24 };
}
