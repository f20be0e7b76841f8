import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { flightOfferSchema, priceBandSchema } from '#features/travel/contract.ts';
import type { Services } from '#platform/server/services.ts';
import {
  type AskedProvider,
  type FlightProvider,
  type FlightQuestion,
  FlightsFailed,
  type FoundFlights,
} from '../providers/flight-provider.ts';
import { claimSearch, keepSearch, readKept } from '../store/flight-searches.ts';

/** Seconds after which a question that somebody asks is free again: longer than any answer takes. */
const CLAIM_SECONDS = 15;
/** Seconds for which those who waited are told that it failed. */
const FAILURE_SECONDS = 5;
/** Milliseconds between looks at what another process asks. */
const LOOK_MS = 150;

/** What keeping answers needs. */
export type KeepingServices = Pick<Services, 'database' | 'now'>;

/** An answer as the database has it. */
const keptSchema = v.variant('kind', [
  v.object({
    kind: v.literal('failed'),
    code: v.picklist(['flights-unavailable', 'flights-timeout']),
  }),
  v.object({
    kind: v.literal('found'),
    price: v.nullable(v.object({ ...priceBandSchema.entries, currency: v.string() })),
    offers: v.array(flightOfferSchema),
    minutes: v.nullable(v.number()),
    co2Kg: v.nullable(v.number()),
    searchedAt: v.string(),
    expiresAt: v.string(),
  }),
]);
type Kept = v.InferOutput<typeof keptSchema>;

/** What decides the answer of a provider, whoever asks; who is asked for is not in it. */
function keyOf(provider: FlightProvider, question: FlightQuestion): string {
  const { from, to, date, returnDate, cabin, passengers } = question;
  const asked = [provider.source, from.code, to.code, date, returnDate, cabin, passengers];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/**
 * Asks a question once, for all who ask it at the same time on however many servers, and keeps the
 * answer as long as it holds.
 *
 * @throws FlightsFailed, which those who waited are told as well
 */
export async function keptSearch(
  provider: FlightProvider,
  question: FlightQuestion,
  asked: AskedProvider,
  { database, now }: KeepingServices,
): Promise<FoundFlights> {
  const key = keyOf(provider, question);
  const db = database.main;
  while (!asked.signal.aborted) {
    const kept = await readKept(db, key, now());
    if (kept !== null && !kept.isOver && kept.answer !== null) return foundOf(kept.answer);
    const isOurs =
      (kept === null || kept.isOver) &&
      (await claimSearch(
        db,
        { key, provider: provider.source },
        now(),
        now().add({ seconds: CLAIM_SECONDS }),
      ));
    if (isOurs) return askAndKeep(provider, question, asked, { db, key, now });
    await pause(LOOK_MS);
  }
  throw new FlightsFailed('flights-timeout', 'Somebody else asks the same, and has no answer yet');
}

async function askAndKeep(
  provider: FlightProvider,
  question: FlightQuestion,
  asked: AskedProvider,
  { db, key, now }: { db: Services['database']['main']; key: string; now: Services['now'] },
): Promise<FoundFlights> {
  try {
    const found = await provider.search(question, asked);
    const { searchedAt, expiresAt, isEstimate, ...rest } = found;
    const kept: Kept = {
      kind: 'found',
      ...rest,
      offers: [...rest.offers],
      searchedAt: searchedAt.toString(),
      expiresAt: expiresAt.toString(),
    };
    await keepSearch(db, key, kept, now(), expiresAt);
    return found;
  } catch (error) {
    const code = error instanceof FlightsFailed ? error.code : 'flights-unavailable';
    const kept: Kept = { kind: 'failed', code };
    await keepSearch(db, key, kept, now(), now().add({ seconds: FAILURE_SECONDS }));
    throw error;
  }
}

function foundOf(answer: unknown): FoundFlights {
  // Of another release, it may have another form.
  const { success, output: kept } = v.safeParse(keptSchema, answer);
  if (!success) throw new FlightsFailed('flights-unavailable', 'What is kept cannot be read');
  if (kept.kind === 'failed') throw new FlightsFailed(kept.code, 'It failed a moment ago');
  return {
    ...kept,
    isEstimate: false,
    searchedAt: Temporal.Instant.from(kept.searchedAt),
    expiresAt: Temporal.Instant.from(kept.expiresAt),
  };
}
