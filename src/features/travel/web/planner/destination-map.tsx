import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import type { TravelTarget } from '../../contract.ts';

/** A destination that was just chosen is looked at first, then its map appears (spec 3 §4, §9). */
const REVEAL_MS = 300;

const HomesMap = lazyComponent(() => import('./homes-map.tsx'));

/** The map of the destination with its homes, revealed a little after the choice. */
export function DestinationMap({ destination }: { destination: TravelTarget | null }) {
  const [isRevealed, setRevealed] = useState(false);
  const has = destination !== null;

  useEffect(() => {
    if (!has) {
      setRevealed(false);
      return;
    }
    // Its code loads meanwhile; if that fails, the field still shows the destination.
    HomesMap.preload().catch(() => {});
    const timer = setTimeout(() => setRevealed(true), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [has]);

  if (destination === null || !isRevealed) return null;
  return (
    <div
      data-destination-map=""
      className="h-56 overflow-hidden rounded-card border border-line bg-sunken transition-opacity duration-250 sm:h-64 starting:opacity-0"
    >
      <Suspense>
        <HomesMap destination={destination} />
      </Suspense>
    </div>
  );
}
