import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import type { PlaceChoice } from './place-choice.ts';

/** Delay of the map after the choice of a place (spec 3 §4, §9). */
const REVEAL_MS = 300;

const LocationMap = lazyComponent(() => import('./location-map.tsx'));

/** The map of a chosen place, revealed a little after the choice. */
export function PlaceMap({ place }: { place: PlaceChoice | null }) {
  const [revealed, setRevealed] = useState(false);
  const position = place?.position ?? null;
  const has = position !== null;

  useEffect(() => {
    if (!has) {
      setRevealed(false);
      return;
    }
    // Its code loads meanwhile; without it the place is still shown in the field.
    LocationMap.preload().catch(() => {});
    const timer = setTimeout(() => setRevealed(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [has]);

  if (place === null || position === null || !revealed) return null;
  return (
    <div
      data-place-map=""
      className="h-40 overflow-hidden rounded-card border border-line bg-sunken transition-opacity duration-250 sm:h-48 starting:opacity-0"
    >
      <Suspense>
        <LocationMap kind={place.kind} label={place.label} position={position} />
      </Suspense>
    </div>
  );
}
