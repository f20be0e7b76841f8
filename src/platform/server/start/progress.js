const LIVE_MS = 250;
const QUIET_MS = 10_000;

/**
 * Seconds as a person reads them.
 *
 * @param {number} milliseconds
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Does one piece of long work and shows how it goes: a line that counts on a terminal, a line
 * every ten seconds elsewhere.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {{ quietMs?: number }} [how] work that fails within so many milliseconds leaves no line:
 *   its caller reports the failure
 * @returns {Promise<T>} what the work gave
 */
export async function step(title, work, { quietMs = 0 } = {}) {
  const started = performance.now();
  const live = process.stdout.isTTY === true;
  const elapsed = () => seconds(performance.now() - started);
  const show = () =>
    process.stdout.write(live ? `\r\x1b[K… ${title} ${elapsed()}` : `… ${title} ${elapsed()}\n`);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const begin = () => {
    if (live) show();
    else process.stdout.write(`… ${title}\n`);
    timer = setInterval(show, live ? LIVE_MS : QUIET_MS);
  };
  const start = quietMs > 0 ? setTimeout(begin, quietMs) : undefined;
  if (start === undefined) begin();
  let mark = '✗';
  try {
    const result = await work();
    mark = '✓';
    return result;
  } finally {
    clearTimeout(start);
    clearInterval(timer);
    if (mark === '✓' || timer !== undefined) {
      process.stdout.write(`${live ? '\r\x1b[K' : ''}${mark} ${title} ${elapsed()}\n`);
    }
  }
}
