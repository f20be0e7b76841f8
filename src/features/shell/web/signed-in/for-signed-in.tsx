import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { hydrateNow } from '#platform/web/hydration/hydration.ts';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';

/** Fetches what every page does for somebody signed in, once somebody is. */
export function ForSignedIn() {
  const isSignedIn = useRouteContext({ from: '__root__' }).me !== null;
  const [Work, setWork] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    // What waits for them is counted in the bars.
    whenIdle(hydrateNow);
    import('./signed-in-work.ts').then(
      ({ SignedInWork }) => setWork(() => SignedInWork),
      // What was to be done is still kept; the next page does it.
      () => {},
    );
  }, [isSignedIn]);
  return Work === null ? null : <Work />;
}
