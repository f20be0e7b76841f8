import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;
/**
 * Longer than a healthy server lets anybody wait on a busy machine. What is looked for lasts from ten
 * seconds to minutes.
 */
const STANDSTILL_MS = 3_000;

/** Watches how long a server takes to say that it is well, the whole time that something else goes on. */
export function watchServer(port: number): {
  stop(): Promise<{ longest: number; violations: readonly string[] }>;
} {
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    while (!isOver) {
      const started = performance.now();
      await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text());
      longest = Math.max(longest, performance.now() - started);
      await wait(EVERY_MS);
    }
    return {
      longest,
      violations:
        longest > STANDSTILL_MS ? [`the server stood still for ${Math.round(longest)} ms`] : [],
    };
  })();
  return {
    /** @returns the longest it took, in milliseconds, and what is wrong with it */
    stop: () => {
      isOver = true;
      return watching;
    },
  };
}
