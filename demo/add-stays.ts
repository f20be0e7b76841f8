import { setImmediate as immediately } from 'node:timers/promises';
import type { DateText } from '#domain/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { DEMO_SEED, loadWorld, seedOfPositions } from './load-world.ts';
import { closeNights } from './store/closed-nights.ts';
import { insertExperiences } from './store/experiences.ts';
import { insertItinerants } from './store/itinerants.ts';
import { isInhabited } from './store/loaded-mark.ts';
import { countMarket, keepMarket, type MarketCounts, missingPeople } from './store/market.ts';
import { insertPeople } from './store/people.ts';
import { insertStays } from './store/stays.ts';
import {
  buildExperiences,
  buildHosts,
  buildItinerants,
  type DemoPerson,
  type DemoStay,
  generateStays,
  WORLD_EXPERIENCES,
  WORLD_ITINERANTS,
} from './world/index.ts';

/** Stays of the world everybody sees; the market's own begin after them. */
const WORLD_STAYS = 320;
const WORLD_HOSTS = 80;
/** What a market with so many stays has of another kind, in the proportion of the world. */
const beside = (stays: number, inWorld: number) => Math.floor((stays * inWorld) / WORLD_STAYS);
/** A host has as many stays of the market, on average. */
const STAYS_A_HOST = 5;
/** Stays of one transaction: its statements stay well below the time a statement may take. */
const BATCH = 500;
/** Stays made before the answers of the database are looked after. */
const HANDFUL = 10;

export interface AddStaysOptions {
  readonly count: number;
  /** Also closes about 100 nights of each stay added, as hosts do who let elsewhere too. */
  readonly nights: boolean;
  readonly onProgress: (done: number) => void;
}

/**
 * Adds stays, and itinerants, experiences and hosts in proportion, to the demo world, which is loaded
 * first where nobody lives yet. The kinds are written at once, by a connection each; each goes on
 * where it ended the last time on this database, also where that was stopped.
 */
export async function addStays(services: Services, options: AddStaysOptions): Promise<void> {
  const { database } = services;
  if (!(await isInhabited(database.main))) await loadWorld(services);
  const today = services.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  const before = await countMarket(database.main);
  const all = before.stays + options.count;
  const hosts = buildHosts(DEMO_SEED, today, WORLD_HOSTS + Math.ceil(all / STAYS_A_HOST));
  const absent = await missingPeople(database.main, hosts);
  for (let at = 0; at < absent.length; at += BATCH) {
    await database.transaction((tx) => insertPeople(tx, absent.slice(at, at + BATCH)));
  }

  // From here on all marks are there, so that one alone tells of a time before there were more.
  await keepMarket(database.main, before);
  const written = { ...before };
  let told = before.stays;
  const stop = new AbortController();
  const market = (part: keyof MarketCounts): Market => ({
    services,
    today,
    hosts,
    seedOf: seedOfPositions(services),
    part,
    from: before[part],
    until: all,
    stop: stop.signal,
    onWritten(stays) {
      written[part] = stays;
      const slowest = Math.min(...Object.values(written));
      if (slowest <= told) return;
      told = slowest;
      options.onProgress(slowest - before.stays);
    },
  });
  const kinds = [
    addHomes(market('stays'), options.nights),
    addBeside(market('itinerants'), WORLD_ITINERANTS, buildItinerants, insertItinerants),
    addBeside(market('experiences'), WORLD_EXPERIENCES, buildExperiences, insertExperiences),
  ];
  try {
    await Promise.all(kinds);
  } catch (error) {
    // Where one fails, the others end with what they are at, before anybody is told.
    stop.abort();
    await Promise.allSettled(kinds);
    throw error;
  }
}

interface Market {
  readonly services: Services;
  readonly today: DateText;
  readonly hosts: readonly DemoPerson[];
  readonly seedOf: (listingId: string) => string;
  /** What is written, and the stays that it was beside before and is to be. */
  readonly part: keyof MarketCounts;
  readonly from: number;
  readonly until: number;
  readonly stop: AbortSignal;
  onWritten(stays: number): void;
}

async function addHomes(market: Market, nights: boolean): Promise<void> {
  const { services, today, hosts, seedOf, part, from, until } = market;
  const stays = generateStays({
    seed: DEMO_SEED,
    today,
    from: WORLD_STAYS + from,
    count: until - from,
    hosts,
  });
  const write = (batch: readonly DemoStay[], end: number) =>
    services.database.transaction(async (tx) => {
      await insertStays(tx, batch, seedOf);
      if (nights) await closeNights(tx, batch, today);
      await keepMarket(tx, { [part]: end });
    });
  let end = from;
  let batch = await takeSome(stays, BATCH);
  while (batch.length > 0 && !market.stop.aborted) {
    end += batch.length;
    // The next ones are thought up while the database writes these.
    const [next] = await Promise.all([takeSome(stays, BATCH), write(batch, end)]);
    market.onWritten(end);
    batch = next;
  }
}

/** Another kind, of which the world has `inWorld`: as many as a market has beside so many stays. */
async function addBeside<Listing>(
  market: Market,
  inWorld: number,
  build: (plan: Parameters<typeof buildExperiences>[0]) => Listing[],
  insert: (tx: Queryable, some: readonly Listing[], seedOf: Market['seedOf']) => Promise<void>,
): Promise<void> {
  const { services, today, hosts, seedOf, part, until } = market;
  const now = services.now().toString();
  for (let start = market.from; start < until && !market.stop.aborted; start += BATCH) {
    const end = Math.min(start + BATCH, until);
    const first = beside(start, inWorld);
    const count = beside(end, inWorld) - first;
    const from = inWorld + first;
    const some = build({ seed: DEMO_SEED, today, now, hosts, from, count });
    await services.database.transaction(async (tx) => {
      await insert(tx, some, seedOf);
      await keepMarket(tx, { [part]: end });
    });
    market.onWritten(end);
  }
}

/** The next few of a row, which goes on after them (`take` would end it), a handful at a time. */
async function takeSome<T>(row: Iterator<T, void>, max: number): Promise<T[]> {
  const some: T[] = [];
  while (some.length < max) {
    const { done, value } = row.next();
    if (done === true) break;
    some.push(value as T);
    if (some.length % HANDFUL === 0) await immediately();
  }
  return some;
}
