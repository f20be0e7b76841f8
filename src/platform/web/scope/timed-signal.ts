/**
 * A signal that aborts with another one, or after a time: like `AbortSignal.any`, which Safari has
 * since 17.4 alone.
 *
 * @param ms milliseconds; it ends with a TimeoutError then
 */
export function timedSignal(signal: AbortSignal, ms: number): AbortSignal {
  const ending = new AbortController();
  const timeout = AbortSignal.timeout(ms);
  for (const each of [signal, timeout]) {
    const end = () => ending.abort(each.reason);
    if (each.aborted) end();
    else each.addEventListener('abort', end, { once: true, signal: ending.signal });
  }
  return ending.signal;
}
