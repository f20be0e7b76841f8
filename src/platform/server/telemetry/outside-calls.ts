import { outsideSeconds } from './instruments.ts';
import { openPart } from './tracing.ts';

/** Services that the server calls. */
export type OutsideService =
  | 'stripe'
  | 'duffel'
  | 'google-places'
  | 'google-sign-in'
  | 'github-sign-in'
  | 'picture-host'
  | 'smtp'
  | 's3'
  | 'error-webhook'
  | 'calendar'
  | 'push';

/** How a call ended: `refused` with a status of 4xx, `failed` with 5xx or without an answer. */
type OutsideOutcome = 'ok' | 'refused' | 'failed' | 'timeout';

/** Milliseconds after which a failure says nothing about now. */
const RECENT_MS = 15 * 60_000;

/** When the last call of a service failed, in milliseconds of the process; absent where it didn't. */
const failures = new Map<OutsideService, number>();

function recordFailure(service: OutsideService, outcome: OutsideOutcome): void {
  if (outcome === 'ok' || outcome === 'refused') failures.delete(service);
  else failures.set(service, performance.now());
}

/** Whether the last call of a service failed, within the last quarter of an hour. */
export function isFailing(service: OutsideService): boolean {
  const failed = failures.get(service);
  return failed !== undefined && performance.now() - failed < RECENT_MS;
}

/**
 * Measures a call to another service.
 *
 * @param statusFor the HTTP status of its result, where it has one
 */
export async function measureOutside<T>(
  service: OutsideService,
  call: () => Promise<T>,
  statusFor?: (result: T) => number,
): Promise<T> {
  const started = performance.now();
  const span = openPart(() => ({
    name: service,
    kind: 'client',
    attributes: { 'wayhearth.service': service },
  }));
  const measure = (outcome: OutsideOutcome) => {
    outsideSeconds.observe({ service, outcome }, (performance.now() - started) / 1_000);
    recordFailure(service, outcome);
    span.end({ attributes: { 'wayhearth.outcome': outcome }, failed: outcome !== 'ok' });
  };
  try {
    const result = await call();
    measure(statusOutcome(statusFor?.(result) ?? 200));
    return result;
  } catch (error) {
    measure(isTimeout(error) ? 'timeout' : 'failed');
    throw error;
  }
}

function statusOutcome(status: number): OutsideOutcome {
  if (status < 400) return 'ok';
  return status < 500 ? 'refused' : 'failed';
}

function isTimeout(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT';
}
