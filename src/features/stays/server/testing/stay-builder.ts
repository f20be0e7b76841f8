import { randomUUID } from 'node:crypto';
import { type DateText, eachNight } from '#domain/dates.ts';
import { type OverrideRange, termsBook } from '#domain/night-overrides.ts';
import {
  listingArrivals,
  listingNights,
  listingPictures,
  listings,
  nightOverrides,
} from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { stays } from '../tables.ts';

type ListingValues = typeof listings.$inferInsert;
type StayValues = typeof stays.$inferInsert;

/** Fields of a stay that a test sets; the rest is an ordinary home in Lisbon. */
export type TestStay = Partial<Omit<StayValues, 'listingId'>> &
  Partial<Omit<ListingValues, 'id' | 'kind' | 'hostId' | 'position'>> & {
    readonly id?: string;
    readonly latitude?: number;
    readonly longitude?: number;
  };

/** Texts for arriving guests only; no other response may contain them. */
export const SECRETS = {
  address: 'Rua dos Segredos 17, 2nd left',
  wifiName: 'secret-network',
  wifiPassword: 'hunter2-wifi-password',
  entryInstructions: 'The key is under the third flower pot',
} as const;

/** The exact position, digits that no response may contain. */
export const SECRET_POSITION = { latitude: 38.7654321, longitude: -9.1234567 } as const;

/** Inserts a stay of a host, with two pictures and its secrets. */
export async function insertStay(
  db: Queryable,
  hostId: string,
  stay: TestStay = {},
): Promise<string> {
  const { id = randomUUID(), latitude = 38.7139, longitude = -9.1394 } = stay;
  const createdAt = stay.createdAt ?? Temporal.Instant.from('2026-01-10T12:00:00Z');
  await db.insert(listings).values({
    id,
    kind: 'stay',
    hostId,
    title: stay.title ?? 'Tiled flat above the tram line',
    description: stay.description ?? 'Two quiet rooms and a long desk.',
    countryCode: stay.countryCode ?? 'PT',
    region: stay.region ?? 'Lisboa',
    city: stay.city ?? 'Lisbon',
    neighbourhood: stay.neighbourhood ?? 'Alfama',
    position: { x: longitude, y: latitude },
    timeZone: stay.timeZone ?? 'Europe/Lisbon',
    price: stay.price ?? 10_000,
    amenities: stay.amenities ?? ['dedicated-wifi', 'full-kitchen'],
    events: stay.events ?? [],
    wifiMbps: stay.wifiMbps === undefined ? 120 : stay.wifiMbps,
    ratingSum: stay.ratingSum ?? 0,
    ratingCount: stay.ratingCount ?? 0,
    createdAt,
    updatedAt: createdAt,
    deletedAt: stay.deletedAt ?? null,
  });
  await db.insert(listingArrivals).values({ listingId: id, ...SECRET_POSITION, ...SECRETS });
  await db.insert(listingPictures).values(
    [0, 1].map((sortOrder) => ({
      listingId: id,
      sortOrder,
      key: `picture-${sortOrder}`,
      alt: `View ${sortOrder}`,
      placeholder: 'linear-gradient(#ddd, #eee)',
    })),
  );
  await db.insert(stays).values({
    category: 'Home',
    scenery: 'Cultural',
    occupancy: 'entire-place',
    guestCount: 4,
    roomCount: 2,
    bathroomCount: 1,
    capacity: 1,
    minNights: 1,
    includedGuests: 2,
    cancellationPolicy: 'flexible',
    houseRules: ['Shoes off at the door'],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    ...stayValues(stay),
    listingId: id,
  });
  return id;
}

const STAY_COLUMNS = Object.keys(stays) as (keyof typeof stays)[];

function stayValues(stay: TestStay): Partial<StayValues> {
  return Object.fromEntries(
    Object.entries(stay).filter(([name]) => STAY_COLUMNS.some((column) => column === name)),
  );
}

/** Marks nights of `[start, end)` as taken, or, with a capacity of 0, as closed by the host. */
export async function takeNights(
  db: Queryable,
  listingId: string,
  start: DateText,
  end: DateText,
  load: { readonly taken?: number; readonly capacity?: number } = {},
): Promise<void> {
  const { taken = 1, capacity = 1 } = load;
  await db.insert(listingNights).values(
    eachNight(start, end).map((night) => ({
      listingId,
      night,
      taken,
      capacity,
      closed: capacity === 0,
    })),
  );
}

/** Sets the terms of nights; the last of overlapping ranges wins. */
export async function setTerms(
  db: Queryable,
  listingId: string,
  ranges: readonly OverrideRange[],
): Promise<void> {
  const rows = [...termsBook(ranges)].map(([night, terms]) => ({ listingId, night, ...terms }));
  if (rows.length > 0) await db.insert(nightOverrides).values(rows);
}

/** A position a number of kilometres north of another. */
export function moveNorth(
  position: { readonly latitude: number; readonly longitude: number },
  kilometres: number,
): { latitude: number; longitude: number } {
  const degrees = (kilometres / 6371.0088) * (180 / Math.PI);
  return { latitude: position.latitude + degrees, longitude: position.longitude };
}
