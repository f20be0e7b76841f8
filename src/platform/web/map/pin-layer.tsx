import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { createPortal } from 'react-dom';
import { directionFor } from '#platform/i18n/locales.ts';
import { boxAround, toCorners } from './map-view.ts';
import { FIT } from './use-map.ts';
import { useMarker } from './use-marker.ts';
import type { MapPin } from './use-pin-groups.ts';

export interface PinLayerProps {
  map: LibraryMap;
  groups: readonly (readonly MapPin[])[];
  highlighted: string | null;
  onLight(id: string | null): void;
  onPick(id: string): void;
  words: PinTexts;
}

/** Accessible texts of pins; each begins or ends with the pin's visible text. */
export interface PinTexts {
  /** @param label of the pin */
  one(label: string, amount: number): string;
  /** @param label of the group: its number, and the lowest of its labels */
  group(label: string): string;
}

/** From here on zooming can't separate pins of one spot. */
const NEAREST_ZOOM = 15.5;

const PIN =
  'h-9 min-w-9 rounded-pill border px-3 font-sans font-semibold text-sm shadow-float transition-transform duration-150 ease-calm';

/** The pins; those that would cover each other are one, which opens by zooming in. */
export function PinLayer({ map, groups, highlighted, ...more }: PinLayerProps) {
  return groups.map((members) => {
    const first = members[0];
    if (first === undefined) return null;
    return (
      <Pin
        key={first.id}
        map={map}
        first={first}
        members={members}
        highlighted={members.some(({ id }) => id === highlighted)}
        {...more}
      />
    );
  });
}

function Pin({
  map,
  first,
  members,
  highlighted,
  onLight,
  onPick,
  words,
}: Omit<PinLayerProps, 'groups' | 'highlighted'> & {
  first: MapPin;
  members: readonly MapPin[];
  highlighted: boolean;
}) {
  const { i18n } = useLingui();
  const element = useMarker(map, first.longitude, first.latitude, highlighted ? 2 : 1);
  const isGroup = members.length > 1;
  // The accessible name begins with the visible text.
  const groupLabel = useGroupLabel(members);

  function onClick(originalEvent: Event) {
    const box = boxAround(members);
    if (!isGroup || box === null || map.getZoom() >= NEAREST_ZOOM) {
      onPick(first.id);
      return;
    }
    // Two pins at the same position have no box; only zooming in is possible.
    map.fitBounds(
      toCorners(box),
      { padding: FIT.padding, maxZoom: NEAREST_ZOOM + 0.5 },
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
      // The library positions from the left in every language.
      dir={directionFor(i18n.locale)}
      onPointerEnter={() => onLight(isGroup ? null : first.id)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(isGroup ? null : first.id)}
      onBlur={() => onLight(null)}
      translate={isGroup || first.amount === 0 ? undefined : 'no'}
      aria-label={isGroup ? words.group(groupLabel) : words.one(first.label, first.amount)}
      className={`${PIN} ${
        highlighted
          ? 'scale-110 border-ink bg-ink text-paper'
          : isGroup
            ? 'border-pine bg-pine-tint text-pine'
            : 'border-line bg-raised text-ink hover:scale-105'
      }`}
    >
      {isGroup ? groupLabel : first.label}
    </button>,
    element,
  );
}

/** How many there are and the lowest price; there is no "from" without a price. */
function useGroupLabel(members: readonly MapPin[]): string {
  const { t, i18n } = useLingui();
  const count = i18n.number(members.length);
  const free = members.filter(({ amount }) => amount === 0).length;
  if (free === members.length) return t`${count} free`;
  if (free > 0) return t`${count}, some free`;
  const price = members.reduce((min, pin) => (pin.amount < min.amount ? pin : min)).label;
  return t`${count} from ${price}`;
}
