import { useLingui } from '@lingui/react/macro';
import type { Map as LibraryMap } from 'maplibre-gl';
import { Minus, Plus } from '#platform/web/ui/icons.ts';

/** Nearer and further; the map's movements by them count as the person's. */
export function ZoomButtons({ map }: { map: LibraryMap }) {
  const { t } = useLingui();
  const button = 'grid size-11 place-items-center hover:bg-sunken';
  return (
    <div className="pointer-events-auto absolute end-3 top-3 grid divide-y divide-line overflow-hidden rounded-xl bg-raised text-ink shadow-float">
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
