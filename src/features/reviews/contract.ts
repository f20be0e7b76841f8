import * as v from 'valibot';
import { ALL_REVIEW_FACTS } from '#domain/review-facts.ts';
import { REVIEW_LENGTHS } from '#domain/reviewing.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { foreignLanguageSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  dateSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  textSchema,
} from '#platform/contract/schemas.ts';

/** Answers to yes-or-no questions; unanswered ones are missing. */
const factsSchema = v.object(
  v.entriesFromList(ALL_REVIEW_FACTS, v.optional(v.picklist(['yes', 'no']))),
);

const pageQuery = v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))) });

/** A page of reviews: how many there are in all, and their average; null without any. */
const pageEntries = { total: v.number(), average: v.nullable(v.number()), page: v.number() };

/** A guest's review wherever it is shown. */
const reviewEntries = {
  id: idSchema,
  /** Empty for a deleted account. */
  guestName: v.string(),
  guestImage: v.nullable(v.string()),
  rating: v.number(),
  text: v.string(),
  reply: v.nullable(v.string()),
  createdAt: instantSchema,
};

export const listReviews = defineRoute({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/listings/:id/reviews',
  summary: 'List reviews of a listing, newest first, 10 per page',
  access: 'public',
  params: idParams,
  query: pageQuery,
  response: v.object({
    items: v.array(
      v.object({
        ...reviewEntries,
        facts: factsSchema,
        nights: v.number(),
      }),
    ),
    /** How many of all of them answer each question, and how many say yes. */
    answers: v.array(
      v.object({ fact: v.picklist(ALL_REVIEW_FACTS), yes: v.number(), total: v.number() }),
    ),
    ...pageEntries,
  }),
  errors: ['not-found'],
});

export const listHostReviews = defineRoute({
  id: 'reviews.list-of-host',
  method: 'GET',
  path: '/api/profiles/:id/reviews',
  summary: 'List guests’ reviews of all listings of a person, newest first, 6 per page',
  access: 'public',
  params: idParams,
  query: pageQuery,
  response: v.object({
    items: v.array(
      v.object({
        ...reviewEntries,
        /** Null where guests can't find the listing now. */
        listing: v.nullable(
          v.object({
            id: idSchema,
            kind: v.picklist(LISTING_KINDS),
            title: v.string(),
            language: foreignLanguageSchema,
          }),
        ),
      }),
    ),
    ...pageEntries,
  }),
  errors: ['not-found'],
});

export const listReviewsByHosts = defineRoute({
  id: 'reviews.list-by-hosts',
  method: 'GET',
  path: '/api/profiles/:id/guest-reviews',
  summary:
    'List what hosts said of a person as a guest, newest first, 6 per page: for that person, and for hosts from their request until they have left',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  query: pageQuery,
  response: v.object({
    /** Whether the caller may read them; otherwise the list is empty, whatever was said. */
    mayRead: v.boolean(),
    items: v.array(
      v.object({
        rating: v.number(),
        /** Empty once its writer has left. */
        text: v.string(),
        /** Empty for a deleted account. */
        hostName: v.string(),
        writtenAt: instantSchema,
      }),
    ),
    ...pageEntries,
  }),
  errors: ['not-found'],
});

export const listToWrite = defineRoute({
  id: 'reviews.list-to-write',
  method: 'GET',
  path: '/api/reviews/to-write',
  summary: 'List reservations that I can still review, the ones that end soonest first, at most 20',
  access: 'signed-in',
  query: v.object({ as: v.picklist(['guest', 'host']) }),
  response: v.object({
    items: v.array(
      v.object({
        reservationId: idSchema,
        kind: v.picklist(LISTING_KINDS),
        title: v.string(),
        language: foreignLanguageSchema,
        startDate: dateSchema,
        endDate: dateSchema,
        /** The guest to review, or the host of the stay; empty for a deleted account. */
        otherName: v.string(),
        /** Until when the caller can. */
        until: instantSchema,
        /** IANA zone of the place. */
        timeZone: v.string(),
      }),
    ),
  }),
});

