const LIVE_MS = 250;
const QUIET_MS = 10_000;
const BAR_WIDTH = 20;

/**
 * Seconds as a person reads them.
 *
 * @param {number} milliseconds
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Reports how much of a step is done, and how much there is.
 *
 * @callback ReportProgress
 * @param {number} done
 * @param {number} total an estimate will do
 * @param {string} unit such as `rows`
 * @returns {void}
 */

/**
 * The share that is done, the amounts, and the time that the rest will take at the same speed.
 *
 * @param {{ done: number, total: number, unit: string }} progress
 * @param {number} elapsed milliseconds so far
 */
export function describeProgress({ done, total, unit }, elapsed) {
  // Until the step ends it isn't complete, whatever its total was estimated to be.
  const share = total > 0 ? Math.min(done / total, 0.99) : 0;
  const amounts = `${done.toLocaleString('en')} of ${Math.max(done, total).toLocaleString('en')} ${unit}`;
  const left = share > 0 ? `, ${seconds((elapsed * (1 - share)) / share)} left` : '';
  const bar = '█'.repeat(Math.round(share * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
  return `${bar} ${Math.floor(share * 100)} %  ${amounts}${left}`;
}

/**
 * Does one piece of long work and shows how it goes: a line that counts on a terminal, a line
 * every ten seconds elsewhere.
 *
 * @template T
 * @param {string} title
 * @param {(report: ReportProgress) => Promise<T>} work
 * @param {{ quietMs?: number }} [how] work that fails within so many milliseconds leaves no line:
 *   its caller reports the failure
 * @returns {Promise<T>} what the work gave
 */
export async function step(title, work, { quietMs = 0 } = {}) {
  const started = performance.now();
  const live = process.stdout.isTTY === true;
  const elapsed = () => seconds(performance.now() - started);
  /** @type {{ done: number, total: number, unit: string } | undefined} */
  let progress;
  const show = () => {
    const amount =
      progress === undefined ? '' : ` ${describeProgress(progress, performance.now() - started)}`;
    const line = `… ${title}${amount} ${elapsed()}`;
    process.stdout.write(live ? `\r\x1b[K${line}` : `${line}\n`);
  };
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
    const result = await work((done, total, unit) => {
      progress = { done, total, unit };
    });
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
