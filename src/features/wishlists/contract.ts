import * as v from 'valibot';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import {
  MAX_COMPARED,
  MAX_WISHLIST_ENTRIES,
  MAX_WISHLISTS,
  MIN_COMPARED,
} from '#domain/wishlists.ts';
import { listedEntries, ratingSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  signedIdSchema,
} from '#platform/contract/schemas.ts';
import { wishlistNameSchema, wishlistNoteSchema } from './contract/schemas.ts';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A list among those of its owner. */
const wishlistSchema = v.object({
  id: idSchema,
  name: v.string(),
  entries: countSchema,
  isShared: v.boolean(),
  /** Whether it has the listing of the query; false without one. */
  hasListing: v.boolean(),
  createdAt: instantSchema,
});
export type WishlistItem = v.InferOutput<typeof wishlistSchema>;

/** A listing of a list. */
const entrySchema = v.object({
  listingId: idSchema,
  /** Null where it isn't offered any more: nothing is told about it. */
  listing: v.nullable(
    v.object({
      ...listedEntries,
      /** Price of one unit of its kind, all in, as for saved listings. */
      price: centsSchema,
      /** Whether its host takes no new reservations. */
      isPaused: v.boolean(),
    }),
  ),
  note: v.string(),
  /** People who gave it a heart. */
  hearts: countSchema,
  /** Whether the caller did. */
  hasMyHeart: v.boolean(),
});
export type WishlistEntry = v.InferOutput<typeof entrySchema>;
const entriesSchema = v.pipe(v.array(entrySchema), v.maxLength(MAX_WISHLIST_ENTRIES));

export const listWishlists = defineRoute({
  id: 'wishlists.list',
  method: 'GET',
  path: '/api/wishlists',
  summary: 'List my lists, the newest first, and which of them have a listing',
  access: 'signed-in',
  query: v.object({ listingId: v.optional(idSchema) }),
  response: v.object({ items: v.pipe(v.array(wishlistSchema), v.maxLength(MAX_WISHLISTS)) }),
});

export const createWishlist = defineRoute({
  id: 'wishlists.create',
  method: 'POST',
  path: '/api/wishlists',
  summary: 'Create a list, with a first listing if given',
  access: 'signed-in',
  body: v.object({ name: wishlistNameSchema, listingId: v.optional(idSchema) }),
  response: v.object({ id: idSchema }),
  status: 201,
  errors: ['not-found', 'too-many-wishlists'],
  idempotent: true,
});

export const showWishlist = defineRoute({
  id: 'wishlists.show',
  method: 'GET',
  path: '/api/wishlists/:id',
  summary: 'Show one of my lists, with the link that opens it for others',
  access: 'signed-in',
  params: idParams,
  response: v.object({
    id: idSchema,
    name: v.string(),
    /** Opens the list for every user who has it; null while it isn't shared. */
    link: v.nullable(v.string()),
    entries: entriesSchema,
  }),
  errors: ['not-found'],
});

export const renameWishlist = defineRoute({
  id: 'wishlists.rename',
  method: 'PUT',
  path: '/api/wishlists/:id',
  summary: 'Rename one of my lists',
  access: 'signed-in',
  params: idParams,
  body: v.object({ name: wishlistNameSchema }),
  response: doneSchema,
  errors: ['not-found'],
});

export const deleteWishlist = defineRoute({
  id: 'wishlists.delete',
  method: 'DELETE',
  path: '/api/wishlists/:id',
  summary: 'Delete one of my lists; its link opens nothing any more',
  access: 'signed-in',
  params: idParams,
  response: doneSchema,
});

const entryParams = v.object({ id: idSchema, listingId: idSchema });

export const addToWishlist = defineRoute({
  id: 'wishlists.add-entry',
  method: 'PUT',
  path: '/api/wishlists/:id/entries/:listingId',
  summary: 'Add a listing to one of my lists; adding it twice changes nothing',
  access: 'signed-in',
  params: entryParams,
  response: doneSchema,
  errors: ['not-found', 'wishlist-full'],
});

export const removeFromWishlist = defineRoute({
  id: 'wishlists.remove-entry',
  method: 'DELETE',
  path: '/api/wishlists/:id/entries/:listingId',
  summary: 'Remove a listing from one of my lists, with its note and its hearts',
  access: 'signed-in',
  params: entryParams,
  response: doneSchema,
  errors: ['not-found'],
});

export const noteWishlistEntry = defineRoute({
  id: 'wishlists.note-entry',
  method: 'PUT',
  path: '/api/wishlists/:id/entries/:listingId/note',
  summary: 'Write a note about a listing of one of my lists, or empty it',
  access: 'signed-in',
  params: entryParams,
  body: v.object({ note: wishlistNoteSchema }),
  response: doneSchema,
  errors: ['not-found'],
});

