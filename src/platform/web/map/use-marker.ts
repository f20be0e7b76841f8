import { type Map as LibraryMap, Marker } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import type { Position } from '#domain/places.ts';

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

/**
 * An element with its foot on a position of the map, which the user drags to another; the caller
 * renders into it.
 */
export function useDraggableMarker(
  map: LibraryMap,
  { longitude, latitude }: Position,
  onMove: (position: Position) => void,
): HTMLElement {
  const element = useMemo(() => document.createElement('div'), []);
  const latest = useRef(onMove);
  latest.current = onMove;
  const marker = useMemo(
    () => new Marker({ element, draggable: true, anchor: 'bottom' }),
    [element],
  );

  useEffect(() => {
    marker.setLngLat([longitude, latitude]).addTo(map);
    // Over the names.
    element.style.zIndex = '2';
  }, [map, marker, element, longitude, latitude]);

  useEffect(() => {
    const onDragEnd = () => {
      const { lng, lat } = marker.getLngLat().wrap();
      latest.current({ longitude: lng, latitude: lat });
    };
    marker.on('dragend', onDragEnd);
    return () => {
      marker.off('dragend', onDragEnd);
      marker.remove();
    };
  }, [marker]);
  return element;
}
