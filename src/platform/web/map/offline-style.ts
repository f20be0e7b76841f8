import type { StyleSpecification } from 'maplibre-gl';
import type { LandFeatures } from './land.ts';
import type { MapPalette } from './palette.ts';

/** The map that needs nobody: land, coasts and borders in the page's own colours. */
export function offlineStyle(features: LandFeatures, palette: MapPalette): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: features.land, tolerance: 0.2 },
      borders: { type: 'geojson', data: features.borders },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': palette.land } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': palette.coast, 'line-width': 1 },
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
