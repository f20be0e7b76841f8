import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
} from '#platform/contract/schemas.ts';

/** A picture as a page needs it; `/media/{key}/{width}.{format}` answers the file. */
export const pictureSchema = v.object({
  key: v.string(),
  alt: v.string(),
  /** CSS background shown until the picture is there. */
  placeholder: v.string(),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

export const hostSchema = v.object({
  id: idSchema,
  name: v.string(),
  image: v.nullable(v.string()),
  headline: v.string(),
  bio: v.string(),
  languages: v.array(v.string()),
  joinedAt: instantSchema,
  listingCount: v.number(),
});

/** Where a listing is, no closer than it may be told to everybody. */
export const placeSchema = v.object({
  countryCode: v.string(),
  countryName: v.string(),
  region: v.string(),
  city: v.string(),
  neighbourhood: v.string(),
  /** Shifted by up to 500 m. */
  latitude: v.number(),
  longitude: v.number(),
  timeZone: v.string(),
});

export const favoriteSchema = v.object({ listingId: idSchema });

export const listFavorites = defineRoute({
  id: 'listings.list-favorites',
  method: 'GET',
  path: '/api/favorites',
  summary: 'Listings I saved, newest first',
  access: 'signed-in',
  response: v.object({
    items: v.array(
      v.object({
        listingId: idSchema,
        kind: v.picklist(['stay', 'itinerant', 'experience']),
        title: v.string(),
        city: v.string(),
        countryName: v.string(),
        cover: v.nullable(pictureSchema),
        nightlyPrice: v.nullable(centsSchema),
        savedAt: instantSchema,
        /** False once the host has removed it. */
        available: v.boolean(),
      }),
    ),
  }),
});

export const addFavorite = defineRoute({
  id: 'listings.add-favorite',
  method: 'POST',
  path: '/api/favorites',
  summary: 'Save a listing; saving it twice changes nothing',
  access: 'signed-in',
  body: favoriteSchema,
  response: doneSchema,
  status: 201,
  errors: ['not-found'],
  idempotent: true,
});

export const removeFavorite = defineRoute({
  id: 'listings.remove-favorite',
  method: 'DELETE',
  path: '/api/favorites',
  summary: 'Take a listing off the saved ones',
  access: 'signed-in',
  body: favoriteSchema,
  response: doneSchema,
});

/** spec 1 §7. */
export const deleteListing = defineRoute({
  id: 'listings.delete-listing',
  method: 'DELETE',
  path: '/api/listings/:id',
  summary: 'Delete my listing; refused while reservations are open',
  access: 'signed-in',
  params: idParams,
  response: doneSchema,
  errors: ['not-found', 'forbidden', 'listing-has-reservations'],
});

export const listOwnListings = defineRoute({
  id: 'listings.list-own-listings',
  method: 'GET',
  path: '/api/properties',
  summary: 'Listings I host, newest first',
  access: 'signed-in',
  response: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        kind: v.picklist(['stay', 'itinerant', 'experience']),
        title: v.string(),
        city: v.string(),
        countryName: v.string(),
        cover: v.nullable(pictureSchema),
        nightlyPrice: v.nullable(centsSchema),
        openReservations: v.number(),
        createdAt: instantSchema,
      }),
    ),
  }),
});

export const listingRoutes = [
  listFavorites,
  addFavorite,
  removeFavorite,
  deleteListing,
  listOwnListings,
] as const;
