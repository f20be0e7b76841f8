import { useCallback, useEffect, useState } from 'react';
import { listWaitlistPlaces, type WaitlistPlace } from '#features/experiences/contract.ts';
import { call } from '#platform/web/api/client.ts';

/** Milliseconds after which one who waits is asked about again, while the page is looked at. */
const LOOK_MS = 30_000;

/** The reader's places in the lines of an experience. */
export type Places =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly places: readonly WaitlistPlace[] };

/**
 * The reader's places on the waitlists of an experience: fetched once, again as the page comes back
 * into view, and while they wait every half minute, since an offer may come any time.
 *
 * @param isWanted false for whoever can't have any
 */
export function usePlaces(
  listingId: string,
  isWanted: boolean,
): { places: Places; reload(): Promise<void> } {
  const [places, setPlaces] = useState<Places>({ kind: 'loading' });

  const reload = useCallback(async () => {
    try {
      const answer = await call(
        listWaitlistPlaces,
        { params: { id: listingId } },
        { background: true },
      );
      setPlaces({ kind: 'loaded', places: answer.places });
    } catch {
      // What was known a moment ago is worth more than a fault.
      setPlaces((known) => (known.kind === 'loaded' ? known : { kind: 'failed' }));
    }
  }, [listingId]);

  useEffect(() => {
    if (isWanted) void reload();
  }, [isWanted, reload]);

  const waits = places.kind === 'loaded' && places.places.length > 0;
  useEffect(() => {
    if (!(isWanted && waits)) return;
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted, waits, reload]);

  return { places: isWanted ? places : { kind: 'loaded', places: [] }, reload };
}
