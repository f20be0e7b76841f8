import type { Map as LibraryMap } from 'maplibre-gl';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { GroundContext } from './ground-context.ts';
import { MapFoot } from './map-foot.tsx';
import type { MapState } from './use-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface MapFrameProps {
  /** Where the library draws. */
  container: RefObject<HTMLDivElement | null>;
  state: MapState;
  /** Said in place of a map that this browser can't draw. */
  failed: ReactNode;
  /** Whether it has buttons to zoom; a map too small for them has none. */
  zoom?: boolean;
  /** What stands on the map, at places of it. */
  children(map: LibraryMap): ReactElement | null;
  /** What lies over it, set in reading direction. */
  over?: ReactNode;
}

/** A map over the whole of its parent, with what belongs to every map. */
export function MapFrame({ container, state, failed, zoom = true, children, over }: MapFrameProps) {
  const map = state.kind === 'ready' ? state.map : null;
  return (
    <div data-map-frame={state.kind} className="relative size-full" dir="ltr">
      {/* The library mirrors nothing by itself; what lies on the map is set in reading direction. */}
      {/* Its pins have an order of their own, and lie under what stands over the map. */}
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
