import { type Map as LibraryMap, Marker } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';

/** An element that stays at a position of the map; the caller renders into it. */
export function useMarker(
  map: LibraryMap,
  longitude: number,
  latitude: number,
  zIndex: number,
): HTMLElement {
  const element = useMemo(() => document.createElement('div'), []);
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, element, longitude, latitude]);
  useEffect(() => {
    element.style.zIndex = String(zIndex);
  }, [element, zIndex]);
  return element;
}
