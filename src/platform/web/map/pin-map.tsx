import { Trans, useLingui } from '@lingui/react/macro';
import type { FeatureCollection, Position } from 'geojson';
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { directionFor } from '#platform/i18n/locales.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { readPadding } from './fit-padding.ts';
import { loadGroundPlaces } from './ground.ts';
import { foldUnknownGround } from './ground-features.ts';
import { MapFrame } from './map-frame.tsx';
import { boxAround, boxOfView, type MapBox, toCorners } from './map-view.ts';
import { onThemeChange, readPalette } from './palette.ts';
import { type PlaceName, PlaceNames } from './place-names.tsx';
import { FIT, useMap } from './use-map.ts';
import { useMarker } from './use-marker.ts';
import { type MapPin, usePinGroups } from './use-pin-groups.ts';

export type { MapBox, MapPin, PinTexts, PlaceName };

const WORLD: MapBox = [-130, -50, 160, 65];

export interface PinMapProps {
  pins: readonly MapPin[];
  /** For pins of a route: the route, by the pin's id. */
  lines: readonly MapLine[];
  placeNames: readonly PlaceName[];
  /** The area in view whenever the subject changes; null shows the world. */
  box: MapBox | null;
  /** The subject of the pins; when it changes the map moves to them. */
  subject: string;
  /** The highlighted pin. */
  highlighted: string | null;
  onLight(id: string | null): void;
  onPick(id: string): void;
  /** The person moved the map; not called for movements of our own. */
  onMove(box: MapBox): void;
  /** As `MapOptions` has it. */
  scrollsPast: boolean;
  /** Accessible texts of the pins. */
  words: PinTexts;
  children?: ReactNode;
}

/** A map with pins over the whole of its parent. */
export function PinMap(props: PinMapProps) {
  const { pins, lines, placeNames, box, subject, highlighted, onLight, onPick, words, children } =
    props;
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const state = useMap(container, {
    box: box ?? WORLD,
    styleUrl: pageScope().mapStyleUrl,
    label: t`Map`,
    scrollsPast: props.scrollsPast,
  });
  const map = state.kind === 'ready' ? state.map : null;
  const groups = usePinGroups(map, pins);
  const standing = useMemo(() => groups.flatMap(([first]) => first ?? []), [groups]);
  useView(map, box, subject, state.kind === 'ready' && state.grounds !== null);
  useMoves(map, props.onMove);

  return (
    <MapFrame
      container={container}
      state={state}
      failed={<Trans>This browser can't show the map. Everything on it is in the list.</Trans>}
      over={children}
    >
      {(drawn) => (
        <>
          <LineLayer map={drawn} lines={lines} highlighted={highlighted} />
          <PlaceNames map={drawn} names={placeNames} pins={standing} />
          <PinLayer
            map={drawn}
            groups={groups}
            highlighted={highlighted}
            onLight={onLight}
            onPick={onPick}
            words={words}
          />
        </>
      )}
    </MapFrame>
  );
}

/**
 * Moves to the pins of a new subject, beside what covers the map; our own map folds where their
 * ground is unknown.
 */
function useView(
  map: LibraryMap | null,
  box: MapBox | null,
  subject: string,
  isOwn: boolean,
): void {
  const first = useRef(subject);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (map === null || shown.current === subject || box === null) return;
    // The map was made with the first subject in view, before what covers it was there.
    const isFirst = shown.current === null && first.current === subject;
    shown.current = subject;
    const go = () => {
      // Pins may have changed meanwhile, or the map may be removed.
      if (shown.current !== subject || !map.getContainer().isConnected) return;
      map.resize();
      map.fitBounds(toCorners(box), {
        padding: readPadding(map.getContainer()),
        maxZoom: FIT.maxZoom,
        duration: isFirst ? 0 : 600,
      });
    };
    if (!isOwn) return go();
    loadGroundPlaces()
      .then((places) => foldUnknownGround(map.getContainer(), box, places))
      .then(go, go);
  }, [map, box, subject, isOwn]);
}

function useMoves(map: LibraryMap | null, onMove: (box: MapBox) => void): void {
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (map === null) return;
    let byPerson = false;
    const onStart = (event: { originalEvent?: unknown }) => {
      byPerson ||= event.originalEvent !== undefined;
    };
    const onEnd = () => {
      if (!byPerson) return;
      byPerson = false;
      const bounds = map.getBounds();
      latest.current(
        boxOfView(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()),
      );
    };
    map.on('movestart', onStart);
    map.on('moveend', onEnd);
    return () => {
      map.off('movestart', onStart);
      map.off('moveend', onEnd);
    };
  }, [map]);
}