export const shareWishlist = defineRoute({
  id: 'wishlists.share',
  method: 'PUT',
  path: '/api/wishlists/:id/link',
  summary: 'Make the link that opens one of my lists, or show the one it has',
  access: 'signed-in',
  params: idParams,
  response: v.object({ link: v.string() }),
  errors: ['not-found'],
});

export const unshareWishlist = defineRoute({
  id: 'wishlists.unshare',
  method: 'DELETE',
  path: '/api/wishlists/:id/link',
  summary: 'Revoke the link of one of my lists; another one can be made',
  access: 'signed-in',
  params: idParams,
  response: doneSchema,
  errors: ['not-found'],
});

export const showSharedWishlist = defineRoute({
  id: 'wishlists.show-shared',
  method: 'GET',
  path: '/api/shared-wishlists/:token',
  summary: 'Show the list that a link opens',
  access: 'public',
  params: v.object({ token: signedIdSchema }),
  response: v.object({
    name: v.string(),
    /** The first name alone. */
    ownerName: v.string(),
    isOwn: v.boolean(),
    entries: entriesSchema,
  }),
  errors: ['not-found'],
});

const heartParams = v.object({ token: signedIdSchema, listingId: idSchema });
const heartsSchema = v.object({ hearts: countSchema });

export const giveHeart = defineRoute({
  id: 'wishlists.give-heart',
  method: 'PUT',
  path: '/api/shared-wishlists/:token/hearts/:listingId',
  summary: 'Give a listing of a shared list my heart; there is one a person',
  access: 'signed-in',
  params: heartParams,
  response: heartsSchema,
  errors: ['not-found'],
});

export const takeHeart = defineRoute({
  id: 'wishlists.take-heart',
  method: 'DELETE',
  path: '/api/shared-wishlists/:token/hearts/:listingId',
  summary: 'Take my heart from a listing of a shared list',
  access: 'signed-in',
  params: heartParams,
  response: heartsSchema,
  errors: ['not-found'],
});

const UUID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const COMPARED = new RegExp(`^${UUID}(?:,${UUID}){${MIN_COMPARED - 1},${MAX_COMPARED - 1}}$`);

/** A listing beside others; every fact that its kind doesn't have is null. */
const comparedSchema = v.object({
  ...listedEntries,
  isPaused: v.boolean(),
  /** Price of one unit of its kind, all in, as for saved listings. */
  price: centsSchema,
  /** For the dates of the query; null without dates, and where they can't be asked for. */
  offer: v.nullable(
    v.object({
      /** All in: for the whole time, or for one session. */
      amount: centsSchema,
      available: v.boolean(),
      /** Sessions with seats for all guests. */
      sessions: v.nullable(countSchema),
    }),
  ),
  rating: ratingSchema,
  hostVerified: v.boolean(),
  guestCount: countSchema,
  roomCount: v.nullable(countSchema),
  bathroomCount: v.nullable(countSchema),
  wifiMbps: v.nullable(countSchema),
  minNights: v.nullable(countSchema),
  /** First and last day of a journey. */
  journey: v.nullable(v.object({ startDate: dateSchema, endDate: dateSchema })),
  /** Name of its cancellation policy, in the reader's language. */
  policy: v.string(),
});
export type ComparedListing = v.InferOutput<typeof comparedSchema>;

export const compareListings = defineRoute({
  id: 'wishlists.compare',
  method: 'GET',
  path: '/api/compared-listings',
  summary: 'Compare two to four listings of one kind, priced for the same dates if given',
  access: 'public',
  query: v.object({
    listingIds: v.pipe(
      v.string(),
      v.regex(COMPARED),
      v.transform((text) => text.split(',')),
    ),
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
    guests: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '1'),
  }),
  response: v.object({
    /** Null where none of them is offered any more. */
    kind: v.nullable(v.picklist(LISTING_KINDS)),
    items: v.array(
      v.object({
        listingId: idSchema,
        /** Null where it isn't offered any more: nothing is told about it. */
        listing: v.nullable(comparedSchema),
      }),
    ),
  }),
  errors: ['invalid-input'],
});

export const wishlistRoutes = [
  listWishlists,
  createWishlist,
  showWishlist,
  renameWishlist,
  deleteWishlist,
  addToWishlist,
  removeFromWishlist,
  noteWishlistEntry,
  shareWishlist,
  unshareWishlist,
  showSharedWishlist,
  giveHeart,
  takeHeart,
  compareListings,
] as const;
