import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatDistance } from '#platform/i18n/distance.ts';
import type { Units } from '#platform/i18n/preferences.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { Minus, Plus } from '#platform/web/ui/icons.ts';
import { MAP_COVER } from './fit-padding.ts';
import type { Ground } from './ground.ts';
import { GroundContext } from './ground-context.ts';
import { metresToPixels } from './metres-to-pixels.ts';
import type { MapState } from './use-map.ts';
import { GROUND_ZOOM } from './watch-ground.ts';

export interface MapFrameProps {
  /** The library's container. */
  container: RefObject<HTMLDivElement | null>;
  state: MapState;
  /** Text in place of a map that this browser can't render. */
  failed: ReactNode;
  /** Whether it has buttons to zoom; a map too small for them has none. */
  zoom?: boolean;
  /** Content at positions of the map. */
  children(map: LibraryMap): ReactElement | null;
  /** Content over the map, in reading direction. */
  over?: ReactNode;
}

/** A map that fills its parent, with the common parts of every map. */
export function MapFrame({ container, state, failed, zoom = true, children, over }: MapFrameProps) {
  const map = state.kind === 'ready' ? state.map : null;
  return (
    <div data-map-frame={state.kind} className="relative size-full" dir="ltr">
      {/* The library never mirrors; the content over the map is in reading direction. */}
      {/* Its pins have a stacking order of their own, below the content over the map. */}
      <div
        ref={container}
        className={`isolate size-full ${state.kind === 'failed' ? 'hidden' : ''}`}
      />
      {state.kind === 'failed' ? (
        <p dir="auto" className="grid size-full place-items-center p-6 text-center text-soft">
          {failed}
        </p>
      ) : null}
      {state.kind === 'ready' ? (
        <GroundContext value={state.grounds}>{children(state.map)}</GroundContext>
      ) : null}
      <div dir={document.documentElement.dir} className="pointer-events-none absolute inset-0">
        {map !== null && zoom ? <ZoomButtons map={map} /> : null}
        {state.kind === 'failed' ? null : over}
        {state.kind === 'ready' ? (
          <MapFoot map={state.map} grounds={state.grounds} hasScale={zoom} />
        ) : null}
      </div>
    </div>
  );
}

/** Maximum pixels of the scale. */
const MAX_PX = 90;
/** Whose data our own map is drawn from; names, and the same everywhere. */
const OWNERS = [
  { name: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
  { name: 'GSHHG', href: 'https://www.soest.hawaii.edu/pwessel/gshhg/' },
] as const;

/**
 * The corner of our own map: its scale, and the attribution of the ground, which is the same in
 * every language. A tile service's map has its own.
 */
function MapFoot({
  map,
  grounds,
  hasScale,
}: {
  map: LibraryMap;
  grounds: readonly Ground[] | null;
  hasScale: boolean;
}) {
  const isDrawn = grounds !== null && grounds.length > 0;
  return (
    <div className="absolute end-3 bottom-2 grid justify-items-end gap-1 text-ink text-xs">
      {hasScale && grounds !== null ? <Scale map={map} /> : null}
      {isDrawn ? (
        <p dir="ltr" className="pointer-events-auto rounded-sm bg-raised/80 px-1">
          {OWNERS.map(({ name, href }) => (
            <span key={name} className="not-first:ms-2">
              <span>{'© '}</span>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="underline underline-offset-2"
              >
                {name}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function Scale({ map }: { map: LibraryMap }) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  const [view, setView] = useState(() => getView(map));
  useEffect(() => {
    const read = () => setView(getView(map));
    map.on('move', read);
    return () => {
      map.off('move', read);
    };
  }, [map]);
  if (view.zoom < GROUND_ZOOM) return null;
  const { km, pixels } = computeScale(view.latitude, view.zoom, units, MAX_PX);
  const length = formatDistance(km, i18n.locale, units);
  return (
    <p
      aria-hidden="true"
      className="border-ink border-x border-b px-1 text-center [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land)]"
      style={{ width: pixels }}
    >
      {length}
    </p>
  );
}

function getView(map: LibraryMap): { readonly latitude: number; readonly zoom: number } {
  return { latitude: map.getCenter().lat, zoom: map.getZoom() };
}

/** Buttons to zoom in and out; the map's movements by them count as the person's. */
function ZoomButtons({ map }: { map: LibraryMap }) {
  const { t } = useLingui();
  const button = 'grid size-11 place-items-center hover:bg-sunken';
  return (
    <div
      {...MAP_COVER}
      className="pointer-events-auto absolute end-3 top-3 grid divide-y divide-line overflow-hidden rounded-xl bg-raised text-ink shadow-float"
    >
      <button
        type="button"
        aria-label={t`Zoom in`}
        onClick={({ nativeEvent }) => map.zoomIn({}, { originalEvent: nativeEvent })}
        className={button}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t`Zoom out`}
        onClick={({ nativeEvent }) => map.zoomOut({}, { originalEvent: nativeEvent })}
        className={button}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

/** A length that a map's scale shows. */
interface MapScale {
  readonly km: number;
  readonly pixels: number;
}

const METRES: Readonly<Record<Units, number>> = { km: 1, mi: 1609.344 };
/** Smallest length in its unit: a mile has no smaller one beside it, and gets one decimal. */
const MIN: Readonly<Record<Units, number>> = { km: 1, mi: 0.1 };

/** The longest round length (1, 2 or 5 of a power of ten) in a unit that fits into some pixels. */
export function computeScale(
  latitude: number,
  zoom: number,
  units: Units,
  mostPixels: number,
): MapScale {
  const metres = METRES[units];
  const max = mostPixels / metresToPixels(metres, latitude, zoom);
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [5, 2].find((times) => times * power <= max) ?? 1;
  const length = Math.max(MIN[units], step * power) * metres;
  return { km: length / 1000, pixels: metresToPixels(length, latitude, zoom) };
}
