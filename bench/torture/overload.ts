import { setTimeout as wait } from 'node:timers/promises';
import {
  BURSTS,
  type BurstPlan,
  fromNetwork,
  POOL,
  runBursts,
} from '#entry/resilience/testing/bursts.ts';
import type { Answer, Send } from '#entry/resilience/testing/call.ts';
import { startGateway } from '#entry/resilience/testing/gateway.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import { seedResetLinks } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';
import { startSlowClients } from './slow-clients.ts';

/** Writers a connection that are all answered, and that are too many. */
const FEW = 4;
const MANY = 40;
/** Milliseconds that the database takes each way: with its connections few, it is what is scarce. */
const DELAY_MS = 10;
/** A queue has to last so long before callers are turned away in time. */
const QUEUE_MS = 1_000;
/** A bucket of the figures: who is put off has waited less than so many seconds for a connection. */
const PUT_OFF_WITHIN = '2.5';
const RECOVERED_WITHIN_MS = 2_000;
const HEALTH_WITHIN_MS = 1_500;
/** What a caller who was turned away waits: less than is asked for, since not everyone is polite. */
const AGAIN_MS = 300;
const METRICS_TOKEN = 'the torture looks at the figures';

/** More writes of every kind at once than a server has connections: few of them, then far too many. */
export async function overload({ overloadSeconds }: Figures) {
  let arena: Arena | undefined;
  const gateway = await startGateway(() => arena?.postgres?.port ?? 0, DELAY_MS);
  const callers = MANY * POOL;
  arena = await makeArena('postgresql', callers, Array(callers).fill(1), {
    throughPort: gateway.port,
  });
  const resetTokens = await arena.ask((execute) => seedResetLinks(execute, arena?.guests ?? []));
  const server = await startServer(await freePort(), {
    ...arena.env,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    DATABASE_POOL: String(POOL),
    METRICS_TOKEN,
  });
  const { guests, host, listingIds } = arena;
  const plan = { guests, host, listingIds, resetTokens, firstDay: daysAhead(30) };
  const client = makeClient(server.port);
  const slow = startSlowClients(server.port);
  const health = watchHealth(server.port);

  const few = { ...plan, guests: guests.slice(0, FEW * POOL) };
  const below = await runBursts(client.send, few);
  const violations = below.violations.map((text) => `${FEW} × ${POOL} at once: ${text}`);

  const above = await overwhelm(client.send, plan, below.made, overloadSeconds);
  violations.push(...above.violations);
  const recoveredMs = await recover(client.send, plan);
  if (recoveredMs > RECOVERED_WITHIN_MS) violations.push(`recovered only after ${recoveredMs} ms`);
  const after = await runBursts(client.send, { ...plan, guests: guests.slice(-FEW * POOL) }, [
    'favorites',
    'tickets',
    'drafts',
  ]);
  violations.push(...after.violations.map((text) => `after it: ${text}`));

  const cut = await slow.ended();
  violations.push(...cut.violations, ...(await health.stop()), ...noFaultsIn(server, true));
  violations.push(...(await longWaits(server.port)));
  client.close();
  await server.stop();
  violations.push(...(await deadlocksIn(arena)), ...(await arena.ask(brokenRules)));
  await gateway.close();
  await arena.close();
  return {
    done: `${below.calls} writes, ${FEW} × ${POOL} of a kind at once, ${below.violations.length} kinds not all done; then ${MANY} × ${POOL} of all kinds for ${overloadSeconds} s: ${above.done} done, ${above.putOff} put off after ${above.slowestMs} ms at most; recovered in ${recoveredMs} ms; ${cut.done}`,
    violations,
  };
}

