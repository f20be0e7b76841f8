import { setImmediate as immediately } from 'node:timers/promises';
import type { Services } from '#platform/server/services.ts';
import { DEMO_SEED, loadWorld, seedOfPositions } from './load-world.ts';
import { closeNights } from './store/closed-nights.ts';
import { insertExperiences } from './store/experiences.ts';
import { insertItinerants } from './store/itinerants.ts';
import { isInhabited } from './store/loaded-mark.ts';
import { countMarket, growMarket, missingPeople } from './store/market.ts';
import { insertPeople } from './store/people.ts';
import { insertStays } from './store/stays.ts';
import {
  buildExperiences,
  buildHosts,
  buildItinerants,
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
 * first where nobody lives yet.
 * It goes on where the last call on this database ended, a stopped one included.
 */
export async function addStays(services: Services, options: AddStaysOptions): Promise<void> {
  const { database } = services;
  if (!(await isInhabited(database.main))) await loadWorld(services);
  const today = services.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  const before = await countMarket(database.main);
  const from = WORLD_STAYS + before;
  const all = WORLD_HOSTS + Math.ceil((before + options.count) / STAYS_A_HOST);
  const hosts = buildHosts(DEMO_SEED, today, all);
  const absent = await missingPeople(database.main, hosts);
  for (let at = 0; at < absent.length; at += BATCH) {
    await database.transaction((tx) => insertPeople(tx, absent.slice(at, at + BATCH)));
  }

  const seedOf = seedOfPositions(services);
  const stays = generateStays({ seed: DEMO_SEED, today, from, count: options.count, hosts });
  const now = services.now().toString();
  /** Those of a kind that come with the stays between two counts. */
  const some = (inWorld: number, stays: number, until: number) => {
    const first = beside(stays, inWorld);
    const count = beside(until, inWorld) - first;
    return { seed: DEMO_SEED, today, hosts, from: inWorld + first, count };
  };
  const write = (batch: readonly DemoStay[], done: number) =>
    database.transaction(async (tx) => {
      await insertStays(tx, batch, seedOf);
      const counts = [before + done, before + done + batch.length] as const;
      await insertItinerants(tx, buildItinerants(some(WORLD_ITINERANTS, ...counts)), seedOf);
      const experiences = buildExperiences({ ...some(WORLD_EXPERIENCES, ...counts), now });
      await insertExperiences(tx, experiences, seedOf);
      if (options.nights) await closeNights(tx, batch, today);
      await growMarket(tx, batch.length);
    });
  let done = 0;
  let batch = await takeSome(stays, BATCH);
  while (batch.length > 0) {
    // The next ones are thought up while the database writes these.
    const [next] = await Promise.all([takeSome(stays, BATCH), write(batch, done)]);
    done += batch.length;
    options.onProgress(done);
    batch = next;
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
