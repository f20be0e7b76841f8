import 'maplibre-gl/dist/maplibre-gl.css';
import './gestures.css';
import { useLingui } from '@lingui/react/macro';
import {
  type ExpressionSpecification,
  type LayerSpecification,
  Map as LibraryMap,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useState } from 'react';
import { type Ground, loadGroundPlaces } from './ground.ts';
import { foldUnknownGround, GROUND_SOURCES, PART_SIZE_ZOOM } from './ground-features.ts';

import { type LandFeatures, loadLand } from './land.ts';
import { type MapBox, toCorners } from './map-view.ts';
import { type MapPalette, onThemeChange, readPalette } from './palette.ts';
import { GROUND_ZOOM, watchGround } from './watch-ground.ts';

setWorkerUrl(workerUrl);

const MAX_ZOOM = 16;
const NO_GROUND: readonly Ground[] = [];
/**
 * Options of fitting an area: pixels from the map's edge, and a zoom that still shows the
 * surroundings.
 */
export const FIT = { padding: 56, maxZoom: 14 } as const;

export interface MapOptions {
  /** The area in view first. */
  readonly box: MapBox;
  /** A tile service's style; without one, or where it does not answer, the map is our own. */
  readonly styleUrl: string | undefined;
  /** Label of the map, for screen readers. */
  readonly label: string;
  /** Whether it is within a scrolling page: the wheel and one finger then scroll past it. */
  readonly scrollsPast: boolean;
}

export type MapState =
  | { readonly kind: 'coming' }
  | {
      readonly kind: 'ready';
      readonly map: LibraryMap;
      /** The cities that our own map shows in view; null on the map of a tile service. */
      readonly grounds: readonly Ground[] | null;
    }
  | { readonly kind: 'failed' };

/** A map that has no land yet shows plain ground, never a sea that isn't there. */
function beforeLand(palette: MapPalette): MapPalette {
  return { ...palette, water: palette.ground };
}

type PaintProperty = Parameters<LibraryMap['setPaintProperty']>[1];

/**
 * Changes colours alone: with a new style, land is missing until all of it is cut into tiles again.
 */
function recolour(map: LibraryMap, { layers }: StyleSpecification): void {
  for (const { id, paint = {} } of layers) {
    for (const [name, value] of Object.entries(paint)) {
      map.setPaintProperty(id, name as PaintProperty, value);
    }
  }
}

/** A map inside of an element, for as long as that is shown. Options are read once. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { box, styleUrl, label, scrollsPast }: MapOptions,
): MapState {
  const { t } = useLingui();
  const [state, setState] = useState<MapState>({ kind: 'coming' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once; its view is its own then.
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isStale = false;
    let map: LibraryMap | undefined;
    const stops: (() => void)[] = [];

    async function start(into: HTMLElement) {
      const style = await loadStyle(styleUrl, into, box);
      if (isStale) return;
      const made = new LibraryMap({
        container: into,
        style:
          'url' in style ? style.url : offlineStyle(style.land, beforeLand(readPalette()), false),
        bounds: toCorners(box),
        fitBoundsOptions: FIT,
        maxZoom: MAX_ZOOM,
        dragRotate: false,
        pitchWithRotate: false,
        attributionControl: 'url' in style ? { compact: true } : false,
        cooperativeGestures: scrollsPast,
        locale: {
          'Map.Title': label,
          'CooperativeGesturesHandler.WindowsHelpText': t`Use Ctrl + scroll to zoom the map`,
          'CooperativeGesturesHandler.MacHelpText': t`Use ⌘ + scroll to zoom the map`,
          'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
        },
      });
      map = made;
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      if ('url' in style) {
        setState({ kind: 'ready', map: made, grounds: null });
        return;
      }
      const { land } = style;
      let isKnown = false;
      const inTheme = () => recolour(made, offlineStyle(land, readPalette(), isKnown));
      // The map can't be changed before it is loaded: a theme that changed meanwhile is read then,
      // and areas without land count as water only once land is drawn.
      made.once('load', () => {
        inTheme();
        stops.push(onThemeChange(inTheme));
        const stop = watchGround(made, {
          onDrawn: (grounds) => setState({ kind: 'ready', map: made, grounds }),
          onMiddle: (now) => {
            if (now === isKnown) return;
            isKnown = now;
            inTheme();
          },
        });
        stops.push(stop);
      });
      setState({ kind: 'ready', map: made, grounds: NO_GROUND });
    }

    start(element).catch(() => {
      // No WebGL, or no land: the list has all the information of the map.
      if (!isStale) setState({ kind: 'failed' });
    });
    return () => {
      isStale = true;
      for (const stop of stops) stop();
      map?.remove();
    };
  }, []);

  return state;
}

/** The style of the tile service if it answers, otherwise the parts of our own map. */
async function loadStyle(styleUrl: string | undefined, container: HTMLElement, box: MapBox) {
  if (styleUrl !== undefined && (await answers(styleUrl))) return { url: styleUrl };
  const [land] = await Promise.all([
    loadLand(),
    // Without the list of cities the map has its full size.
    loadGroundPlaces().then(
      (places) => foldUnknownGround(container, box, places),
      () => {},
    ),
  ]);
  return { land };
}

