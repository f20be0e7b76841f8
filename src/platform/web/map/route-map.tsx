import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { boundingBox, type Position } from '#domain/places.ts';
import { routeLegs } from '#domain/route-line.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { MapFrame } from './map-frame.tsx';
import { boxAround, type MapBox, toCorners } from './map-view.ts';
import { onThemeChange, readPalette } from './palette.ts';
import { type PlaceName, PlaceNames } from './place-names.tsx';
import { FIT, useMap } from './use-map.ts';
import { useMarker } from './use-marker.ts';

export interface RouteStop extends Position {
  /** Its number on the route, as text. */
  readonly number: string;
  readonly name: string;
  /** Whether the stop is fully booked: the next leg is dashed. */
  readonly full?: boolean;
}

/** Km around a single stop that are in view. */
const ALONE_KM = 150;

/**
 * The route through some stops as a line with numbered points. The list beside it has the same
 * information for screen readers. Rendering other stops needs a new array.
 */
export default function RouteMap({
  stops,
  highlighted = null,
}: {
  stops: readonly RouteStop[];
  /** Number of the stop that is highlighted elsewhere. */
  highlighted?: string | null;
}) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const state = useMap(container, {
    box: boxAroundStops(stops),
    styleUrl: pageScope().mapStyleUrl,
    label: t`Map of the route`,
    scrollsPast: true,
  });
  return (
    <MapFrame
      container={container}
      state={state}
      failed={<Trans>This browser can't show the map.</Trans>}
    >
      {(map) => <Route map={map} stops={stops} highlighted={highlighted} />}
    </MapFrame>
  );
}

function Route({
  map,
  stops,
  highlighted,
}: {
  map: LibraryMap;
  stops: readonly RouteStop[];
  highlighted: string | null;
}) {
  useRouteLine(map, stops);
  useFit(map, stops);
  const names = useMemo(() => stops.map(toPlaceName), [stops]);
  return (
    <>
      <PlaceNames map={map} names={names} pins={stops} />
      {stops.map((stop) => (
        <Point key={stop.number} map={map} stop={stop} highlighted={stop.number === highlighted} />
      ))}
    </>
  );
}

function Point({
  map,
  stop,
  highlighted,
}: {
  map: LibraryMap;
  stop: RouteStop;
  highlighted: boolean;
}) {
  const element = useMarker(map, stop.longitude, stop.latitude, highlighted ? 2 : 1);
  return createPortal(
    <span
      aria-hidden="true"
      translate="no"
      className={`pointer-events-none grid size-7 place-items-center rounded-pill border-2 font-sans font-semibold text-sm tabular-nums shadow-float ${highlighted ? 'scale-125 border-ember bg-raised text-ember' : 'border-raised bg-ember text-on-ember'}`}
    >
      {stop.number}
    </span>,
    element,
  );
}

/** Brings all stops into view when one of them is outside of it. */
function useFit(map: LibraryMap, stops: readonly RouteStop[]): void {
  const box = boxAroundStops(stops);
  const key = box.join(' ');
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the box.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    map.fitBounds(toCorners(box), { ...FIT, duration: 600 });
  }, [map, key]);
}

/** The box around all stops, and the legs between them, which bend away from the straight line. */
function boxAroundStops(stops: readonly Position[]): MapBox {
  const [first] = stops;
  const around = boxAround(stops);
  if (
    first !== undefined &&
    around !== null &&
    (around[0] !== around[2] || around[1] !== around[3])
  ) {
    const [west, south, east, north] = around;
    const latitudes = routeLegs(stops).flatMap((leg) => leg.map(([, latitude]) => latitude));
    return [west, Math.min(south, ...latitudes), east, Math.max(north, ...latitudes)];
  }
  const { west, south, east, north } = boundingBox(
    first ?? { latitude: 0, longitude: 0 },
    ALONE_KM,
  );
  return [west, south, east, north];
}

function toPlaceName({ number, name, latitude, longitude }: RouteStop): PlaceName {
  return { id: number, name, latitude, longitude, minZoom: 0, maxZoom: 24 };
}

const ROUTE = 'route';
/** Legs from stops that are full, on a layer of their own: a dash can't follow from a property. */
const FULL = 'route-full';

/** A stop of a route. */
interface LineStop extends Position {
  /** Whether the stop is fully booked: the next leg is dashed. */
  readonly full?: boolean;
}

/** Draws the route through some stops, in their order, on a map that was just made. */
function useRouteLine(map: LibraryMap, stops: readonly LineStop[]): void {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    let stopListening: (() => void) | undefined;
    const onLoad = () => {
      map.addSource(ROUTE, { type: 'geojson', data: toLegFeatures([]) });
      const paint = { 'line-color': readPalette().route, 'line-width': 3 };
      map.addLayer({
        id: ROUTE,
        type: 'line',
        source: ROUTE,
        filter: ['!', ['get', 'full']],
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint,
      });
      map.addLayer({
        id: FULL,
        type: 'line',
        source: ROUTE,
        filter: ['get', 'full'],
        paint: { ...paint, 'line-dasharray': [2, 2] },
      });
      stopListening = onThemeChange(() => {
        for (const layer of [ROUTE, FULL]) {
          map.setPaintProperty(layer, 'line-color', readPalette().route);
        }
      });
      setLoaded(true);
    };
    map.once('load', onLoad);
    return () => {
      map.off('load', onLoad);
      stopListening?.();
    };
  }, [map]);

  useEffect(() => {
    if (!isLoaded) return;
    map.getSource<GeoJSONSource>(ROUTE)?.setData(toLegFeatures(stops));
  }, [map, isLoaded, stops]);
}

function toLegFeatures(stops: readonly LineStop[]) {
  return {
    type: 'FeatureCollection',
    features: routeLegs(stops).map((leg, at) => ({
      type: 'Feature',
      properties: { full: stops[at]?.full === true },
      geometry: { type: 'LineString', coordinates: leg.map(([east, north]) => [east, north]) },
    })),
  } as const satisfies GeoJSON.FeatureCollection;
}
