import { Trans, useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { boundingBox, type Position } from '#domain/places.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { MapFrame } from '#platform/web/map/map-frame.tsx';
import { type MapBox, toCorners } from '#platform/web/map/map-view.ts';
import { type PlaceName, PlaceNames } from '#platform/web/map/place-names.tsx';
import { useMap } from '#platform/web/map/use-map.ts';
import { useDraggableMarker } from '#platform/web/map/use-marker.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { MapPin } from '#platform/web/ui/icons.ts';

export interface PointMapProps {
  point: Position;
  /** Initial view: km around the point. */
  radiusKm: number;
  /** Key of the point's subject; when it changes the map moves to the point again. */
  subject: string;
  /** Labels on the map where it can't render streets. */
  names: readonly PlaceName[];
  /** Label of the map; by default just "map". */
  label: string | undefined;
  /** Called when the user moves the point. */
  onMove(point: Position): void;
}

/** Pixels that an arrow key moves the point by; ten times as many with Shift. */
const STEP_PX = 8;
const FAR = 10;
/** Decimals of a degree: a precision of about one metre. */
const DECIMALS = 5;
/** Minimum distance of the point from the map's edge, in pixels. */
const MARGIN = 40;

/** A map with a point that is placed by dragging, by a click on the map, or by the arrow keys. */
export default function PointMap({
  point,
  radiusKm,
  subject,
  names,
  label,
  onMove,
}: PointMapProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const state = useMap(container, {
    box: boxAround(point, radiusKm),
    styleUrl: pageScope().mapStyleUrl,
    label: label ?? t`Map`,
    scrollsPast: true,
  });
  const map = state.kind === 'ready' ? state.map : null;
  const move = (to: Position) => onMove(rounded(to));
  useMapClick(map, move);
  useFollow(map, point, radiusKm, subject);
  const pins = useMemo(() => [point], [point]);
  return (
    <MapFrame
      container={container}
      state={state}
      failed={
        <Trans>
          This browser can't show the map, so the pin is placed in the centre of the city.
        </Trans>
      }
    >
      {(drawn) => (
        <>
          <PlaceNames map={drawn} names={names} pins={pins} />
          <Point map={drawn} point={point} onMove={move} />
        </>
      )}
    </MapFrame>
  );
}

function Point({
  map,
  point,
  onMove,
}: {
  map: LibraryMap;
  point: Position;
  onMove(point: Position): void;
}) {
  const { t } = useLingui();
  const id = useId();
  const element = useDraggableMarker(map, point, onMove);

  function onKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[pressedKey(event)];
    if (direction === undefined) return;
    // The map itself would move instead.
    event.preventDefault();
    event.stopPropagation();
    const by = STEP_PX * (event.shiftKey ? FAR : 1);
    const { x, y } = map.project([point.longitude, point.latitude]);
    const { lng, lat } = map.unproject([x + direction[0] * by, y + direction[1] * by]).wrap();
    onMove({ longitude: lng, latitude: lat });
  }

  return createPortal(
    <>
      <button
        type="button"
        aria-label={t`The place on the map`}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        className="grid size-12 cursor-grab place-items-center rounded-pill border-2 border-raised bg-ember text-on-ember shadow-float active:cursor-grabbing"
      >
        <MapPin aria-hidden="true" className="size-6" />
      </button>
      <span id={`${id}-keys`} className="sr-only">
        <Trans>Use the arrow keys to move the pin, and hold Shift to move it further.</Trans>
      </span>
    </>,
    element,
  );
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function rounded({ latitude, longitude }: Position): Position {
  return {
    latitude: Number(latitude.toFixed(DECIMALS)),
    longitude: Number(longitude.toFixed(DECIMALS)),
  };
}

/** Moves the point on a click on the map. */
function useMapClick(map: LibraryMap | null, onMove: (point: Position) => void): void {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (map === null) return;
    const onPress = ({ lngLat }: { lngLat: { wrap(): { lng: number; lat: number } } }) => {
      const { lng, lat } = lngLat.wrap();
      latest.current({ longitude: lng, latitude: lat });
    };
    map.on('click', onPress);
    return () => {
      map.off('click', onPress);
    };
  }, [map]);
}

/** Keeps the point in view, and moves to it when its subject changes. */
function useFollow(
  map: LibraryMap | null,
  { latitude, longitude }: Position,
  radiusKm: number,
  subject: string,
): void {
  const shown = useRef(subject);
  useEffect(() => {
    if (map === null) return;
    const { x, y } = map.project([longitude, latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    const isInView =
      x > MARGIN && y > MARGIN && x < clientWidth - MARGIN && y < clientHeight - MARGIN;
    if (isInView && shown.current === subject) return;
    if (shown.current === subject) map.easeTo({ center: [longitude, latitude], duration: 300 });
    else map.fitBounds(toCorners(boxAround({ latitude, longitude }, radiusKm)), { duration: 600 });
    shown.current = subject;
  }, [map, latitude, longitude, radiusKm, subject]);
}

function boxAround(point: Position, radiusKm: number): MapBox {
  const { west, south, east, north } = boundingBox(point, radiusKm);
  return [west, south, east, north];
}