/**
 * From here on a coast drawn for countries runs through the middle of towns. Without the ground of
 * a city the map then shows plain ground, and names and pins for orientation.
 */
const CITY_ZOOM = 9;

function nearGround(colour: string, { land }: MapPalette): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], CITY_ZOOM - 2, colour, CITY_ZOOM, land];
}

const PARTS_ZOOM = 9.5;
const RINGS_ZOOM = 10.5;
/** A source that is filled later. */
const EMPTY = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } as const;

/**
 * The map that needs no outside service: land, coasts and borders in the page's own colours, and
 * the ground of cities, whose sources are filled as they come near.
 *
 * @param isKnown whether the ground in view is known, so that everything but land is water
 */
function offlineStyle(
  features: LandFeatures,
  palette: MapPalette,
  isKnown: boolean,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: features.land, tolerance: 0.2 },
      borders: { type: 'geojson', data: features.borders },
      ...Object.fromEntries(GROUND_SOURCES.map((source) => [source, EMPTY])),
    },
    layers: [
      {
        id: 'water',
        type: 'background',
        paint: {
          'background-color': isKnown ? palette.water : nearGround(palette.water, palette),
        },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        maxzoom: CITY_ZOOM,
        paint: {
          'line-color': palette.coast,
          'line-width': 1,
          'line-opacity': ['interpolate', ['linear'], ['zoom'], CITY_ZOOM - 2, 1, CITY_ZOOM, 0],
        },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        // Borders are coarser than coasts: near by they would be in the wrong place.
        maxzoom: 7,
        paint: {
          'line-color': palette.border,
          'line-width': 1,
          'line-dasharray': [3, 2],
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 5, 1, 7, 0],
        },
      },
      ...groundLayers(palette),
    ],
  };
}

/** Land, tints of neighbourhoods, shores, waters over all of them, and distances on top. */
function groundLayers(palette: MapPalette): LayerSpecification[] {
  const { land, parts, coast, water, ring } = palette;
  const minzoom = GROUND_ZOOM;
  return [
    {
      id: 'ground-land',
      type: 'fill',
      source: 'ground-land',
      minzoom,
      paint: { 'fill-color': land, 'fill-antialias': false },
    },
    {
      id: 'ground-parts',
      type: 'circle',
      source: 'ground-parts',
      minzoom: PARTS_ZOOM,
      paint: {
        'circle-color': [
          'match',
          ['get', 'ground'],
          ...Object.entries(parts).flat(),
          land,
        ] as unknown as ExpressionSpecification,
        'circle-blur': 0.5,
        'circle-pitch-alignment': 'map',
        'circle-opacity': ['interpolate', ['linear'], ['zoom'], PARTS_ZOOM, 0, PARTS_ZOOM + 1, 1],
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          ...[0, 0],
          PART_SIZE_ZOOM,
          ['get', 'size'],
        ],
      },
    },
    {
      // Under the water: only its edge along the shore is visible.
      id: 'ground-shore',
      type: 'line',
      source: 'ground-water',
      minzoom,
      paint: { 'line-color': coast, 'line-width': 2 },
    },
    {
      id: 'ground-water',
      type: 'fill',
      source: 'ground-water',
      minzoom,
      paint: { 'fill-color': water, 'fill-antialias': false },
    },
    {
      id: 'ground-rings',
      type: 'line',
      source: 'ground-rings',
      minzoom: RINGS_ZOOM,
      paint: {
        'line-color': ring,
        'line-width': 1,
        'line-dasharray': [2, 3],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], RINGS_ZOOM, 0, RINGS_ZOOM + 0.5, 0.6],
      },
    },
  ];
}

/** Milliseconds after which a tile service counts as unreachable. */
const PATIENCE_MS = 6000;

/** Whether a tile service returns its style; otherwise the built-in map is used. */
export async function answers(styleUrl: string): Promise<boolean> {
  try {
    const response = await fetch(styleUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return false;
    const style: unknown = await response.json();
    return typeof style === 'object' && style !== null && 'layers' in style;
  } catch {
    return false;
  }
}
