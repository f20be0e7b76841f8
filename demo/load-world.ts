import { DEMO_PASSWORD } from '#entry/demo-password.ts';
import {
  listStaleRates,
  writeMissingTransfers,
  writeRates,
} from '#features/reservations/index.server.ts';
import { positionSeed } from '#market/hosting/index.server.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import {
  insertAcknowledgements,
  insertExperiences,
  insertManagedPlaces,
  insertWaiting,
} from './store/experiences.ts';
import { insertItinerants } from './store/itinerants.ts';
import { isInhabited, markLoaded } from './store/loaded-mark.ts';
import { insertPeople } from './store/people.ts';
import { insertFavorites, insertReservations, insertReviews } from './store/reservations.ts';
import { insertSpeeds } from './store/speeds.ts';
import { insertStays } from './store/stays.ts';
import { insertTalks } from './store/talks.ts';
import { buildTalks, buildWorld, DEMO_ACCOUNTS } from './world/index.ts';

/** The seed of the world that everybody sees. */
export const DEMO_SEED = 20_260_301;

/** Inserts the demo world, as seen from now, in one transaction. */
export async function loadWorld(services: Services): Promise<void> {
  const now = services.now();
  const today = now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const world = buildWorld({ seed: DEMO_SEED, today, now: now.toString() });
  const hash = await hashPassword(DEMO_PASSWORD, services.config.passwordCost);
  const hashes = new Map<string, string>(DEMO_ACCOUNTS.map(({ email }) => [email, hash]));
  await services.database.transaction(async (tx) => {
    await insertPeople(
      tx,
      [world.admin, ...world.hosts, ...world.guests, ...world.formerGuests],
      hashes,
    );
    await insertStays(tx, world.stays, seedOfPositions(services));
    await insertItinerants(tx, world.itinerants, seedOfPositions(services));
    await insertManagedPlaces(tx, world.managedPlaces);
    await insertExperiences(tx, world.experiences, seedOfPositions(services));
    await insertAcknowledgements(tx, world.experiences, world.hosts);
    await insertReservations(tx, world, now);
    await writeMissingTransfers(tx);
    await insertWaiting(tx, world.waiting);
    await insertReviews(tx, world.reviews);
    await insertSpeeds(tx, world.speeds, today);
    await writeRates(tx, await listStaleRates(tx, now));
    await insertFavorites(tx, world.favorites);
    await insertTalks(tx, buildTalks(world, now.toString()));
    await markLoaded(tx, now);
  });
}

/** Fills an empty database with the demo world; does nothing where somebody lives already. */
export async function loadOnce(services: Services): Promise<void> {
  if (!(await isInhabited(services.database.main))) await loadWorld(services);
}

/** The shift of a position comes from a secret, as for any listing. */
export function seedOfPositions({ config }: Services): (listingId: string) => string {
  return (listingId) => positionSeed(listingId, config.sessionSecret);
}
