import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { use, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '#domain/places.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { degreesApart, type Ground } from './ground.ts';
import { GroundContext } from './ground-context.ts';
import { pointNorth, RING_KM } from './ground-features.ts';

import { useMarker } from './use-marker.ts';

export type { PlaceName };

const NOTHING: readonly Position[] = [];

/**
 * Names of places in the page's own type, so that no glyph server is needed; they never overlap.
 * They include the known neighbourhoods. A tile service's map has names of its own.
 */
export function PlaceNames({
  map,
  names: given,
  pins = NOTHING,
}: {
  map: LibraryMap;
  names: readonly PlaceName[];
  /** Positions that names keep clear of. */
  pins?: readonly Position[];
}) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const grounds = use(GroundContext);
  const names = useMemo(() => {
    if (grounds === null) return [];
    return namesWithGround(given, grounds, (km) => formatDistance(km, i18n.locale, units));
  }, [given, grounds, i18n.locale, units]);
  const [shown, setShown] = useState<readonly ClearName[]>([]);
  useEffect(() => {
    const choose = () => {
      const zoom = map.getZoom();
      const projectPosition = ({ longitude, latitude }: Position) =>
        map.project([longitude, latitude]);
      const fitting = names.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom < maxZoom);
      const placed = fitting.map((name) => {
        const { x, y } = projectPosition(name);
        return { id: name.id, x, y };
      });
      setShown(clearNames(placed, pins.map(projectPosition)));
    };
    choose();
    map.on('moveend', choose);
    return () => {
      map.off('moveend', choose);
    };
  }, [map, names, pins]);
  const byId = new Map(names.map((name) => [name.id, name]));
  return shown.map(({ id, below }) => {
    const place = byId.get(id);
    return place === undefined ? null : <Name key={id} map={map} place={place} below={below} />;
  });
}

function Name({ map, place, below }: { map: LibraryMap; place: PlaceName; below: number }) {
  const element = useMarker(map, place.longitude, place.latitude, 0);
  return createPortal(
    <span
      aria-hidden="true"
      dir="auto"
      style={{ transform: `translateY(${below}px)` }}
      className={`pointer-events-none block whitespace-nowrap font-sans text-soft [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land),0_0_3px_var(--land)] ${place.isQuiet === true ? 'text-xs' : place.isTown === true ? 'font-bold text-base' : 'font-semibold text-sm'}`}
    >
      {place.name}
    </span>,
    element,
  );
}

/** An element on the screen, by its middle, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A name that has room, and its distance below its place. */
interface ClearName {
  readonly id: string;
  /** Pixels; negative is above. */
  readonly below: number;
}

const NAME = { width: 120, height: 22 };
const PIN = { width: 64, height: 38 };
/** Offsets that are tried for a name, in this order: below its place, above it, further below. */
const TRIES = [0, 30, -30, 52];

/** The names that have room among pins and each other, the first ones first. */
export function clearNames(
  names: readonly (Spot & { readonly id: string })[],
  pins: readonly Spot[],
): ClearName[] {
  const taken: Spot[] = [];
  return names.flatMap(({ id, x, y }) => {
    const below = TRIES.find((dy) => {
      const spot = { x, y: y + dy };
      return (
        pins.every((pin) => isApart(spot, pin, PIN)) &&
        taken.every((other) => isApart(spot, other, NAME))
      );
    });
    if (below === undefined) return [];
    taken.push({ x, y: y + below });
    return [{ id, below }];
  });
}

function isApart(name: Spot, other: Spot, size: { width: number; height: number }): boolean {
  return (
    Math.abs(name.x - other.x) >= (NAME.width + size.width) / 2 ||
    Math.abs(name.y - other.y) >= (NAME.height + size.height) / 2
  );
}

/** From this zoom on neighbourhoods are named, and the rings around a city distinguished. */
const PART_ZOOM = 11;
/** Most degrees between a town's name and the middle of its town: 15 km. */
const SAME_TOWN = 0.135;

/**
 * The names of a map with those of the ground: towns are named in their middle at every zoom, then
 * the neighbourhoods without a name yet, then the distances of the rings.
 *
 * @param distance writes km in the reader's language
 */
export function namesWithGround(
  names: readonly PlaceName[],
  grounds: readonly Ground[],
  distance: (km: number) => string,
): PlaceName[] {
  const given = names.map((name) => inMiddle(name, grounds));
  const known = new Set(names.map(({ name }) => name.toLocaleLowerCase()));
  const parts = grounds.flatMap(({ place, parts: all }) =>
    all
      .filter(({ name }) => !known.has(name.toLocaleLowerCase()))
      .map(({ name, latitude, longitude }) => ({
        id: `${place.id} ${name}`,
        name,
        latitude,
        longitude,
        minZoom: PART_ZOOM,
        maxZoom: 24,
      })),
  );
  const rings = grounds.flatMap(({ place }) =>
    RING_KM.map((km) => ({
      id: `${place.id} ${km}`,
      name: distance(km),
      isQuiet: true,
      ...pointNorth(place, km),
      // From here on rings are at least a name's width apart.
      minZoom: km === 1 ? PART_ZOOM + 1 : PART_ZOOM,
      maxZoom: 24,
    })),
  );
  return [...given, ...parts, ...rings];
}

function inMiddle(name: PlaceName, grounds: readonly Ground[]): PlaceName {
  if (name.isTown !== true) return name;
  const found = grounds.find(({ place }) => degreesApart(place, name) < SAME_TOWN);
  if (found === undefined) return name;
  const { latitude, longitude } = found.place;
  return { ...name, latitude, longitude, maxZoom: 24 };
}

/** A name written on the map. */
interface PlaceName {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Shown at these zooms only. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Names a whole town: it is placed in the town's middle where that is known. */
  readonly isTown?: boolean;
  /** Less important than a place: the distance of a ring. */
  readonly isQuiet?: boolean;
}
