import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { GROUND_SOURCES, PART_SIZE_ZOOM } from './ground-features.ts';
import type { LandFeatures } from './land.ts';
import type { MapPalette } from './palette.ts';
import { GROUND_ZOOM } from './watch-ground.ts';

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
export function offlineStyle(
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
