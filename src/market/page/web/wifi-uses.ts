/** Megabits per second of an HD video call in each direction. */
const HD_CALL_MBPS = 4;
/** Megabits per gigabyte. */
const GIGABYTE_MEGABITS = 8000;

/** Uses of a connection of `mbps`. */
export interface WifiUses {
  /** Concurrent video calls in HD, 0 for a connection too slow for one. */
  readonly calls: number;
  /** Duration of downloading a gigabyte. */
  readonly gigabyte: { readonly amount: number; readonly unit: 'second' | 'minute' };
}

/**
 * Uses of a speed, by plain division.
 *
 * @param mbps above 0
 */
export function wifiUses(mbps: number): WifiUses {
  const seconds = Math.ceil(GIGABYTE_MEGABITS / mbps);
  return {
    calls: Math.floor(mbps / HD_CALL_MBPS),
    gigabyte:
      seconds < 90
        ? { amount: seconds, unit: 'second' }
        : { amount: Math.round(seconds / 60), unit: 'minute' },
  };
}
