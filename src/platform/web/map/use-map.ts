import 'maplibre-gl/dist/maplibre-gl.css';
import './gestures.css';
import { useLingui } from '@lingui/react/macro';
import { Map as LibraryMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useState } from 'react';
import { foldUnknownGround } from './fold-ground.ts';
import { type Ground, loadGroundPlaces } from './ground.ts';
import { loadLand } from './land.ts';
import { type MapBox, toCorners } from './map-view.ts';
import { offlineStyle } from './offline-style.ts';
import { type MapPalette, onThemeChange, readPalette } from './palette.ts';
import { answers } from './style-answers.ts';
import { watchGround } from './watch-ground.ts';

setWorkerUrl(workerUrl);

const MAX_ZOOM = 16;
const NO_GROUND: readonly Ground[] = [];
/**
 * Options of fitting an area: pixels from the map's edge, and a zoom that still shows the
 * surroundings.
 */
export const FIT = { padding: 56, maxZoom: 14 } as const;

export interface MapOptions {
  /** The area in view first. */
  readonly box: MapBox;
  /** A tile service's style; without one, or where it does not answer, the map is our own. */
  readonly styleUrl: string | undefined;
  /** Label of the map, for screen readers. */
  readonly label: string;
  /** Whether it is within a scrolling page: the wheel and one finger then scroll past it. */
  readonly scrollsPast: boolean;
}

export type MapState =
  | { readonly kind: 'coming' }
  | {
      readonly kind: 'ready';
      readonly map: LibraryMap;
      /** The cities that our own map shows in view; null on the map of a tile service. */
      readonly grounds: readonly Ground[] | null;
    }
  | { readonly kind: 'failed' };

/** A map that has no land yet shows plain ground, never a sea that isn't there. */
function beforeLand(palette: MapPalette): MapPalette {
  return { ...palette, water: palette.ground };
}

type PaintProperty = Parameters<LibraryMap['setPaintProperty']>[1];

/**
 * Changes colours alone: with a new style, land is missing until all of it is cut into tiles again.
 */
function recolour(map: LibraryMap, { layers }: StyleSpecification): void {
  for (const { id, paint = {} } of layers) {
    for (const [name, value] of Object.entries(paint)) {
      map.setPaintProperty(id, name as PaintProperty, value);
    }
  }
}

/** A map inside of an element, for as long as that is shown. Options are read once. */
export function useMap(
  container: RefObject<HTMLElement | null>,
  { box, styleUrl, label, scrollsPast }: MapOptions,
): MapState {
  const { t } = useLingui();
  const [state, setState] = useState<MapState>({ kind: 'coming' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once; its view is its own then.
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isStale = false;
    let map: LibraryMap | undefined;
    const stops: (() => void)[] = [];

    async function start(into: HTMLElement) {
      const style = await loadStyle(styleUrl, into, box);
      if (isStale) return;
      const made = new LibraryMap({
        container: into,
        style:
          'url' in style ? style.url : offlineStyle(style.land, beforeLand(readPalette()), false),
        bounds: toCorners(box),
        fitBoundsOptions: FIT,
        maxZoom: MAX_ZOOM,
        dragRotate: false,
        pitchWithRotate: false,
        attributionControl: 'url' in style ? { compact: true } : false,
        cooperativeGestures: scrollsPast,
        locale: {
          'Map.Title': label,
          'CooperativeGesturesHandler.WindowsHelpText': t`Use Ctrl + scroll to zoom the map`,
          'CooperativeGesturesHandler.MacHelpText': t`Use ⌘ + scroll to zoom the map`,
          'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
        },
      });
      map = made;
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      if ('url' in style) {
        setState({ kind: 'ready', map: made, grounds: null });
        return;
      }
      const { land } = style;
      let isKnown = false;
      const inTheme = () => recolour(made, offlineStyle(land, readPalette(), isKnown));
      // The map can't be changed before it is loaded: a theme that changed meanwhile is read then,
      // and areas without land count as water only once land is drawn.
      made.once('load', () => {
        inTheme();
        stops.push(onThemeChange(inTheme));
        const stop = watchGround(made, {
          onDrawn: (grounds) => setState({ kind: 'ready', map: made, grounds }),
          onMiddle: (now) => {
            if (now === isKnown) return;
            isKnown = now;
            inTheme();
          },
        });
        stops.push(stop);
      });
      setState({ kind: 'ready', map: made, grounds: NO_GROUND });
    }

    start(element).catch(() => {
      // No WebGL, or no land: the list has all the information of the map.
      if (!isStale) setState({ kind: 'failed' });
    });
    return () => {
      isStale = true;
      for (const stop of stops) stop();
      map?.remove();
    };
  }, []);

  return state;
}

/** The style of the tile service if it answers, otherwise the parts of our own map. */
async function loadStyle(styleUrl: string | undefined, container: HTMLElement, box: MapBox) {
  if (styleUrl !== undefined && (await answers(styleUrl))) return { url: styleUrl };
  const [land] = await Promise.all([
    loadLand(),
    // Without the list of cities the map has its full size.
    loadGroundPlaces().then(
      (places) => foldUnknownGround(container, box, places),
      () => {},
    ),
  ]);
  return { land };
}
