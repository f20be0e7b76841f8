import { setTimeout as wait } from 'node:timers/promises';
import type { Execute, Violations } from '#entry/resilience/testing/call.ts';
import { makeChance } from '#entry/resilience/testing/chance.ts';
import { brokenMoney, brokenRules } from '#entry/resilience/testing/invariants.ts';
import { MONEY_MOVES } from '#entry/resilience/testing/money/moves.ts';
import {
  knownAtFirst,
  type MoneyKnowledge,
  type MoneyOutcome,
  runMoneyRivals,
} from '#entry/resilience/testing/money/rivals.ts';
import { type MoneyReservation, seedMoneyStages } from '#entry/resilience/testing/money/stages.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import type { Person } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, type DatabaseKind, makeArena } from './arena.ts';
import { deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { type Provider, startProvider, type Weather } from './provider.ts';
import { differsFromProvider, leftUndone } from './provider-truth.ts';
import { queueJob } from './queued-job.ts';
import { type ServerProcess, startServer } from './server.ts';

const HOMES = 8;
/** Of each home: more than its reservations, so that dates can be changed. */
const ROOMS = 40;
const ABREAST = 20;
const SEED = 20_261_128;
/** How the provider is while the server is killed; the last part is not killed. */
const PARTS: readonly Weather[] = ['fair', 'bad', 'rejected', 'away', 'bad', 'restricted', 'short'];
/** A server is killed after so long, if it hasn't called the provider often enough before. */
const MAX_PART_MS = 8_000;
const HURRY_MS = 1_500;
/** Milliseconds without a call of the provider that say that a server has nothing left to do. */
const QUIET_MS = 3_000;
/** Servers that do what is left to do: at least, so that a day's payout follows, and at most. */
const MIN_DRAINS = 2;
const MAX_DRAINS = 8;
const ROUNDS_FOREVER = 10_000;

const JOBS = [
  'reservations.complete-stays',
  'reservations.mark-no-shows',
  'reservations.release-money',
  'reservations.return-deposits',
  'reservations.see-to-resolutions',
  'reservations.see-to-instalments',
  'earnings.make-payouts',
];
const FAULTS = /deadline not met|payout not made|job given up|refers to|was another one/;

/**
 * Guests of one host, the host and an administrator move the host's money at once, over a provider
 * that fails, while the server is killed and its jobs go on.
 */
export async function payouts(kind: DatabaseKind, { rivals, moneyKills, moneyRounds }: Figures) {
  const arena = await makeArena(kind, rivals + 1, Array(HOMES).fill(ROOMS));
  const [admin, ...guests] = arena.guests;
  if (admin === undefined) throw new Error('there is nobody');
  const port = await freePort();
  const provider = await startProvider(port, makeChance(SEED + 1));
  const violations: string[] = [];
  const { reservations, known } = await prepare(arena, admin, guests, provider);
  const watch = watchMoney(arena);
  const chance = makeChance(SEED);
  const outcomes: MoneyOutcome[] = [];
  const run = { port, arena, provider, reservations, known, admin, violations };

  for (let part = 0; part <= moneyKills; part += 1) {
    const isLast = part === moneyKills;
    const server = await startServer(port, { ...arena.env, ...provider.env });
    const rounds = isLast ? moneyRounds : ROUNDS_FOREVER;
    const traffic = play(run, { seed: SEED + part, rounds });
    const hurrying = hurryWhile(arena);
    await provider.turn(PARTS[part % PARTS.length] ?? 'bad');
    await provider.reverseOne();
    if (!isLast) {
      await untilCalled(provider, Math.ceil(rivals / 2) + chance.below(rivals));
      violations.push(...faultsIn(server));
      await server.kill9();
    }
    outcomes.push(await traffic);
    await hurrying.stop();
    if (isLast) await end(server, violations);
    // What a kill left behind must be whole before a later one can hide it.
    violations.push(...(await arena.ask((execute) => checkThenPassTime(execute, part))));
  }
  const drains = await drain(run);
  const watched = await watch.stop();
  violations.push(...outcomes.flatMap((outcome) => outcome.violations), ...watched.violations);
  violations.push(...provider.refused, ...(await deadlocksIn(arena)));
  const moved = await arena.ask(async (execute) => {
    violations.push(...(await brokenRules(execute)), ...(await leftUndone(execute)));
    violations.push(...(await differsFromProvider(execute, provider)));
    return countMoved(execute);
  });
  await provider.close();
  await arena.close();
  const killed = `${moneyKills} × kill -9, ${drains} quiet servers after`;
  const looked = watched.looks > 0 ? `, ledger checked ${watched.looks} times meanwhile` : '';
  return {
    done: `${rivals} guests of one host: ${told(outcomes)}; ${moved}; ${provider.delivered()} webhooks, ${killed}${looked}`,
    violations,
  };
}

interface Run {
  readonly port: number;
  readonly arena: Arena;
  readonly provider: Provider;
  readonly reservations: readonly MoneyReservation[];
  readonly known: MoneyKnowledge;
  readonly admin: Person;
  readonly violations: string[];
}

async function prepare(
  arena: Arena,
  admin: Person,
  guests: readonly Person[],
  provider: Provider,
): Promise<Pick<Run, 'reservations' | 'known'>> {
  return arena.ask(async (execute) => {
    await execute(`update "user" set role = 'admin' where id = $1`, [admin.id]);
    // A decision asks for a recent proof.
    await execute('update session set proved_at = now() where user_id = $1', [admin.id]);
    await execute(
      `insert into payout_account (user_id, provider, provider_account, status, created_at, updated_at)
       values ($1, 'stripe', $2, 'ready', now(), now())`,
      [arena.host.id, provider.accountId],
    );
    const { host, listingIds } = arena;
    const plan = { guests, host, listingIds, provider: 'stripe' } as const;
    const reservations = await seedMoneyStages(execute, plan);
    provider.enrol(reservations);
    const wrong = await brokenRules(execute);
    if (wrong.length > 0) throw new Error(`it begins wrong: ${wrong.join('; ')}`);
    const { rows } = await execute(
      `select r.id as reservation_id, c.id as claim_id, p.id as case_id
       from reservation r
       left join deposit_claim c on c.reservation_id = r.id
       left join problem_case p on p.reservation_id = r.id`,
    );
    return { reservations, known: knownAtFirst(reservations, rows) };
  });
}

async function play(
  { port, arena, provider, reservations, known, admin }: Run,
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
): Promise<MoneyOutcome> {
  const client = makeClient(port);
  await provider.catchUp();
  const { host } = arena;
  const plan = { host, admin, reservations, rounds, abreast: ABREAST, seed, pay: provider.pay };
  const outcome = await runMoneyRivals(client.send, plan, known);
  client.close();
  return outcome;
}

function faultsIn(server: ServerProcess): Violations {
  const told = server
    .output()
    .split('\n')
    .filter((line) => FAULTS.test(line));
  return [
    ...noFaultsIn(server),
    ...told.map((line) => `the server wrote: ${line.slice(0, 1_500)}`),
  ];
}

async function end(server: ServerProcess, violations: string[]): Promise<void> {
  violations.push(...faultsIn(server));
  await server.stop();
}

async function checkThenPassTime(execute: Execute, part: number): Promise<Violations> {
  const broken = await brokenRules(execute);
  await passTime(execute, part);
  return broken;
}

/**
 * While no server runs: what a killed worker left is free, waiting jobs are due, a day has passed
 * since the last payout, and some of the deadlines are over.
 */
async function passTime(execute: Execute, part: number): Promise<void> {
  await execute("update pgboss.job set state = 'retry' where state = 'active'");
  await execute("update payout set created_at = created_at - interval '25 hours'");
  await execute(
    `update reservation set ends_at = now() - interval '1 second'
     where status in ('approved', 'checked-in') and start_date <= current_date
       and not policy ? 'instalments' and abs(hashtext(id::text)) % 16 = $1`,
    [part],
  );
  for (const [table, column] of [
    ['deposit_claim', 'answer_by'],
    ['problem_case', 'due_at'],
    ['reservation', 'deposit_return_at'],
    ['reservation', 'release_at'],
  ] as const) {
    await execute(
      `update ${table} set ${column} = now() - interval '1 second'
       where ${column} is not null and abs(hashtext(id::text)) % 5 = $1`,
      [part % 5],
    );
  }
  await hurry(execute);
}

/**
 * The jobs of the clock are due now, and those that wait for their next try. A mail that a killed
 * worker was sending stays reserved for a while, and its tries would be over before that.
 */
async function hurry(execute: Execute): Promise<void> {
  await execute(
    `update pgboss.job set start_after = now()
     where state < 'active' and data ->> 'name' <> 'mail.send'`,
  );
  for (const name of JOBS) await queueJob(execute, name);
}

/** Hurries again and again; the embedded database is its server's alone. */
function hurryWhile(arena: Arena): { stop(): Promise<void> } {
  if (arena.kind === 'embedded') return { stop: async () => {} };
  let isOver = false;
  const hurrying = (async () => {
    while (!isOver) {
      await wait(HURRY_MS);
      await arena.ask(hurry);
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return hurrying;
    },
  };
}

/** Checks the ledger all the time; the embedded database is its server's alone. */
function watchMoney(arena: Arena): {
  stop(): Promise<{ looks: number; violations: Violations }>;
} {
  if (arena.kind === 'embedded') return { stop: async () => ({ looks: 0, violations: [] }) };
  let isOver = false;
  const watching = arena.ask(async (execute) => {
    const violations: string[] = [];
    let looks = 0;
    for (; !isOver; looks += 1) violations.push(...(await brokenMoney(execute)));
    return { looks, violations };
  });
  return {
    stop: () => {
      isOver = true;
      return watching;
    },
  };
}

/** The provider is well again, and servers do what is left to do. */
async function drain({ port, arena, provider, violations }: Run): Promise<number> {
  for (let turn = 1; ; turn += 1) {
    const server = await startServer(port, { ...arena.env, ...provider.env });
    await provider.turn('fair');
    await provider.catchUp();
    await untilQuiet(provider);
    await end(server, violations);
    const left = await arena.ask(async (execute) => {
      const undone = await leftUndone(execute);
      await passTime(execute, -1);
      return undone;
    });
    const isDone = left.length === 0 && provider.waiting() === 0;
    if ((isDone && turn >= MIN_DRAINS) || turn === MAX_DRAINS) return turn;
  }
}

/** Waits for calls of the provider, which are more on a faster machine. */
async function untilCalled({ double }: Provider, calls: number): Promise<void> {
  const [enough, latest] = [double.calls.length + calls, performance.now() + MAX_PART_MS];
  while (double.calls.length < enough && performance.now() < latest) await wait(20);
}

async function untilQuiet({ double }: Provider): Promise<void> {
  for (let before = -1; before !== double.calls.length; ) {
    before = double.calls.length;
    await wait(QUIET_MS);
  }
}

async function countMoved(execute: Execute): Promise<string> {
  const { rows } = await execute(
    `select
       (select count(*) from ledger_transfer where kind = 'release') as releases,
       (select count(*) from refund) as refunds,
       (select count(*) from payout) as payouts,
       (select count(*) from payout_part where status = 'sent') as parts,
       (select count(*) from payout_part where status = 'refused') as refused,
       (select count(*) from payment where is_charge) as charges,
       (select count(*) from ledger_transfer where kind = 'claim') as claims,
       (select count(*) from problem_case where state = 'closed') as problems,
       (select -sum(amount) from ledger_entry where account = 'host') as "cents of the host left"`,
  );
  return Object.entries(rows[0] ?? {})
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
}

function told(outcomes: readonly MoneyOutcome[]): string {
  const sum = (of: (outcome: MoneyOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const moves = MONEY_MOVES.map((kind) => `${sum(({ done }) => done[kind])} ${kind}`).join(', ');
  return `${sum(({ calls }) => calls)} calls (${moves}, ${sum(({ refused }) => refused)} refused, ${sum(({ putOff }) => putOff)} put off, ${sum(({ repeated }) => repeated)} repeated, ${sum(({ broken }) => broken)} broken off)`;
}
