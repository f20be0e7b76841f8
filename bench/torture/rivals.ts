import { pricedApart, soldThoughBlocked } from '#entry/resilience/testing/after-hosting.ts';
import { brokenRules } from '#entry/resilience/testing/invariants.ts';
import { makeClient } from '#entry/resilience/testing/over-http.ts';
import {
  type ContestedListing,
  contestedByBlockingHost,
  contestedNights,
  contestedPlaces,
  runRivals,
  WINDOW_DAYS,
} from '#entry/resilience/testing/rivals.ts';
import { freePort } from '../../scripts/launch/free-port.js';
import { type Arena, type DatabaseKind, makeArena } from './arena.ts';
import { daysAhead, deadlocksIn, noFaultsIn } from './checks.ts';
import type { Figures } from './options.ts';
import { startServer } from './server.ts';

/** Rooms of each home. */
const CAPACITIES = [1, 1, 2, 3, 5];
/** Places of each itinerant; of the first, all want the last one. */
const PLACES = [1, 1, 2, 3, 6];

/** Hundreds of people at once want the same nights of homes. */
export async function rivals(kind: DatabaseKind, figures: Figures) {
  const arena = await makeArena(kind, figures.rivals, CAPACITIES);
  return fight(
    arena,
    arena.listingIds.map((id, nth) => contestedNights(id, CAPACITIES[nth] ?? 1, daysAhead(30))),
    figures,
  );
}

/** The same while their host blocks nights, opens and reprices them. */
export async function rivalsOfBlockingHost(kind: DatabaseKind, figures: Figures) {
  const arena = await makeArena(kind, figures.rivals, CAPACITIES);
  const firstDay = daysAhead(30);
  const listings = arena.listingIds.map((id, nth) =>
    contestedByBlockingHost(id, CAPACITIES[nth] ?? 1, firstDay),
  );
  return fight(arena, listings, figures, firstDay);
}

/** The same of itinerants: some want the whole way, others a part of it. */
export async function rivalsForPlaces(kind: DatabaseKind, figures: Figures) {
  const dates = { startDate: daysAhead(30), endDate: daysAhead(30 + WINDOW_DAYS) };
  const arena = await makeArena(kind, figures.rivals, [], {
    itinerants: { places: PLACES, dates },
  });
  return fight(
    arena,
    arena.itinerantIds.map((id, nth) => contestedPlaces(id, PLACES[nth] ?? 1, dates)),
    figures,
  );
}

async function fight(
  arena: Arena,
  listings: readonly ContestedListing[],
  { rivals: count, rounds }: Figures,
  /** Where a host blocks nights: from when on nobody may get one that is blocked in the end. */
  blockedFrom?: string,
) {
  const server = await startServer(await freePort(), arena.env);
  const client = makeClient(server.port);
  const { guests, host } = arena;
  const plan = { guests, host, listings, rounds, seed: 20_261_121 };
  const outcome = await runRivals(client.send, plan);
  const violations = [...outcome.violations];
  if (blockedFrom !== undefined) {
    violations.push(...(await pricedApart(client.send, plan, blockedFrom)));
    violations.push(...(await soldThoughBlocked(client.send, plan, blockedFrom)));
  }
  violations.push(...noFaultsIn(server));
  client.close();
  await server.stop();
  violations.push(...(await arena.ask(brokenRules)), ...(await deadlocksIn(arena)));
  await arena.close();
  const { calls, won, lost, heldBack } = outcome;
  return {
    done: `${count} rivals × ${rounds} rounds: ${calls} calls, ${won} done, ${lost} lost to rivals, ${heldBack} held back by bounds`,
    violations,
  };
}
