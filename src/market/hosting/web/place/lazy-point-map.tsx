import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Position } from '#domain/places.ts';
import type { PlaceName } from '#platform/web/map/place-names.tsx';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { pageScope } from '#platform/web/scope/page-scope.ts';

const PointMap = lazyComponent(() => import('./point-map.tsx'));

/** Delay of the map after the place is chosen (spec 2 §2, spec 3 §4). */
const REVEAL_MS = 300;
const COUNTRY_KM = 400;
/** Width of the view: streets where available; otherwise enough coast for orientation. */
const CITY_KM = 3;
const REGION_KM = 60;

export interface PlaceMapProps {
  /** Null without a place. */
  point: Position | null;
  /** Empty while only the country is known. */
  city: string;
  /** Key of the point's subject; when it changes the map moves to the point again. */
  subject: string;
  /** Labels on the map where it can't render streets. */
  names: readonly PlaceName[];
  /** Label of the map, where there are several. */
  label?: string | undefined;
  /** Hint on where to put the pin, on a map with streets. */
  pinHint: ReactNode;
  /** Whether guests also get a street address. */
  isFoundByStreet: boolean;
  /** Content under the map. */
  children?: ReactNode;
  /** Called when the user moves the point. */
  onMove(point: Position): void;
}

/** Map of a listing's place with a draggable pin; it appears a moment after the place is chosen. */
export function PlaceMap(props: PlaceMapProps) {
  const { point, city, subject, names, label, pinHint, isFoundByStreet, children, onMove } = props;
  const isShown = useReveal(point !== null);
  const hasStreets = pageScope().mapStyleUrl !== undefined;
  const nearKm = hasStreets ? CITY_KM : REGION_KM;
  if (point === null || !isShown) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">
        {hasStreets ? (
          pinHint
        ) : isFoundByStreet ? (
          <Trans>
            This map doesn't show streets, so a rough spot is enough. Guests only see a circle
            around it, and use the street address to find your door.
          </Trans>
        ) : (
          <Trans>
            This map doesn't show streets, so a rough spot is enough. Guests only see a circle
            around it.
          </Trans>
        )}
      </p>
      <div className="h-72 overflow-hidden rounded-card border border-line bg-sunken">
        <Suspense>
          <PointMap
            point={point}
            radiusKm={city === '' ? COUNTRY_KM : nearKm}
            subject={subject}
            names={names}
            label={label}
            onMove={onMove}
          />
        </Suspense>
      </div>
      {children}
    </div>
  );
}

/** True a moment after `wantedName` becomes so; immediately where it is initially so. */
function useReveal(wanted: boolean): boolean {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setShown(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return shown;
}
