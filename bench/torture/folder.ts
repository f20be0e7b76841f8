import { freePort } from '../../scripts/launch/free-port.js';
import { makeArena } from './arena.ts';
import { spawnServer, startServer } from './server.ts';

const AT_ONCE_MS = 5_000;

/** A second server on the data folder of a first is refused, and told who holds it. */
export async function folder() {
  const arena = await makeArena('embedded', 1, [1]);
  const violations: string[] = [];
  const first = await startServer(await freePort(), arena.env);
  const started = performance.now();
  const second = spawnServer(await freePort(), arena.env);
  const code = await second.ended();
  const ms = performance.now() - started;
  const told = second.output().trim();
  if (code !== 1) violations.push(`it ended with ${code}`);
  if (ms > AT_ONCE_MS) violations.push(`it took ${Math.round(ms)} ms`);
  if (!told.includes(String(first.pid))) violations.push(`it named nobody: ${told}`);
  if (told.split('\n').length > 1) violations.push(`it said more than a sentence: ${told}`);
  if (!first.isAlive()) violations.push('the first server ended');
  await first.stop();
  // Given back in good order, the folder is free for the next.
  const third = await startServer(await freePort(), arena.env);
  await third.stop();
  await arena.close();
  return { done: `refused in ${(ms / 1_000).toFixed(1)} s, exit ${code}`, violations };
}
