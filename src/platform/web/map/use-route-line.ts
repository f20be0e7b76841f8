import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Position } from '#domain/places.ts';
import { routeLegs } from '#domain/route-line.ts';
import { onThemeChange, readPalette } from './palette.ts';

const ROUTE = 'route';
/** Legs from stops that are full, on a layer of their own: a dash can't follow from a property. */
const FULL = 'route-full';

/** A stop of a way. */
interface LineStop extends Position {
  /** Whether nobody else has a place there: the way on from it is dashed. */
  readonly full?: boolean;
}

/** Draws the way through some stops, in their order, on a map that was just made. */
export function useRouteLine(map: LibraryMap, stops: readonly LineStop[]): void {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    let stopListening: (() => void) | undefined;
    const onLoad = () => {
      map.addSource(ROUTE, { type: 'geojson', data: dataOf([]) });
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
    map.getSource<GeoJSONSource>(ROUTE)?.setData(dataOf(stops));
  }, [map, isLoaded, stops]);
}

function dataOf(stops: readonly LineStop[]) {
  return {
    type: 'FeatureCollection',
    features: routeLegs(stops).map((leg, at) => ({
      type: 'Feature',
      properties: { full: stops[at]?.full === true },
      geometry: { type: 'LineString', coordinates: leg.map(([east, north]) => [east, north]) },
    })),
  } as const satisfies GeoJSON.FeatureCollection;
}
