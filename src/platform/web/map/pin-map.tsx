import { Trans, useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { foldUnknownGround } from './fold-ground.ts';
import { loadGroundPlaces } from './ground.ts';
import { LineLayer, type MapLine } from './line-layer.tsx';
import { MapFrame } from './map-frame.tsx';
import { boxOfView, type MapBox, toCorners } from './map-view.ts';
import { PinLayer, type PinTexts } from './pin-layer.tsx';
import { type PlaceName, PlaceNames } from './place-names.tsx';
import { FIT, useMap } from './use-map.ts';
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

/** Moves to the pins of a new subject; our own map folds where their ground is unknown. */
function useView(
  map: LibraryMap | null,
  box: MapBox | null,
  subject: string,
  isOwn: boolean,
): void {
  const shown = useRef(subject);
  useEffect(() => {
    if (map === null || shown.current === subject || box === null) return;
    shown.current = subject;
    const go = () => {
      // Pins may have changed meanwhile, or the map may be removed.
      if (shown.current !== subject || !map.getContainer().isConnected) return;
      map.resize();
      map.fitBounds(toCorners(box), { ...FIT, duration: 600 });
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
