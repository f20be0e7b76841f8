import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { ModerationState } from '#domain/moderation.ts';
import type { PictureSubject } from '#domain/picture-subjects.ts';
import type { Position } from '#domain/places.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { listingArrivals, listingPictures, listings } from '#market/inventory/server/tables.ts';
import type { Arrival } from '#market/page/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** A picture with its position. */
export interface OrderedPicture {
  readonly key: string;
  readonly alt: string;
  readonly placeholder: string;
  readonly shows: PictureSubject | null;
}

/** Fields that a host provides for a listing of any kind. */
export interface ListingDetails {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag of its texts' language. */
  readonly language: string;
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly neighbourhood: string;
  readonly timeZone: string;
  /** The public position, shifted. */
  readonly shown: Position;
  readonly logos: readonly string[];
  /** Cents for one unit of its kind. */
  readonly price: number;
  /** Ids of the catalogues. */
  readonly amenities: readonly string[];
  readonly events: readonly string[];
  readonly wifiMbps: number | null;
  readonly arrival: Arrival;
  readonly pictures: readonly OrderedPicture[];
}

/** A listing as its host loads it, to change it. */
export interface HostedListing extends ListingDetails {
  readonly id: string;
  readonly hostId: string;
  readonly version: number;
}

export interface NewListing {
  readonly id: string;
  readonly kind: ListingKind;
  readonly hostId: string;
  /** Whether it is listed only once its host has confirmed their email address. */
  readonly awaitsConfirmation: boolean;
  /** Who sees it. */
  readonly moderationState: ModerationState;
}

/** Inserts the fields that listings of all kinds share. */
export async function insertListing(
  tx: Queryable,
  { id, kind, hostId, awaitsConfirmation, moderationState }: NewListing,
  details: ListingDetails,
  now: Temporal.Instant,
): Promise<void> {
  await tx.insert(listings).values({
    id,
    kind,
    hostId,
    awaitsConfirmation,
    moderationState,
    ...toListingColumns(details),
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(listingArrivals).values({ listingId: id, ...details.arrival });
  await writePictures(tx, id, details.pictures);
}

/** Replaces a listing and increments its version; its row has to be locked. */
export async function changeListing(
  tx: Queryable,
  id: string,
  details: ListingDetails,
  version: number,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...toListingColumns(details), version, updatedAt: now })
    .where(eq(listings.id, id));
  await tx.update(listingArrivals).set(details.arrival).where(eq(listingArrivals.listingId, id));
  await tx.delete(listingPictures).where(eq(listingPictures.listingId, id));
  await writePictures(tx, id, details.pictures);
}

async function writePictures(
  tx: Queryable,
  listingId: string,
  pictures: readonly OrderedPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insert(listingPictures)
    .values(pictures.map((picture, sortOrder) => ({ ...picture, listingId, sortOrder })));
}

function toListingColumns(details: ListingDetails) {
  const { arrival: _arrival, pictures: _pictures, shown, ...columns } = details;
  return {
    ...columns,
    position: { x: shown.longitude, y: shown.latitude },
    logos: [...details.logos],
    amenities: [...details.amenities],
    events: [...details.events],
  };
}

/** A listing that was not removed, with its secrets; null when it doesn't exist. */
export async function loadHosted(db: Queryable, id: string): Promise<HostedListing | null> {
  const [row] = await db
    .select({
      id: listings.id,
      hostId: listings.hostId,
      version: listings.version,
      title: listings.title,
      description: listings.description,
      language: listings.language,
      countryCode: listings.countryCode,
      region: listings.region,
      city: listings.city,
      neighbourhood: listings.neighbourhood,
      timeZone: listings.timeZone,
      position: listings.position,
      logos: listings.logos,
      price: listings.price,
      amenities: listings.amenities,
      events: listings.events,
      wifiMbps: listings.wifiMbps,
      arrival: {
        address: listingArrivals.address,
        latitude: listingArrivals.latitude,
        longitude: listingArrivals.longitude,
        wifiName: listingArrivals.wifiName,
        wifiPassword: listingArrivals.wifiPassword,
        entryInstructions: listingArrivals.entryInstructions,
      },
    })
    .from(listings)
    .innerJoin(listingArrivals, eq(listingArrivals.listingId, listings.id))
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)));
  if (row === undefined) return null;
  const { position, ...rest } = row;
  return {
    ...rest,
    shown: { latitude: position.y, longitude: position.x },
    pictures: await readPictures(db, id),
  };
}

function readPictures(db: Queryable, listingId: string): Promise<OrderedPicture[]> {
  return db
    .select({
      key: listingPictures.key,
      alt: listingPictures.alt,
      placeholder: listingPictures.placeholder,
      shows: listingPictures.shows,
    })
    .from(listingPictures)
    .where(eq(listingPictures.listingId, listingId))
    .orderBy(asc(listingPictures.sortOrder));
}

/** The newest listing of a kind by a host; null when there is none. */
export async function findNewest(
  db: Queryable,
  hostId: string,
  kind: NewListing['kind'],
): Promise<string | null> {
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.hostId, hostId), eq(listings.kind, kind), isNull(listings.deletedAt)))
    .orderBy(desc(listings.createdAt), listings.id)
    .limit(1);
  return row?.id ?? null;
}
