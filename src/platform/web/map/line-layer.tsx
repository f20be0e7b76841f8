import type { FeatureCollection, Position } from 'geojson';
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import { onThemeChange, readPalette } from './palette.ts';

/** A route over the map, from stop to stop. */
export interface MapLine {
  readonly id: string;
  /** Its pieces, each from one stop to the next, as the map counts longitudes: on beyond ±180. */
  readonly legs: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
}

const SOURCE = 'lines';
const QUIET = 'lines-quiet';
const HIGHLIGHTED = 'lines-highlighted';
const STOPS = 'lines-stops';

/**
 * Lines under the pins: all of them faint, the highlighted one strong and with its stops. The list
 * has the same information as text.
 */
export function LineLayer({
  map,
  lines,
  highlighted,
}: {
  map: LibraryMap;
  lines: readonly MapLine[];
  highlighted: string | null;
}) {
  const data = useMemo(() => toFeatures(lines), [lines]);
  const drawn = useRef(data);

  useEffect(
    () =>
      whenStyled(map, () => {
        const source = map.getSource<GeoJSONSource>(SOURCE);
        if (source === undefined) addLayers(map, data);
        else if (drawn.current !== data) source.setData(data);
        drawn.current = data;
        highlightLine(map, highlighted ?? '');
      }),
    [map, data, highlighted],
  );

  useEffect(() => onThemeChange(() => colour(map)), [map]);
  return null;
}

/** Runs once layers can be added to the style; returns a function that cancels it. */
function whenStyled(map: LibraryMap, run: () => void): () => void {
  if (map.getSource(SOURCE) !== undefined || map.isStyleLoaded()) {
    run();
    return () => undefined;
  }
  // While a style is incomplete something is still loading, and the map becomes idle after that.
  map.once('idle', run);
  return () => {
    map.off('idle', run);
  };
}

function addLayers(map: LibraryMap, data: FeatureCollection): void {
  map.addSource(SOURCE, { type: 'geojson', data });
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  map.addLayer({
    id: QUIET,
    type: 'line',
    source: SOURCE,
    filter: ['!', ['get', 'isStop']],
    layout,
    paint: { 'line-width': 1.5, 'line-opacity': 0.4 },
  });
  map.addLayer({
    id: HIGHLIGHTED,
    type: 'line',
    source: SOURCE,
    layout,
    paint: { 'line-width': 3 },
  });
  map.addLayer({
    id: STOPS,
    type: 'circle',
    source: SOURCE,
    paint: { 'circle-radius': 5, 'circle-stroke-width': 2 },
  });
  colour(map);
}

function highlightLine(map: LibraryMap, id: string): void {
  map.setFilter(HIGHLIGHTED, ['all', ['==', ['get', 'id'], id], ['!', ['get', 'isStop']]]);
  map.setFilter(STOPS, ['all', ['==', ['get', 'id'], id], ['get', 'isStop']]);
}

function colour(map: LibraryMap): void {
  if (map.getSource(SOURCE) === undefined) return;
  const { quietRoute, route, land } = readPalette();
  map.setPaintProperty(QUIET, 'line-color', quietRoute);
  map.setPaintProperty(HIGHLIGHTED, 'line-color', route);
  map.setPaintProperty(STOPS, 'circle-color', land);
  map.setPaintProperty(STOPS, 'circle-stroke-color', route);
}

function toFeatures(lines: readonly MapLine[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: lines.flatMap(({ id, legs }) => {
      const coordinates = legs.map((leg) => leg.map((point): Position => [...point]));
      const stops = coordinates.flatMap((leg, at) => {
        const last = at === coordinates.length - 1 ? leg.slice(-1) : [];
        return [...leg.slice(0, 1), ...last];
      });
      return [
        {
          type: 'Feature',
          properties: { id, isStop: false },
          geometry: { type: 'MultiLineString', coordinates },
        },
        {
          type: 'Feature',
          properties: { id, isStop: true },
          geometry: { type: 'MultiPoint', coordinates: stops },
        },
      ] as const;
    }),
  };
}
