import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import { runSpeedTest } from './run-speed-test.ts';

/** How far a test is. Speeds in megabits a second. */
export type SpeedTest =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly mbps: number | null }
  | { readonly state: 'done'; readonly mbps: number }
  | { readonly state: 'failed'; readonly message: string };

/** A speed test that ends with the page. */
export function useSpeedTest(reservationId: string) {
  const { t } = useLingui();
  const [test, setTest] = useState<SpeedTest>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function messageOf(error: unknown): string {
    if (error instanceof ApiError) return error.problem.message;
    return error instanceof OfflineError
      ? t`Connection lost. Try again in a moment.`
      : t`Something went wrong.`;
  }

  async function start(): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setTest({ state: 'running', mbps: null });
    try {
      const mbps = await runSpeedTest(reservationId, controller.signal, (soFar) =>
        setTest({ state: 'running', mbps: soFar }),
      );
      setTest(
        mbps === null
          ? { state: 'failed', message: t`That test was too short. Try again.` }
          : { state: 'done', mbps },
      );
    } catch (error) {
      if (!controller.signal.aborted) setTest({ state: 'failed', message: messageOf(error) });
    } finally {
      running.current = null;
    }
  }

  function stop(): void {
    running.current?.abort();
    setTest({ state: 'idle' });
  }

  return { test, start, stop };
}
