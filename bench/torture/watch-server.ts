import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;

/** Watches how long a server takes to say that it is well, the whole time that something else goes on. */
export function watchServer(port: number): { stop(): Promise<number> } {
  let isOver = false;
  const watching = (async () => {
    let longest = 0;
    while (!isOver) {
      const started = performance.now();
      await fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.text());
      longest = Math.max(longest, performance.now() - started);
      await wait(EVERY_MS);
    }
    return longest;
  })();
  return {
    /** @returns the longest it took, in milliseconds */
    stop: () => {
      isOver = true;
      return watching;
    },
  };
}
