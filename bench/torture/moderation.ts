import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Call, Execute, Violations } from '#entry/resilience/testing/call.ts';
import { type Chance, makeChance } from '#entry/resilience/testing/chance.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { type Client, makeClient } from '#entry/resilience/testing/over-http.ts';
import { type Person, seedStay } from '#entry/resilience/testing/seed.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { type ServerProcess, startServer } from './server.ts';

const HOMES = 12;
/** Rooms of each: enough for all who want one. */
const ROOMS = 40;
const SEED = 20_261_129;
/** Milliseconds after which no answer that begins may show a hidden thing, or lack a restored one. */
const GRACE_MS = 1_000;
/** Milliseconds for which a home stays hidden, and after which it has to be seen once more. */
const HIDDEN_MS = 2_500;
const SEEN_MS = 1_500;
const BOOKED_DAYS = 300;
const PUT_OFF = 503;

/** The ways in which a home disappears; the last one concerns its host. */
const ACTS = ['hide', 'limit', 'suspend'] as const;

/** A home and when it was hidden, in milliseconds of `performance.now()`. */
interface Home {
  readonly id: string;
  readonly host: Person;
  /** Text that is nowhere but in the title. */
  readonly mark: string;
  readonly hidden: Period[];
}

interface Period {
  /** The decision is acknowledged. */
  readonly since: number;
  /** The decision that restores it is sent. */
  until: number;
}

interface Tally {
  reads: number;
  /** Of a home at its own address while it was hidden. */
  missed: number;
  booked: number;
  refused: number;
  /** Answers that came to no decision, since too much was asked at once (decision 0333). */
  putOff: number;
}

/** Homes are hidden and restored while people read and reserve them at every server. */
export async function moderation(
  kind: DatabaseKind,
  { rivals, moderationRounds }: Pick<Figures, 'rivals' | 'moderationRounds'>,
) {
  const arena = await makeArena(kind, rivals + 1 + HOMES, []);
  const [admin, ...others] = arena.guests;
  if (admin === undefined) throw new Error('there is nobody');
  const hosts = others.slice(0, HOMES);
  const people = others.slice(HOMES);
  const homes = await arena.ask((execute) => seedHomes(execute, admin, hosts));
  const servers: ServerProcess[] = [];
  for (let at = 0; at < (kind === 'postgresql' ? 2 : 1); at += 1) {
    servers.push(await startServer(await freePort(), arena.env));
  }
  const clients = servers.map(({ port }) => makeClient(port));
  const violations: string[] = [];
  const tally: Tally = { reads: 0, missed: 0, booked: 0, refused: 0, putOff: 0 };
  const stop = new AbortController();
  const crowd = people.map((person, nth) => {
    const chance = makeChance(SEED + nth);
    const reader = { person, chance, homes, clients, tally, violations };
    return live(nth % 2 === 0 ? () => readSomething(reader) : () => reserve(reader), stop.signal);
  });
  for (let round = 0; round < moderationRounds; round += 1) {
    // All that follows a server's end would be its echo.
    if (servers.some((server) => !server.isAlive())) break;
    violations.push(...(await hideSome(homes, round, admin, clients)));
  }
  stop.abort();
  await Promise.all(crowd);
  for (const client of clients) client.close();
  for (const server of servers) {
    violations.unshift(...noFaultsIn(server, true));
    await server.stop();
  }
  violations.push(...(await arena.ask(brokenRules)), ...(await deadlocksIn(arena)));
  await arena.close();
  const { reads, missed, booked, refused, putOff } = tally;
  if (missed === 0) violations.push('nobody asked for a home while it was hidden');
  if (booked === 0) violations.push('nobody reserved anything');
  const hidden = homes.reduce((sum, home) => sum + home.hidden.length, 0);
  const where = servers.length === 1 ? 'a server' : `${servers.length} servers`;
  return {
    done: `${rivals} people at ${where}, homes hidden ${hidden} times: ${reads} answers read, ${missed} of a hidden home's own address; ${booked} reserved, ${refused} refused, ${putOff} put off`,
    violations,
  };
}

async function seedHomes(
  execute: Execute,
  admin: Person,
  hosts: readonly Person[],
): Promise<Home[]> {
  await execute(`update "user" set role = 'admin' where id = $1`, [admin.id]);
  await execute('update session set proved_at = now() where user_id = $1', [admin.id]);
  const homes: Home[] = [];
  for (const [nth, host] of hosts.entries()) {
    const id = await seedStay(execute, host.id, ROOMS);
    const mark = `Torture-quay-${String(nth).padStart(2, '0')}`;
    await execute('update listing set title = $2 where id = $1', [id, `${mark} loft`]);
    homes.push({ id, host, mark, hidden: [] });
  }
  return homes;
}

/** Repeats something until the signal. */
async function live(act: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await act();
}

/**
 * Hides three homes, each in another way, restores them, and asks each server for them.
 *
 * @returns decisions that were refused, and homes that are missing after that
 */
