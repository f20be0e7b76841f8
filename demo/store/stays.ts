import { approximatePosition, distanceKm, type Position } from '#domain/places.ts';
import { stays } from '#features/stays/server/tables.ts';
import { listingArrivals, listingPictures, listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import {
  encodeKey,
  type Let,
  type ListingLook,
  placeholderColors,
  sceneFor,
} from '../scenes/index.ts';
import type { DemoStay, Ground } from '../world/types.ts';
import { insertRows } from './insert.ts';
import { pictureAlt, pictureSubject } from './picture-alt.ts';

const PICTURES = 5;

/** In a town one sees the street. */
const PLACES: Readonly<Partial<Record<Ground, ListingLook['place']>>> = {
  centre: 'street',
  leafy: 'avenue',
};
const LET: Readonly<Record<DemoStay['occupancy'], Let>> = {
  'entire-place': 'whole',
  'private-suite': 'room',
  'private-room': 'room',
  'shared-room': 'bed',
};

/** @param positionSeed secret text by which a listing's position is shifted, from its id */
export async function insertStays(
  db: Queryable,
  batch: readonly DemoStay[],
  positionSeed: (listingId: string) => string,
): Promise<void> {
  await insertRows(
    db,
    listings,
    batch.map((stay) => {
      const shown = shownPosition(stay, positionSeed);
      return {
        id: stay.id,
        kind: 'stay' as const,
        hostId: stay.hostId,
        title: stay.title,
        description: stay.description,
        countryCode: stay.countryCode,
        region: stay.region,
        city: stay.city,
        neighbourhood: stay.neighbourhood,
        position: { x: shown.longitude, y: shown.latitude },
        timeZone: stay.timeZone,
        price: stay.nightlyPrice,
        amenities: [...stay.amenities],
        events: [...stay.events],
        wifiMbps: stay.wifi.mbps,
        createdAt: Temporal.Instant.from(stay.createdAt),
        updatedAt: Temporal.Instant.from(stay.createdAt),
      };
    }),
  );
  await insertRows(
    db,
    listingArrivals,
    batch.map((stay) => ({
      listingId: stay.id,
      address: `${stay.address}, ${stay.city}`,
      latitude: stay.latitude,
      longitude: stay.longitude,
      wifiName: stay.wifi.name,
      wifiPassword: stay.wifi.password,
      entryInstructions: stay.entryInstructions,
    })),
  );
  await insertRows(db, stays, batch.map(stayRow));
  await insertRows(db, listingPictures, batch.flatMap(pictureRows));
}

/** Moves that a home chooses among. */
const MOVES = 48;

/** The public position: moved as far as every other, and towards land, so that no pin is in water. */
export function shownPosition(
  stay: Pick<DemoStay, 'id' | 'latitude' | 'longitude' | 'inland'>,
  positionSeed: (listingId: string) => string,
): Position {
  const moves = Array.from({ length: MOVES }, (_, at) =>
    approximatePosition(stay, positionSeed(`${stay.id} ${at}`)),
  );
  return moves.reduce((best, one) =>
    distanceKm(one, stay.inland) < distanceKm(best, stay.inland) ? one : best,
  );
}

function stayRow(stay: DemoStay): typeof stays.$inferInsert {
  return {
    listingId: stay.id,
    category: stay.category,
    scenery: stay.scenery,
    occupancy: stay.occupancy,
    guestCount: stay.guestCount,
    roomCount: stay.roomCount,
    bathroomCount: stay.bathroomCount,
    capacity: stay.capacity,
    minNights: stay.minNights,
    includedGuests: stay.includedGuests,
    cleaningFee: stay.fees.cleaning,
    extraGuestFee: stay.fees.extraGuestPerNight,
    petFee: stay.fees.pet,
    taxRate: stay.fees.taxRate,
    ...stay.discounts,
    specialDiscountOn: stay.specialDiscountOn,
    securityRate: stay.securityRate,
    cancellationPolicy: stay.cancellationPolicy,
    customRefundPercent: stay.customRefundPercent ?? 0,
    customPolicyText: stay.customPolicyText ?? '',
    houseRules: [...stay.houseRules],
    checkInFrom: stay.checkInFrom,
    checkOutUntil: stay.checkOutUntil,
    averageGuestAge: stay.averageGuestAge,
    residentCount: stay.residentCount,
  };
}

/** What the pictures of a stay are drawn from. */
export function pictureLook(stay: DemoStay): ListingLook {
  // Every second boat lies at a quay in the middle of its town.
  const isOnCanal = stay.ground === 'mooring' && stay.pictureSeed % 2 === 0;
  const place = isOnCanal ? 'street' : PLACES[stay.ground];
  return {
    category: stay.category,
    scenery: stay.scenery,
    region: stay.pictureRegion,
    let: LET[stay.occupancy],
    ...(place === undefined ? {} : { place }),
  };
}

function pictureRows(stay: DemoStay): (typeof listingPictures.$inferInsert)[] {
  return Array.from({ length: PICTURES }, (_, sortOrder) => {
    const scene = sceneFor(stay.pictureSeed, sortOrder, pictureLook(stay));
    return {
      listingId: stay.id,
      sortOrder,
      key: encodeKey(scene),
      alt: pictureAlt(scene, stay.title, stay.neighbourhood),
      placeholder: `linear-gradient(${placeholderColors(scene).join(', ')})`,
      shows: pictureSubject(scene),
    };
  });
}
