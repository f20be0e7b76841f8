import { sql } from 'drizzle-orm';
import { approximatePosition } from '#domain/places.ts';
import {
  countSeats,
  experienceStyle,
  hostAcknowledgements,
} from '#features/experiences/index.server.ts';
import {
  experienceAcknowledgements,
  experienceEntries,
  experiences,
  managedPlaces,
  waitlist,
} from '#features/experiences/server/tables.ts';
import { listingArrivals, listingPictures, listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { logoKey } from '../draw-picture.ts';
import type { DemoExperience, DemoManagedPlace, DemoWaiting } from '../world/index.ts';
import { experiencePictures } from './experience-pictures.ts';
import { insertRows } from './insert.ts';

/** @param positionSeed secret text by which a listing's position is shifted, from its id */
export async function insertExperiences(
  db: Queryable,
  batch: readonly DemoExperience[],
  positionSeed: (listingId: string) => string,
): Promise<void> {
  await insertRows(
    db,
    listings,
    batch.map((experience) => {
      const shown = approximatePosition(experience, positionSeed(experience.id));
      return {
        id: experience.id,
        kind: 'experience' as const,
        hostId: experience.hostId,
        title: experience.title,
        description: experience.description,
        countryCode: experience.countryCode,
        region: experience.region,
        city: experience.city,
        position: { x: shown.longitude, y: shown.latitude },
        timeZone: experience.timeZone,
        price: experience.price.split.share,
        amenities: [...experience.amenities],
        logos: experience.logoSeed === null ? [] : [logoKey(experience.logoSeed)],
        createdAt: Temporal.Instant.from(experience.createdAt),
        updatedAt: Temporal.Instant.from(experience.createdAt),
      };
    }),
  );
  await insertRows(
    db,
    listingArrivals,
    batch.map(({ id, address, latitude, longitude, instructions }) => ({
      listingId: id,
      address,
      latitude,
      longitude,
      wifiName: '',
      wifiPassword: '',
      entryInstructions: instructions,
    })),
  );
  await insertRows(db, experiences, batch.map(experienceRow));
  await insertRows(
    db,
    experienceEntries,
    batch.flatMap(({ id: listingId, entries }) =>
      entries.map((entry) => ({ ...entry, listingId, days: [...entry.days] })),
    ),
  );
  await insertSessions(db, batch);
  await insertRows(db, listingPictures, batch.flatMap(experiencePictures));
}

function experienceRow(experience: DemoExperience): typeof experiences.$inferInsert {
  const { price } = experience;
  return {
    listingId: experience.id,
    category: experience.category,
    style: experience.style,
    routine: experience.routine,
    guestCount: experience.guestCount,
    arrangements: [...experience.arrangements],
    hostArrangements: [...experience.hostArrangements],
    costArrangements: [...experience.costArrangements],
    rules: experience.rules,
    locationDescription: experience.locationDescription,
    recommendationId: experience.recommendationId,
    checkInTime: experience.checkInTime,
    checkOutTime: experience.checkOutTime,
    priceTier: price.tier,
    priceSource: price.source,
    basePrice: price.base?.amount ?? null,
    isPerPerson: price.base?.isPerPerson ?? false,
    sessionsPerPeriod: price.sessionsPerPeriod,
    arrangementFee: price.fee,
    deposit: experience.deposit,
    cancellationPolicy: experience.cancellationPolicy,
    managedBy: experience.managedBy,
    managedVersion: experience.managedBy === null ? null : 1,
  };
}

/** The sessions of all of them, in one narrow statement. */
async function insertSessions(db: Queryable, batch: readonly DemoExperience[]): Promise<void> {
  const rows = batch.flatMap((experience) =>
    experience.sessions.map(({ entryId, date, startsAt, endsAt, status, note }) => ({
      id: experience.id,
      entry: entryId,
      date,
      starts: startsAt,
      ends: endsAt,
      status,
      note,
      seats: countSeats(experience),
    })),
  );
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into listing_session
      (listing_id, entry_id, nominal_date, starts_at, ends_at, status, note, capacity)
    select id, entry, date, starts, ends, status, note, seats
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as session (
      id uuid, entry uuid, date date, starts timestamptz, ends timestamptz, status text, note text,
      seats integer)`);
}

/** Terms of the places that hosts manage. */
export async function insertManagedPlaces(
  db: Queryable,
  places: readonly DemoManagedPlace[],
): Promise<void> {
  await insertRows(
    db,
    managedPlaces,
    places.map((place) => ({
      ...place,
      arrangements: [...place.arrangements],
      hostArrangements: [...place.hostArrangements],
      costArrangements: [...place.costArrangements],
    })),
  );
}

/** What hosts read and acknowledged before they listed theirs. */
export async function insertAcknowledgements(
  db: Queryable,
  batch: readonly DemoExperience[],
  hosts: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  const names = new Map(hosts.map(({ id, name }) => [id, name]));
  await insertRows(
    db,
    experienceAcknowledgements,
    batch.flatMap(({ id: listingId, hostId: userId, style, createdAt }) => {
      const known = experienceStyle(style);
      if (known === null) throw new Error(`There is no style ${style}.`);
      const userName = names.get(userId) ?? '';
      const now = Temporal.Instant.from(createdAt);
      return hostAcknowledgements(known, [], { listingId, userId, userName, now });
    }),
  );
}

/** Those who wait for seats of full sessions. */
export async function insertWaiting(db: Queryable, waiting: readonly DemoWaiting[]): Promise<void> {
  await insertRows(
    db,
    waitlist,
    waiting.map(({ date, joinedAt, ...each }) => ({
      ...each,
      nominalDate: date,
      joinedAt: Temporal.Instant.from(joinedAt),
    })),
  );
}
