import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Position } from '#domain/places.ts';
import { type LinePoint, routeLegs } from '#domain/route-line.ts';
import { onThemeChange, readPalette } from './palette.ts';

const ROUTE = 'route';

/** Draws the way through some stops, in their order, on a map that was just made. */
export function useRouteLine(map: LibraryMap, stops: readonly Position[]): void {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    let stopListening: (() => void) | undefined;
    const onLoad = () => {
      map.addSource(ROUTE, { type: 'geojson', data: dataOf([]) });
      map.addLayer({
        id: ROUTE,
        type: 'line',
        source: ROUTE,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': readPalette().route, 'line-width': 3 },
      });
      stopListening = onThemeChange(() => {
        map.setPaintProperty(ROUTE, 'line-color', readPalette().route);
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
    map.getSource<GeoJSONSource>(ROUTE)?.setData(dataOf(routeLegs(stops)));
  }, [map, isLoaded, stops]);
}

function dataOf(legs: readonly (readonly LinePoint[])[]) {
  const coordinates = legs.map((leg) => leg.map(([east, north]) => [east, north]));
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates },
  } as const satisfies GeoJSON.Feature;
}
