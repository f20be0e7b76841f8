import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeChance } from '#entry/resilience/testing/chance.ts';
import {
  countUnmade,
  MAKE_SESSIONS,
  resetHowFar,
  seedTimetables,
  sessionLines,
  wrongSessions,
} from '#entry/resilience/testing/timetables.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { countJobs, queueJob } from './queued-job.ts';
import { startServer } from './server.ts';
import type { Walk } from './walk-timetables.ts';

const SEED = 20_261_123;
const DONE_WITHIN_MS = 120_000;
/** Milliseconds from the first look at the queue within which a server is killed. */
const KILLED_WITHIN_MS = 1_200;
/** Only its own server may look into an embedded database: so long it is left to make them all. */
const LEFT_ALONE_MS = 20_000;

/** The days and sessions of any timetable, against a walk from day to day; on all processors. */
export async function walkedTimetables({ timetables }: Figures) {
  const workers = availableParallelism();
  const runs = Math.ceil(timetables / workers);
  const walks = Array.from({ length: workers }, (_, nth) => walk({ runs, seed: SEED + nth }));
  const faults = (await Promise.all(walks)).flatMap((fault) => (fault === null ? [] : [fault]));
  return { done: `${runs * workers} timetables on ${workers} processors`, violations: faults };
}

function walk(workerData: Walk): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./walk-timetables.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * Sessions that are made while the server is killed again and again, then by all workers of two
 * servers at once, then once more: they are those that the timetables say, and stay the same.
 */
export async function madeTimetables(kind: DatabaseKind, figures: Figures) {
  const today = daysAhead(0);
  const arena = await makeArena(kind, 0, []);
  // The first server makes the queue.
  await (await startServer(await freePort(), arena.env)).stop();
  const count = figures.madeTimetables;
  const seeded = await arena.ask((execute) =>
    seedTimetables(execute, arena.host.id, { count, seed: SEED, today }),
  );
  const from = Temporal.Now.instant();
  const chance = makeChance(SEED);
  const violations: string[] = [];
  let kills = 0;
  let halfDone = 0;
  while (kills < figures.makingKills) {
    await arena.ask((execute) => queueJob(execute, MAKE_SESSIONS));
    const server = await startServer(await freePort(), arena.env);
    await wait(chance.below(KILLED_WITHIN_MS));
    await server.kill9();
    kills += 1;
    const unmade = await arena.ask((execute) => countUnmade(execute, today));
    if (unmade > 0 && unmade < count) halfDone += 1;
    if (unmade === 0) await arena.ask((execute) => resetHowFar(execute, today));
  }
  violations.push(...(await makeAll(arena, today)));
  const lines = await arena.ask(sessionLines);
  const to = Temporal.Now.instant();
  violations.push(...wrongSessions(lines, seeded, { from, to }));
  await arena.ask((execute) => resetHowFar(execute, today));
  violations.push(...(await makeAll(arena, today)));
  const again = await arena.ask(sessionLines);
  if (again.join() !== lines.join()) violations.push('made once more, they are others');
  await arena.close();
  return {
    done: `${count} timetables, ${kills} × kill -9 (${halfDone} half done), ${lines.length} sessions`,
    violations,
  };
}

/** Every worker of two servers makes all there is to make; the embedded database has one server. */
async function makeAll(arena: Arena, today: string): Promise<string[]> {
  for (let job = 0; job < 4; job += 1) {
    await arena.ask((execute) => queueJob(execute, MAKE_SESSIONS));
  }
  const servers = [];
  for (let nth = 0; nth < (arena.kind === 'postgresql' ? 2 : 1); nth += 1) {
    servers.push(await startServer(await freePort(), arena.env));
  }
  const deadline = performance.now() + DONE_WITHIN_MS;
  if (arena.kind === 'postgresql') {
    while (performance.now() < deadline) {
      if ((await arena.ask((execute) => countJobs(execute, MAKE_SESSIONS))) === 0) break;
      await wait(200);
    }
  } else {
    await wait(LEFT_ALONE_MS);
  }
  const faults = servers.flatMap((server) => [...noFaultsIn(server)]);
  for (const server of servers) await server.stop();
  const unmade = await arena.ask((execute) => countUnmade(execute, today));
  return unmade === 0 ? faults : [...faults, `${unmade} timetables have no sessions`];
}
