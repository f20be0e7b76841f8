import { useEffect, useState } from 'react';

/** The longest that a browser's timer can be set to; checked again after it. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Whether an instant has passed; updates automatically when it does. Always false without an
 * instant.
 */
export function useIsOver(instant: string | null): boolean {
  const end = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) {
      setNow(Date.now());
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [end]);
  return now >= end;
}

/** Whether an operation takes longer than people expect. */
export function useIsSlow(isRunning: boolean, afterMs: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isRunning) return;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [isRunning, afterMs]);
  return isSlow;
}
