import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { nextTestSize, type SpeedSample, testedMbps } from '#domain/wifi-measuring.ts';
import { ApiError, buildPath, OfflineError } from '#platform/web/api/client.ts';

import { problemIn } from '#platform/web/api/problem-in.ts';
import { accountHeaders } from '#platform/web/scope/page-account.ts';
import { SPEED_TEST } from '../../contract/paths.ts';

/** State of a test. Speeds in megabits a second. */
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

  function describeFailure(error: unknown): string {
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
      if (!controller.signal.aborted) setTest({ state: 'failed', message: describeFailure(error) });
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

/**
 * Downloads from our server until there is enough data to compute a speed.
 *
 * @param onSpeed called after each response with the speed so far, in megabits a second
 * @returns megabits a second; null if the connection was too short to compute it
 * @throws ApiError, OfflineError; DOMException 'AbortError' once `signal` is aborted
 */
async function runSpeedTest(
  reservationId: string,
  signal: AbortSignal,
  onSpeed: (mbps: number) => void,
): Promise<number | null> {
  const samples: SpeedSample[] = [];
  for (let size = nextTestSize(samples); size !== null; size = nextTestSize(samples)) {
    samples.push(await download(reservationId, size, signal));
    const mbps = testedMbps(samples);
    if (mbps !== null) onSpeed(mbps);
  }
  return testedMbps(samples);
}

/**
 * One response. Timing starts with its first bytes, which don't count: latency is no part of the
 * speed.
 */
async function download(
  reservationId: string,
  size: number,
  signal: AbortSignal,
): Promise<SpeedSample> {
  try {
    const path = buildPath(SPEED_TEST, { id: reservationId }, { bytes: size });
    const response = await fetch(path, {
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      headers: accountHeaders(),
    });
    if (!response.ok) throw new ApiError(problemIn(await response.json()));
    return { size, ...(await timed(response)) };
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new OfflineError(error);
  }
}

async function timed({ body }: Response): Promise<Pick<SpeedSample, 'bytes' | 'milliseconds'>> {
  const reader = body?.getReader();
  await reader?.read();
  const start = performance.now();
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    bytes += part.value.length;
  }
  return { bytes, milliseconds: performance.now() - start };
}