/** Everybody writes something else at once, and comes back as soon as they are answered. */
async function overwhelm(
  send: Send,
  plan: BurstPlan,
  made: readonly ReadonlyMap<string, string>[],
  seconds: number,
) {
  const started = performance.now();
  const until = started + seconds * 1_000;
  const answers: (Answer & { name: string; at: number; ms: number })[] = [];
  await Promise.all(
    plan.guests.map(async (guest, nth) => {
      const listingId = plan.listingIds[nth] ?? '';
      for (let turn = nth; performance.now() < until; turn += 1) {
        const { name, call } = BURSTS[turn % BURSTS.length] as (typeof BURSTS)[number];
        const own = made[nth % made.length] ?? new Map();
        const sent = call({ nth, guest, listingId, made: own }, plan);
        const began = performance.now();
        const answer = await send(sent.cookie === undefined ? fromNetwork(nth, sent) : sent);
        const at = performance.now();
        answers.push({ ...answer, name, at: at - started, ms: at - began });
        await wait(AGAIN_MS);
      }
    }),
  );
  const putOff = answers.filter(({ status }) => status === 503);
  const violations = answers
    .filter(({ status }) => status === 0 || (status >= 500 && status !== 503))
    .map(({ name, status, body }) => `${name}: answered ${status} ${body.code}`);
  for (const { name, retryAfter } of putOff) {
    if (!(Number(retryAfter) > 0)) violations.push(`${name}: 503 without Retry-After`);
  }
  const busy = putOff.filter(({ body }) => body.code === 'database-unavailable');
  if (busy.every(({ ms }) => ms < QUEUE_MS)) violations.push('nobody was put off after waiting');
  const settled = putOff.filter(({ at, ms }) => at - ms > QUEUE_MS).map(({ ms }) => ms);
  return {
    done: answers.filter(({ status }) => status > 0 && status < 500).length,
    putOff: putOff.length,
    slowestMs: Math.round(Math.max(0, ...settled)),
    violations,
  };
}

/** Milliseconds until a write of one of them is done. */
async function recover(send: Send, { guests }: BurstPlan): Promise<number> {
  const began = performance.now();
  const cookie = guests.at(-1)?.cookie ?? '';
  for (;;) {
    const { status } = await send({
      method: 'PUT',
      path: '/api/account/locale',
      body: { locale: 'de' },
      cookie,
    });
    const ms = Math.round(performance.now() - began);
    if (status === 200 || ms > 30_000) return ms;
    await wait(50);
  }
}

/**
 * By the server's own figures: callers who waited in vain for a connection for longer than they should.
 * A client's time has the waits of a whole request in it, and that of a busy machine.
 */
async function longWaits(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const text = await answer.text();
  return ['main', 'side'].flatMap((pool) => {
    const name = `wayhearth_connection_wait_seconds_bucket`;
    const labels = (le: string) => `${name}{le="${le}",pool="${pool}",outcome="failed"} `;
    const count = (le: string) => {
      const line = text.split('\n').find((each) => each.startsWith(labels(le)));
      return Number(line?.slice(labels(le).length) ?? 0);
    };
    const late = count('+Inf') - count(PUT_OFF_WITHIN);
    if (pool === 'main' && count('+Inf') - count('0.5') === 0) return ['nobody waited in vain'];
    return late === 0 ? [] : [`${late} callers of ${pool} waited in vain for ${PUT_OFF_WITHIN} s`];
  });
}

/** Asks five times a second whether the server is well, and for its figures. */
function watchHealth(port: number): { stop(): Promise<string[]> } {
  const violations: string[] = [];
  let isOver = false;
  const ask = async (path: string) => {
    while (!isOver) {
      const began = performance.now();
      const status = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
      const ms = Math.round(performance.now() - began);
      if (status !== 200) violations.push(`${path} answered ${status}`);
      if (ms > HEALTH_WITHIN_MS) violations.push(`${path} answered after ${ms} ms`);
      await wait(200);
    }
  };
  const asking = Promise.all(['/healthz', '/readyz', '/metrics'].map(ask));
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return violations;
    },
  };
}
