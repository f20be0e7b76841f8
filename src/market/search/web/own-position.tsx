import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Position } from '#domain/places.ts';

/** How the device's answer stands: it refused, knows no position, or takes too long. */
export type PositionState = 'idle' | 'asking' | 'denied' | 'unavailable' | 'slow';

/**
 * Where the reader is, once they press for it: nothing asks the device before. The position is
 * rounded before anything else sees it.
 *
 * @param onFound called with the position; never after the control is gone
 */
export function useOwnPosition(onFound: (position: Position) => void): {
  readonly state: PositionState;
  locate(): void;
} {
  const [state, setState] = useState<PositionState>('idle');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return {
    state,
    locate() {
      setState('asking');
      findPosition().then((found) => {
        if (!isHere.current) return;
        setState(typeof found === 'string' ? found : 'idle');
        if (typeof found !== 'string') onFound(found);
      });
    },
  };
}

/** Why there is no position, at the control that asked for one. */
export function PositionProblem({ state }: { state: PositionState }) {
  return (
    <p role="status" className="text-danger text-sm empty:absolute">
      {state === 'denied' ? (
        <Trans>
          Location unavailable: allow it in your browser, or search for a place instead.
        </Trans>
      ) : state === 'unavailable' ? (
        <Trans>Location unavailable</Trans>
      ) : state === 'slow' ? (
        <Trans>Location unavailable: finding it takes too long. Try again.</Trans>
      ) : null}
    </p>
  );
}

const WAIT_MS = 10_000;
/** A position from the last minutes is good enough to search around. */
const MAX_AGE_MS = 300_000;
/** Two decimals of a degree are about a kilometre: enough to find what is near, and not a door. */
const DECIMALS = 1e2;

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

function findPosition(): Promise<Position | 'denied' | 'unavailable' | 'slow'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        resolve(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'slow' : 'unavailable'),
      { timeout: WAIT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