const reviewSchema = v.object({
  rating: v.number(),
  facts: factsSchema,
  text: v.string(),
  writtenAt: instantSchema,
  /** When it opens at the latest; null once it is open. */
  hiddenUntil: v.nullable(instantSchema),
});

/** Around one reservation, as its reader may see it. */
export const reservationReviewsSchema = v.object({
  reservationId: idSchema,
  listingId: idSchema,
  kind: v.picklist(LISTING_KINDS),
  title: v.string(),
  language: foreignLanguageSchema,
  guestName: v.string(),
  hostName: v.string(),
  /** The caller's role in it. */
  viewer: v.picklist(['guest', 'host', 'admin']),
  /** The guest's review of the listing; visible to others than the guest once it is open. */
  ofListing: v.nullable(
    v.object({ ...reviewSchema.entries, id: v.nullable(idSchema), reply: v.nullable(v.string()) }),
  ),
  /** The host's review of the guest; visible to others than the host once it is open. */
  ofGuest: v.nullable(reviewSchema),
  /** Until when the two can write. */
  until: instantSchema,
  /** IANA zone of the place. */
  timeZone: v.string(),
  /** Actions that the caller may take now. */
  may: v.object({ write: v.boolean(), reply: v.boolean() }),
});
export type ReservationReviews = v.InferOutput<typeof reservationReviewsSchema>;

export const showReviews = defineRoute({
  id: 'reviews.show',
  method: 'GET',
  path: '/api/reservations/:id/reviews',
  summary: 'Retrieve the reviews around a reservation, as its guest or its host may see them',
  access: 'signed-in',
  params: idParams,
  response: reservationReviewsSchema,
  errors: ['not-found'],
});

export const listGuestReviews = defineRoute({
  id: 'reviews.list-of-guest',
  method: 'GET',
  path: '/api/reservations/:id/guest-reviews',
  summary: 'List what hosts said of the guest of a reservation I host, newest first, at most 10',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  response: v.object({
    /** Empty for a deleted account. */
    guestName: v.string(),
    total: v.number(),
    average: v.nullable(v.number()),
    items: v.array(
      v.object({
        rating: v.number(),
        /** Empty once its writer has left. */
        text: v.string(),
        hostName: v.string(),
        writtenAt: instantSchema,
      }),
    ),
  }),
  errors: ['not-found', 'forbidden'],
});
export type GuestReviews = v.InferOutput<typeof listGuestReviews.response>;

export const writeReview = defineRoute({
  id: 'reviews.write',
  method: 'POST',
  path: '/api/reservations/:id/reviews',
  summary: 'Write my review of a completed reservation, or change it until it is open',
  access: 'signed-in',
  params: idParams,
  body: v.object({
    /** Whole stars. */
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    /** Only in a guest's review, and by its kind of listing. */
    facts: v.optional(factsSchema, {}),
    text: textSchema(REVIEW_LENGTHS.max, REVIEW_LENGTHS.min),
  }),
  response: reservationReviewsSchema,
  errors: ['not-found', 'forbidden', 'review-too-early', 'review-too-late', 'review-open'],
  idempotent: true,
  accountLimit: 'review',
});

export const replyToReview = defineRoute({
  id: 'reviews.reply',
  method: 'POST',
  path: '/api/reviews/:id/reply',
  summary: 'Answer a review of my listing, once and in public',
  access: 'signed-in',
  params: idParams,
  body: v.object({ text: textSchema(REVIEW_LENGTHS.reply, 1) }),
  response: doneSchema,
  errors: ['not-found', 'forbidden', 'reply-given'],
  idempotent: true,
  accountLimit: 'review',
});

export const reviewRoutes = [
  listReviews,
  listHostReviews,
  listReviewsByHosts,
  listToWrite,
  showReviews,
  listGuestReviews,
  writeReview,
  replyToReview,
] as const;