/** A route over the map, from stop to stop. */
interface MapLine {
  readonly id: string;
  /** Its pieces, each from one stop to the next, as the map counts longitudes: on beyond ±180. */
  readonly legs: readonly (readonly (readonly [longitude: number, latitude: number])[])[];
}

const SOURCE = 'lines';
const QUIET = 'lines-quiet';
const HIGHLIGHTED = 'lines-highlighted';
const STOPS = 'lines-stops';

/**
 * Lines under the pins: all of them faint, the highlighted one strong and with its stops. The list
 * has the same information as text.
 */
function LineLayer({
  map,
  lines,
  highlighted,
}: {
  map: LibraryMap;
  lines: readonly MapLine[];
  highlighted: string | null;
}) {
  const data = useMemo(() => toFeatures(lines), [lines]);
  const drawn = useRef(data);

  useEffect(
    () =>
      whenStyled(map, () => {
        const source = map.getSource<GeoJSONSource>(SOURCE);
        if (source === undefined) addLayers(map, data);
        else if (drawn.current !== data) source.setData(data);
        drawn.current = data;
        highlightLine(map, highlighted ?? '');
      }),
    [map, data, highlighted],
  );

  useEffect(() => onThemeChange(() => colour(map)), [map]);
  return null;
}

/** Runs once layers can be added to the style; returns a function that cancels it. */
function whenStyled(map: LibraryMap, run: () => void): () => void {
  if (map.getSource(SOURCE) !== undefined || map.isStyleLoaded()) {
    run();
    return () => undefined;
  }
  // While a style is incomplete something is still loading, and the map becomes idle after that.
  map.once('idle', run);
  return () => {
    map.off('idle', run);
  };
}

function addLayers(map: LibraryMap, data: FeatureCollection): void {
  map.addSource(SOURCE, { type: 'geojson', data });
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  map.addLayer({
    id: QUIET,
    type: 'line',
    source: SOURCE,
    filter: ['!', ['get', 'isStop']],
    layout,
    paint: { 'line-width': 1.5, 'line-opacity': 0.4 },
  });
  map.addLayer({
    id: HIGHLIGHTED,
    type: 'line',
    source: SOURCE,
    layout,
    paint: { 'line-width': 3 },
  });
  map.addLayer({
    id: STOPS,
    type: 'circle',
    source: SOURCE,
    paint: { 'circle-radius': 5, 'circle-stroke-width': 2 },
  });
  colour(map);
}

function highlightLine(map: LibraryMap, id: string): void {
  map.setFilter(HIGHLIGHTED, ['all', ['==', ['get', 'id'], id], ['!', ['get', 'isStop']]]);
  map.setFilter(STOPS, ['all', ['==', ['get', 'id'], id], ['get', 'isStop']]);
}

function colour(map: LibraryMap): void {
  if (map.getSource(SOURCE) === undefined) return;
  const { quietRoute, route, land } = readPalette();
  map.setPaintProperty(QUIET, 'line-color', quietRoute);
  map.setPaintProperty(HIGHLIGHTED, 'line-color', route);
  map.setPaintProperty(STOPS, 'circle-color', land);
  map.setPaintProperty(STOPS, 'circle-stroke-color', route);
}

function toFeatures(lines: readonly MapLine[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: lines.flatMap(({ id, legs }) => {
      const coordinates = legs.map((leg) => leg.map((point): Position => [...point]));
      const stops = coordinates.flatMap((leg, at) => {
        const last = at === coordinates.length - 1 ? leg.slice(-1) : [];
        return [...leg.slice(0, 1), ...last];
      });
      return [
        {
          type: 'Feature',
          properties: { id, isStop: false },
          geometry: { type: 'MultiLineString', coordinates },
        },
        {
          type: 'Feature',
          properties: { id, isStop: true },
          geometry: { type: 'MultiPoint', coordinates: stops },
        },
      ] as const;
    }),
  };
}

interface PinLayerProps {
  map: LibraryMap;
  groups: readonly (readonly MapPin[])[];
  highlighted: string | null;
  onLight(id: string | null): void;
  onPick(id: string): void;
  words: PinTexts;
}

/** Accessible texts of pins; each begins or ends with the pin's visible text. */
interface PinTexts {
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
function PinLayer({ map, groups, highlighted, ...more }: PinLayerProps) {
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
      { padding: readPadding(map.getContainer()), maxZoom: NEAREST_ZOOM + 0.5 },
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