async function hideSome(
  homes: readonly Home[],
  round: number,
  admin: Person,
  clients: readonly Client[],
): Promise<Violations> {
  const [first] = clients;
  if (first === undefined) throw new Error('there is no server');
  const chosen = ACTS.map((act, at) => ({ act, home: homes[(round * ACTS.length + at) % HOMES] }));
  const violations: string[] = [];
  const decide = async (home: Home, act: string, kind: 'listing' | 'profile') => {
    const subject = { kind, id: kind === 'listing' ? home.id : home.host.id };
    const body = { subject, act, rule: 'honest-listings' };
    const path = '/api/admin/moderation/decisions';
    const call = { method: 'POST', cookie: admin.cookie } as const;
    for (;;) {
      const { status, body: told } = await first.send({ ...call, path, body });
      if (status === 200) return;
      if (status !== PUT_OFF) {
        violations.push(`${act} answered ${status} ${told.code}`);
        return;
      }
    }
  };
  await Promise.all(
    chosen.map(async ({ act, home }) => {
      if (home === undefined) return;
      const kind = act === 'suspend' ? 'profile' : 'listing';
      await decide(home, act, kind);
      const period = { since: performance.now(), until: Number.POSITIVE_INFINITY };
      home.hidden.push(period);
      await wait(HIDDEN_MS);
      period.until = performance.now();
      await decide(home, 'keep', kind);
    }),
  );
  await wait(SEEN_MS);
  for (const client of clients) {
    const text = await readLisbon(client);
    for (const { mark } of homes.filter((home) => !text.includes(home.mark))) {
      violations.push(`${mark} is not found after it was restored`);
    }
  }
  return violations;
}

/** The homes of Lisbon, asked for until it isn't put off. */
async function readLisbon(client: Client): Promise<string> {
  for (;;) {
    const call = { method: 'GET', path: '/api/listings?address=Lisbon' } as const;
    const { status, text } = await ask(client, call);
    if (status !== PUT_OFF) return text;
  }
}

interface Reader {
  readonly person: Person;
  readonly chance: Chance;
  readonly homes: readonly Home[];
  readonly clients: readonly Client[];
  readonly tally: Tally;
  readonly violations: string[];
}

/** Where all homes are listed. */
const LISTS = [
  '/api/listings?address=Lisbon',
  '/api/stays/pins?address=Lisbon&west=-10&south=38&east=-8&north=40',
  '/api/recentListing',
  '/',
  '/?address=Lisbon',
  '/sitemap-homes-1.xml',
];
/** Where one home is shown, or its host with it. */
const OWN = [
  ({ id }: Home) => `/api/listings/${id}`,
  ({ id }: Home) => `/api/listings/${id}/card`,
  ({ id }: Home) => `/listings/${id}`,
  ({ host }: Home) => `/api/profiles/${host.id}`,
  ({ host }: Home) => `/profile/${host.id}`,
];

/** Reads a list or a home's own page, signed in or not, and looks for hidden homes in its bytes. */
async function readSomething({
  person,
  chance,
  homes,
  clients,
  tally,
  violations,
}: Reader): Promise<void> {
  const client = chance.oneOf(clients);
  const home = chance.oneOf(homes);
  if (client === undefined || home === undefined) return;
  const isList = chance.below(2) === 0;
  const path = isList ? chance.oneOf(LISTS) : chance.oneOf(OWN)?.(home);
  if (path === undefined) return;
  const cookie = chance.below(2) === 0 ? person.cookie : undefined;
  const began = performance.now();
  const { status, text } = await ask(client, {
    method: 'GET',
    path,
    ...(cookie === undefined ? {} : { cookie }),
  });
  const ended = performance.now();
  tally.reads += 1;
  if (isFault(status)) violations.push(`${path} answered ${status} ${text.slice(0, 100)}`);
  if (status === PUT_OFF) tally.putOff += 1;
  if (!isList && status === 404 && wasHidden(home, began, ended, 0)) tally.missed += 1;
  for (const each of homes) {
    // The address of a page may stand in it; a list doesn't name what it doesn't show.
    const shows = text.includes(each.mark) || (isList && text.includes(each.id));
    if (shows && wasHidden(each, began, ended, GRACE_MS)) {
      violations.push(`${path} shows ${each.mark} though it is hidden`);
    }
  }
}

/** Whether a home was hidden from some time before a call began until after it ended. */
function wasHidden({ hidden }: Home, began: number, ended: number, grace: number): boolean {
  return hidden.some(({ since, until }) => began >= since + grace && ended < until);
}

/** Asks for nights of a home: one that is hidden by then must be refused at once. */
async function reserve({
  person,
  chance,
  homes,
  clients,
  tally,
  violations,
}: Reader): Promise<void> {
  const client = chance.oneOf(clients);
  const home = chance.oneOf(homes);
  if (client === undefined || home === undefined) return;
  const first = chance.below(BOOKED_DAYS);
  const body = {
    listingId: home.id,
    startDate: daysAhead(30 + first),
    endDate: daysAhead(32 + first),
  };
  const began = performance.now();
  const path = '/api/reservations';
  const answer = await client.send({ method: 'POST', path, body, cookie: person.cookie });
  const ended = performance.now();
  const { status } = answer;
  if (isFault(status)) violations.push(`reserving answered ${status} ${answer.body.code}`);
  if (status !== 201) {
    tally[status === PUT_OFF ? 'putOff' : 'refused'] += 1;
    return;
  }
  tally.booked += 1;
  if (wasHidden(home, began, ended, 0)) violations.push(`${home.mark} was reserved while hidden`);
  const own = `${path}/${String(answer.body.id)}`;
  // So that this person may ask again; the sessions of hosts who were suspended have ended.
  const decline = { method: 'POST', path: own, body: { status: 'declined' } } as const;
  await client.send({ ...decline, cookie: home.host.cookie });
}

function isFault(status: number): boolean {
  return status === 0 || (status >= 500 && status !== PUT_OFF);
}

async function ask(client: Client, call: Call): Promise<{ status: number; text: string }> {
  const { status, body }: Answer = await client.send(call);
  return { status, text: JSON.stringify(body) };
}
