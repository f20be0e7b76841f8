import { setTimeout as wait } from 'node:timers/promises';
import type { Send, Violations } from '#entry/resilience/testing/call.ts';
import { type Chance, makeChance } from '#entry/resilience/testing/chance.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import type { Person } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { type Platform, type PlatformAnswer, startPlatform } from './platform.ts';
import { startServer } from './server.ts';

/** Rooms of each home. */
const CAPACITIES = [1, 1, 2, 3];
const SEED = 20_261_130;
/** Days that guests and calendars want. */
const WINDOW_DAYS = 14;
const LONGEST = 3;
/** Milliseconds for one fetch; one that never ends takes ten seconds. */
const FETCHED_WITHIN_MS = 40_000;
const POLL_MS = 100;
const MANY = 20_000;
/** Changes of each calendar: each waits until its fetch is acknowledged. */
const MAX_CHANGES = 12;

/** Nights that an acknowledged fetch has claimed, and when the platform began to say otherwise. */
interface Claim {
  readonly nights: ReadonlySet<string>;
  readonly since: number;
  until: number;
}

/** A home with a calendar of its own on the other platform. */
interface Home {
  readonly id: string;
  readonly path: string;
  readonly calendarId: string;
  readonly claims: Claim[];
}

interface Sold {
  readonly home: Home;
  readonly nights: readonly string[];
  /** Milliseconds of `performance.now()`. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

interface Tally {
  won: number;
  lost: number;
  heldBack: number;
  fetches: number;
}

interface Ring {
  readonly send: Send;
  readonly host: Person;
  readonly platform: Platform;
  readonly homes: readonly Home[];
  readonly tally: Tally;
  readonly violations: string[];
  readonly sold: Sold[];
}

/**
 * Guests want nights that calendars of another platform claim and free meanwhile. Then the platform
 * fails in every way it can, and nothing that it claimed may become free.
 */
export async function feeds(kind: DatabaseKind, { rivals, rounds }: Figures) {
  const arena = await makeArena(kind, rivals, CAPACITIES);
  const platform = await startPlatform();
  const env = { ...arena.env, CALENDARS_FROM_LOOPBACK: 'on' };
  const server = await startServer(await freePort(), env);
  const client = makeClient(server.port);
  const { host } = arena;
  const tally: Tally = { won: 0, lost: 0, heldBack: 0, fetches: 0 };
  const violations: string[] = [];
  const { send } = client;
  const homes: Home[] = [];
  for (const id of arena.listingIds) homes.push(await importCalendar(send, host, platform, id));
  const ring: Ring = { send, host, platform, homes, tally, violations, sold: [] };

  const changes = Math.min(rounds, MAX_CHANGES);
  const stop = new AbortController();
  const crowd = arena.guests.map((guest, nth) =>
    reserveUntil(stop.signal, ring, guest, makeChance(SEED + nth)),
  );
  await Promise.all(
    homes.map((home, nth) => changeClaims(ring, home, changes, makeChance(SEED - 1 - nth))),
  );
  stop.abort();
  await Promise.all(crowd);
  violations.push(...soldThoughClaimed(ring.sold));
  violations.push(...(await failInEveryWay(ring)));

  // Two hundred at once are more than its connections serve: some are put off (decision 0333).
  violations.push(...noFaultsIn(server, true));
  client.close();
  await server.stop();
  platform.close();
  violations.push(...(await arena.ask(brokenRules)), ...(await deadlocksIn(arena)));
  await arena.close();
  const { won, lost, heldBack, fetches } = tally;
  return {
    done: `${rivals} rivals and ${homes.length} calendars, ${fetches} fetches: ${won} done, ${lost} lost, ${heldBack} held back by bounds`,
    violations,
  };
}

async function importCalendar(
  send: Send,
  host: Person,
  platform: Platform,
  id: string,
): Promise<Home> {
  const path = `/${id}.ics`;
  platform.serve(path, { kind: 'nights', nights: [] });
  const body = { name: 'Elsewhere', address: platform.address(path) };
  const answer = await send({
    method: 'POST',
    path: `/api/properties/${id}/calendars`,
    body,
    cookie: host.cookie,
  });
  const [calendar] = answer.body.imported as { id: string }[];
  if (calendar === undefined) throw new Error(`no calendar: ${answer.status}`);
  return { id, path, calendarId: calendar.id, claims: [] };
}

interface Shown {
  readonly triedAt: string | null;
  readonly nights: number;
  readonly problem: string | null;
}

async function show({ send, host }: Ring, { id }: Home): Promise<Shown> {
  const path = `/api/properties/${id}/calendars`;
  const answer = await send({ method: 'GET', path, cookie: host.cookie });
  const [calendar] = (answer.body.imported ?? []) as Shown[];
  return calendar ?? { triedAt: null, nights: 0, problem: `answer ${answer.status}` };
}

/** Has a calendar fetched, and waits until that is acknowledged. */
async function fetchNow(ring: Ring, home: Home): Promise<Shown> {
  const before = await show(ring, home);
  const path = `/api/properties/${home.id}/calendars/${home.calendarId}/fetch`;
  await ring.send({ method: 'POST', path, cookie: ring.host.cookie });
  ring.tally.fetches += 1;
  const end = performance.now() + FETCHED_WITHIN_MS;
  for (;;) {
    const now = await show(ring, home);
    if (now.triedAt !== null && now.triedAt !== before.triedAt) return now;
    if (performance.now() > end) {
      ring.violations.push(`a calendar was not fetched within ${FETCHED_WITHIN_MS} ms`);
      return now;
    }
    await wait(POLL_MS);
  }
}

/** The platform claims other nights of a home, round by round. */
async function changeClaims(ring: Ring, home: Home, rounds: number, chance: Chance): Promise<void> {
  // The first fetch was queued with the calendar.
  while ((await show(ring, home)).triedAt === null) await wait(POLL_MS);
  for (let round = 0; round < rounds; round += 1) {
    const nights = Array.from({ length: WINDOW_DAYS }, (_, day) => daysAhead(30 + day)).filter(
      () => chance.below(3) === 0,
    );
    const last = home.claims.at(-1);
    if (last !== undefined) last.until = performance.now();
    ring.platform.serve(home.path, { kind: 'nights', nights });
    const { problem } = await fetchNow(ring, home);
    // Five at once and then none is doubted, and the ones before stay.
    if (problem === null) {
      const since = performance.now();
      home.claims.push({ nights: new Set(nights), since, until: Number.POSITIVE_INFINITY });
    } else if (problem !== 'emptied') ring.violations.push(`a good calendar is ${problem}`);
  }
}

const HELD_BACK: ReadonlySet<unknown> = new Set([
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'too-many-to-host',
  'too-few-nights',
]);

/** A guest asks for nights and often lets them go again. */
async function reserveUntil(
  signal: AbortSignal,
  { send, homes, tally, violations, sold }: Ring,
  guest: Person,
  chance: Chance,
): Promise<void> {
  while (!signal.aborted) {
    const home = chance.oneOf(homes);
    if (home === undefined) return;
    const first = 30 + chance.below(WINDOW_DAYS - LONGEST);
    const length = 1 + chance.below(LONGEST);
    const body = {
      listingId: home.id,
      startDate: daysAhead(first),
      endDate: daysAhead(first + length),
    };
    const askedAt = performance.now();
    const answer = await send({
      method: 'POST',
      path: '/api/reservations',
      body,
      cookie: guest.cookie,
    });
    const { code } = answer.body;
    if (answer.status === 201) {
      tally.won += 1;
      const nights = Array.from({ length }, (_, night) => daysAhead(first + night));
      sold.push({ home, nights, askedAt, answeredAt: performance.now() });
      await wait(chance.below(1_000));
      await send({
        method: 'DELETE',
        path: `/api/reservations/${answer.body.id}`,
        body: {},
        cookie: guest.cookie,
      });
    } else if (code === 'nights-taken') tally.lost += 1;
    else if (HELD_BACK.has(code) || answer.status === 503) {
      tally.heldBack += 1;
      await wait(500);
    } else violations.push(`a request was answered with ${answer.status} ${code}`);
    await wait(chance.below(200));
  }
}

/** Requests that were sent and answered while a fetch had claimed one of their nights for certain. */
function soldThoughClaimed(sold: readonly Sold[]): Violations {
  return sold.flatMap(({ home, nights, askedAt, answeredAt }) =>
    home.claims
      .filter(({ since, until }) => since < askedAt && answeredAt < until)
      .filter((claim) => nights.some((night) => claim.nights.has(night)))
      .map(() => `${home.id}: ${nights.join(', ')} was promised though a calendar claimed it`),
  );
}

/** The platform claims a week, and then fails in every way. */
async function failInEveryWay(ring: Ring): Promise<Violations> {
  const violations: string[] = [];
  const firstDay = daysAhead(60);
  const nights = Array.from({ length: 7 }, (_, day) => daysAhead(60 + day));
  const failures: readonly (readonly [PlatformAnswer, string | null])[] = [
    [{ kind: 'dead' }, 'refused'],
    [{ kind: 'empty' }, 'emptied'],
    [{ kind: 'endless' }, 'too-large'],
    [{ kind: 'drip' }, 'too-slow'],
    [{ kind: 'many', events: MANY, firstDay }, null],
  ];
  for (const home of ring.homes) {
    ring.platform.serve(home.path, { kind: 'nights', nights });
    await fetchNow(ring, home);
  }
  await Promise.all(
    ring.homes.map(async (home) => {
      for (const [answer, expected] of failures) {
        ring.platform.serve(home.path, answer);
        const { problem, nights: claimed } = await fetchNow(ring, home);
        if (problem !== expected) violations.push(`${answer.kind}: ${problem}`);
        if (claimed !== nights.length) violations.push(`${answer.kind} left ${claimed} nights`);
        const quote = `/api/listings/${home.id}/quote?startDate=${firstDay}&endDate=${daysAhead(62)}`;
        const { body } = await ring.send({ method: 'GET', path: quote });
        if (body.available !== false) violations.push(`${answer.kind} freed nights`);
      }
    }),
  );
  return violations;
}
