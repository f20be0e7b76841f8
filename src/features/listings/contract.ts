import * as v from 'valibot';
import { MODERATION_STATES } from '#domain/moderation.ts';
import { listedEntries, ratingSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
} from '#platform/contract/schemas.ts';

const IDS =
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:,[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}){0,99}$/;

/** Ids separated by commas. */
const idListText = v.pipe(
  v.string(),
  v.regex(IDS),
  v.transform((text) => text.split(',')),
);

/** Dates to price saved listings for; invalid ones are ignored. */
const datesQuery = {
  startDate: v.optional(dateSchema),
  endDate: v.optional(dateSchema),
  guests: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '1'),
};

export const savedListingSchema = v.object({
  listingId: idSchema,
  ...listedEntries,
  /** Price of one unit of its kind: for a stay a night, for an experience a session, all in. */
  price: centsSchema,
  /** Price of the dates in the query, all in; null without dates, and once they have begun. */
  stay: v.nullable(
    v.object({
      startDate: dateSchema,
      endDate: dateSchema,
      nights: v.number(),
      amount: centsSchema,
      /** Free on these dates, for the number of guests, and long enough. */
      available: v.boolean(),
    }),
  ),
  savedAt: v.nullable(instantSchema),
  /** False once the host has deleted it. */
  available: v.boolean(),
  /** Whether its host takes no new reservations. */
  isPaused: v.boolean(),
});

export const listFavorites = defineRoute({
  id: 'listings.list-favorites',
  method: 'GET',
  path: '/api/favorites',
  summary: 'List my saved listings, newest first, priced for dates if given',
  access: 'signed-in',
  query: v.object(datesQuery),
  response: v.object({ items: v.array(savedListingSchema) }),
});

export const showKeptFavorites = defineRoute({
  id: 'listings.show-kept-favorites',
  method: 'GET',
  path: '/api/favorites/kept',
  summary: 'List listings that a signed-out visitor saved in the browser, in the order requested',
  access: 'public',
  query: v.object({ listingIds: idListText, ...datesQuery }),
  response: v.object({ items: v.array(savedListingSchema) }),
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

export const setGuestCondition = defineRoute({
  id: 'listings.set-guest-condition',
  method: 'PUT',
  path: '/api/listings/:id/guest-condition',
  summary: 'Ask for guests whose identity was verified, from now on, or for any guests again',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  body: v.object({ asksVerifiedGuests: v.boolean() }),
  response: doneSchema,
  errors: ['not-found', 'forbidden', 'identity-not-offered'],
});

export const pauseListing = defineRoute({
  id: 'listings.pause',
  method: 'PUT',
  path: '/api/listings/:id/pause',
  summary: 'Take no new reservations of my listing, or take them again; what is agreed goes on',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  body: v.object({ isPaused: v.boolean() }),
  response: doneSchema,
  errors: ['not-found', 'forbidden'],
});

export const listOwnListings = defineRoute({
  id: 'listings.list-own-listings',
  method: 'GET',
  path: '/api/properties',
  summary: 'List the listings I host, newest first',
  access: 'signed-in',
  coHost: 'calendar',
  response: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        ...listedEntries,
        /** Price of one unit, as for saved listings. */
        price: centsSchema,
        /**
         * Amount that its host has to pay before guests can find it, and when it is otherwise
         * removed.
         */
        unpaid: v.nullable(v.object({ amount: centsSchema, removedAt: instantSchema })),
        /** Saved, but in no search until its host has confirmed their email address. */
        awaitsConfirmation: v.boolean(),
        /** Who sees it by a decision of moderation. */
        moderationState: v.picklist(MODERATION_STATES),
        /**
         * Whether only guests whose identity was verified may ask for it; null where no identity can
         * be verified.
         */
        asksVerifiedGuests: v.nullable(v.boolean()),
        /** Whether it takes no new reservations. */
        isPaused: v.boolean(),
        /** IANA time zone of the place. */
        timeZone: v.string(),
        openReservations: v.number(),
        createdAt: instantSchema,
      }),
    ),
  }),
});

/** Listings of a person's page. */
export const HOSTED_PAGE = 12;

export const listHosted = defineRoute({
  id: 'listings.list-hosted',
  method: 'GET',
  path: '/api/profiles/:id/listings',
  summary: 'List what a person hosts and guests can find now, newest first, 12 per page',
  access: 'public',
  params: idParams,
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))) }),
  response: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        ...listedEntries,
        /** Price of one unit, as for saved listings. */
        price: centsSchema,
        rating: ratingSchema,
      }),
    ),
    total: v.number(),
    page: v.number(),
  }),
  errors: ['not-found'],
});

// Hearts are on every card, so their calls are separate from those that few pages use.

export const favoriteSchema = v.object({ listingId: idSchema });

/** Maximum number of saved listings per call, in requests and responses. */
const MAX_SAVED = 100;
export const mergeFavorites = defineRoute({
  id: 'listings.merge-favorites',
  method: 'POST',
  path: '/api/favorites/merge',
  summary: 'Save the listings I saved while signed out; unknown and deleted ones are skipped',
  access: 'signed-in',
  body: v.object({ listingIds: v.pipe(v.array(idSchema), v.maxLength(MAX_SAVED)) }),
  response: doneSchema,
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

export const deleteFavorite = defineRoute({
  id: 'listings.remove-favorite',
  method: 'DELETE',
  path: '/api/favorites',
  summary: 'Remove a listing from my saved ones',
  access: 'signed-in',
  body: favoriteSchema,
  response: doneSchema,
});

export const listingRoutes = [
  listFavorites,
  showKeptFavorites,
  mergeFavorites,
  addFavorite,
  deleteFavorite,
  deleteListing,
  setGuestCondition,
  pauseListing,
  listOwnListings,
  listHosted,
] as const;
