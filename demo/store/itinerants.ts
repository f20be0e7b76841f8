import { approximatePosition } from '#domain/places.ts';
import type { ItinerantCategory } from '#domain/vocabulary.ts';
import {
  itinerantStopArrivals,
  itinerantStops,
  itinerants,
} from '#features/itinerants/server/tables.ts';
import { listingArrivals, listingPictures, listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { logoKey } from '../draw-picture.ts';
import { encodeKey, placeholderColors, type SceneSpec, sceneFor } from '../scenes/index.ts';
import type { DemoItinerant } from '../world/index.ts';
import { insertRows } from './insert.ts';
import { pictureAlt } from './picture-alt.ts';

/** Where the room tells more of a category than the house does. */
const COVER_ROOMS: Partial<Record<ItinerantCategory, NonNullable<SceneSpec['interior']>>> = {
  ArtistRes: 'lounge',
  CreativeInc: 'table',
  TechHub: 'desk',
  EduLab: 'table',
};

/** @param positionSeed secret text by which a position is shifted, from its listing and stop */
export async function insertItinerants(
  db: Queryable,
  batch: readonly DemoItinerant[],
  positionSeed: (of: string) => string,
): Promise<void> {
  await insertRows(
    db,
    listings,
    batch.map((itinerant) => {
      const shown = approximatePosition(itinerant, positionSeed(itinerant.id));
      return {
        id: itinerant.id,
        kind: 'itinerant' as const,
        hostId: itinerant.hostId,
        title: itinerant.title,
        description: itinerant.description,
        countryCode: itinerant.countryCode,
        region: itinerant.region,
        city: itinerant.city,
        position: { x: shown.longitude, y: shown.latitude },
        timeZone: itinerant.timeZone,
        price: itinerant.nightlyPrice,
        amenities: [...itinerant.amenities],
        events: [...itinerant.events],
        wifiMbps: itinerant.wifi.mbps,
        logos: itinerant.logoSeed === null ? [] : [logoKey(itinerant.logoSeed)],
        createdAt: Temporal.Instant.from(itinerant.createdAt),
        updatedAt: Temporal.Instant.from(itinerant.createdAt),
      };
    }),
  );
  await insertRows(
    db,
    listingArrivals,
    batch.map(({ id, address, city, latitude, longitude, wifi, entryInstructions }) => ({
      listingId: id,
      address: address.endsWith(city) ? address : `${address}, ${city}`,
      latitude,
      longitude,
      wifiName: wifi.name,
      wifiPassword: wifi.password,
      entryInstructions,
    })),
  );
  await insertRows(db, itinerants, batch.map(itinerantRow));
  await insertStops(db, batch, positionSeed);
  await insertRows(db, listingPictures, batch.flatMap(pictureRows));
}

function itinerantRow(itinerant: DemoItinerant): typeof itinerants.$inferInsert {
  const { fees, routines } = itinerant;
  return {
    listingId: itinerant.id,
    category: itinerant.category,
    style: itinerant.style,
    occupancy: itinerant.occupancy,
    party: itinerant.party,
    guestCount: itinerant.guestCount,
    roomCount: itinerant.roomCount,
    bathroomCount: itinerant.bathroomCount,
    startDate: itinerant.startDate,
    endDate: itinerant.endDate,
    minNights: itinerant.minNights,
    taxFee: fees.tax,
    cleaningFee: fees.cleaning,
    extraGuestFee: fees.extraGuest,
    petFee: fees.pet,
    depositFee: fees.deposit,
    ...itinerant.discounts,
    specialDiscountOn: itinerant.specialDiscountOn,
    cancellationPolicy: itinerant.cancellationPolicy,
    customRefundPercent: itinerant.customRefundPercent ?? 0,
    customPolicyText: itinerant.customPolicyText ?? '',
    weekDayRoutine: [...routines.weekDay],
    weekNightRoutine: [...routines.weekNight],
    weekendDayRoutine: [...routines.weekendDay],
    weekendNightRoutine: [...routines.weekendNight],
    customRoutine: itinerant.customRoutine,
    houseRules: [...itinerant.houseRules],
  };
}

/** A point is shifted by the listing and by where it is, as those of hosts' forms are. */
async function insertStops(
  db: Queryable,
  batch: readonly DemoItinerant[],
  positionSeed: (of: string) => string,
): Promise<void> {
  const stops = batch.flatMap(({ id: listingId, stops: own }) =>
    own.map((stop, sortOrder) => ({ listingId, sortOrder, stop })),
  );
  await insertRows(
    db,
    itinerantStops,
    stops.map(
      ({ listingId, sortOrder, stop: { latitude, longitude, meetingPoint: _, ...stop } }) => {
        const position = { latitude, longitude };
        const seed = positionSeed(`${listingId} ${latitude} ${longitude}`);
        const shown = approximatePosition(position, seed);
        return {
          ...stop,
          listingId,
          sortOrder,
          position: { x: shown.longitude, y: shown.latitude },
        };
      },
    ),
  );
  await insertRows(
    db,
    itinerantStopArrivals,
    stops.map(({ listingId, sortOrder, stop: { latitude, longitude, meetingPoint } }) => ({
      listingId,
      sortOrder,
      latitude,
      longitude,
      meetingPoint,
    })),
  );
}

function pictureRows(itinerant: DemoItinerant): (typeof listingPictures.$inferInsert)[] {
  return Array.from({ length: itinerant.pictureCount }, (_, sortOrder) => {
    const scene = sceneOf(itinerant, sortOrder);
    return {
      listingId: itinerant.id,
      sortOrder,
      key: encodeKey(scene),
      alt: pictureAlt(scene, itinerant.title, itinerant.city),
      placeholder: `linear-gradient(${placeholderColors(scene).join(', ')})`,
    };
  });
}

function sceneOf(itinerant: DemoItinerant, index: number): SceneSpec {
  const { pictureSeed, home, style, pictureRegion } = itinerant;
  const scene = sceneFor(pictureSeed, index, {
    category: home,
    scenery: style,
    region: pictureRegion,
  });
  const interior = index === 0 ? COVER_ROOMS[itinerant.category] : undefined;
  return interior === undefined ? scene : { ...scene, subject: 'interior', interior };
}
