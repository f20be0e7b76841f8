import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import type { LandFeatures } from './land.ts';
import type { MapPalette } from './palette.ts';

/**
 * From here on a coast drawn for countries runs through the middle of towns. The map shows plain
 * ground then, and says with names and pins where one is.
 */
const CITY_ZOOM = 9;

function nearGround(colour: string, { land }: MapPalette): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], CITY_ZOOM - 2, colour, CITY_ZOOM, land];
}

/** The map that needs nobody: land, coasts and borders in the page's own colours. */
export function offlineStyle(features: LandFeatures, palette: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: features.land, tolerance: 0.2 },
      borders: { type: 'geojson', data: features.borders },
    },
    layers: [
      {
        id: 'water',
        type: 'background',
        paint: { 'background-color': nearGround(palette.water, palette) },
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
    ],
  };
}
