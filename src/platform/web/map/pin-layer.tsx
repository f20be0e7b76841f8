import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { clusterPins, type PinGroup } from './cluster-pins.ts';
import { boxAround, cornersOf } from './map-view.ts';
import { PADDING } from './use-map.ts';
import { useMarker } from './use-marker.ts';

export interface MapPin {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Short text on the pin, such as a price. */
  readonly label: string;
}

export interface PinLayerProps {
  map: LibraryMap;
  pins: readonly MapPin[];
  lit: string | null;
  onLight(id: string | null): void;
  onPick(id: string): void;
}

/** Pixels of a pin with its margin. */
const SIZE = { width: 72, height: 36 };
/** From here on pins of one spot can't be told apart by zooming. */
const NEAREST_ZOOM = 15.5;

const PIN =
  'h-9 min-w-9 rounded-pill border px-3 font-sans font-semibold text-sm shadow-float transition-transform duration-150 ease-calm';

/** The pins; those that would cover each other are one, which opens by zooming in. */
export function PinLayer({ map, pins, lit, onLight, onPick }: PinLayerProps) {
  const groups = usePinGroups(map, pins);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  return groups.map((group) => {
    const members = group.ids.flatMap((id) => byId.get(id) ?? []);
    const first = members[0];
    if (first === undefined) return null;
    return (
      <Pin
        key={group.id}
        map={map}
        first={first}
        members={members}
        lit={lit !== null && group.ids.includes(lit)}
        onLight={onLight}
        onPick={onPick}
      />
    );
  });
}

function Pin({
  map,
  first,
  members,
  lit,
  onLight,
  onPick,
}: Omit<PinLayerProps, 'pins' | 'lit'> & {
  first: MapPin;
  members: readonly MapPin[];
  lit: boolean;
}) {
  const { t, i18n } = useLingui();
  const element = useMarker(map, first.longitude, first.latitude, lit ? 2 : 1);
  const isGroup = members.length > 1;
  const count = i18n.number(members.length);

  function onClick(originalEvent: Event) {
    const box = boxAround(members);
    if (!isGroup || box === null || map.getZoom() >= NEAREST_ZOOM) {
      onPick(first.id);
      return;
    }
    // Two pins of the very same spot have no box; going nearer is all that can be done.
    map.fitBounds(
      cornersOf(box),
      { padding: PADDING, maxZoom: NEAREST_ZOOM + 0.5 },
      { originalEvent },
    );
  }

  return createPortal(
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        onClick(event.nativeEvent);
      }}
      onPointerEnter={() => onLight(isGroup ? null : first.id)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(isGroup ? null : first.id)}
      onBlur={() => onLight(null)}
      aria-label={isGroup ? t`${count} homes here, zoom in` : t`Home for ${first.label}`}
      className={`${PIN} ${
        lit
          ? 'scale-110 border-ink bg-ink text-paper'
          : isGroup
            ? 'border-pine bg-pine-tint text-pine'
            : 'border-line bg-raised text-ink hover:scale-105'
      }`}
    >
      {isGroup ? count : first.label}
    </button>,
    element,
  );
}

function usePinGroups(map: LibraryMap, pins: readonly MapPin[]): readonly PinGroup[] {
  const [groups, setGroups] = useState<readonly PinGroup[]>([]);
  useEffect(() => {
    const group = () => {
      const { clientWidth, clientHeight } = map.getContainer();
      const placed = pins.flatMap(({ id, latitude, longitude }) => {
        const { x, y } = map.project([longitude, latitude]);
        // What is far outside needs no element.
        const near = x > -200 && y > -200 && x < clientWidth + 200 && y < clientHeight + 200;
        return near ? [{ id, x, y }] : [];
      });
      setGroups(clusterPins(placed, SIZE));
    };
    group();
    map.on('moveend', group);
    return () => {
      map.off('moveend', group);
    };
  }, [map, pins]);
  return groups;
}
