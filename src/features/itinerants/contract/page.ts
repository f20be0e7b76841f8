import * as v from 'valibot';
import { ITINERANT_PHASES } from '#domain/itinerant-days.ts';
import {
  ITINERANT_CATEGORIES,
  OCCUPANCIES,
  PARTIES,
  ROUTINE_LISTS,
  SCENERY_STYLES,
} from '#domain/vocabulary.ts';
import { goSchema } from '#market/booking/contract.ts';
import {
  amenityGroupSchema,
  eventTypeSchema,
  hostSchema,
  measuredWifiSchema,
  offeredDiscountSchema,
  pagePolicySchema,
  pictureSchema,
  placeSchema,
  ratingSchema,
} from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';
import { routineSchema } from './choices.ts';

/** A part of the way as one guest may join it, with its price. */
const stopOfferSchema = v.nullable(
  v.object({
    startDate: dateSchema,
    endDate: dateSchema,
    nights: v.number(),
    /** Cents, everything in it. */
    total: centsSchema,
  }),
);

/** Position of an itinerant on some of its nights, no more precise than the public may see. */
const pageStopSchema = v.object({
  place: placeSchema,
  startDate: dateSchema,
  endDate: dateSchema,
  /** HH:MM in its zone, from when guests board, where that isn't the hour of the itinerant. */
  checkInFrom: v.nullable(v.string()),
  /** Whether all of its nights are full. */
  full: v.boolean(),
  /** Free places on the fullest of its nights. */
  left: v.number(),
  /** Joining here and staying to the end; null where that isn't possible. */
  joinHere: stopOfferSchema,
  /** Joining at the beginning, or today, and leaving after this stop. */
  leaveHere: stopOfferSchema,
});
export type PageStop = v.InferOutput<typeof pageStopSchema>;

/** Number of members who share a value; null stands for all values that fewer than three share. */
const sharedSchema = <Value extends v.GenericSchema>(value: Value) =>
  v.array(v.object({ value: v.nullable(value), people: v.number() }));

/** Figures of the members who agreed to be counted. */
const crewSchema = v.object({
  people: v.number(),
  /** IANA zones of their work. */
  zones: sharedSchema(v.string()),
  /** Language codes. */
  languages: sharedSchema(v.string()),
  /** Decades of their ages: 30 is from 30 to 39. */
  decades: sharedSchema(v.number()),
});
export type Crew = v.InferOutput<typeof crewSchema>;

export const itinerantDetailsSchema = v.object({
  id: idSchema,
  title: v.string(),
  /** Language of its host's texts, a tag of BCP 47. */
  language: v.string(),
  /** Excluded from searches until its host has confirmed their address. */
  awaitsConfirmation: v.boolean(),
  /** Whether its host asks for guests whose identity was verified. */
  asksVerifiedGuests: v.boolean(),
  /** Whether its host takes no new reservations. */
  isPaused: v.boolean(),
  description: v.string(),
  category: v.picklist(ITINERANT_CATEGORIES),
  styleLabel: v.string(),
  style: v.picklist(SCENERY_STYLES),
  occupancy: v.picklist(OCCUPANCIES),
  occupancyLabel: v.string(),
  party: v.nullable(v.picklist(PARTIES)),
  place: placeSchema,
  /** In the order of their dates; empty where it stays in one place. */
  stops: v.array(pageStopSchema),
  startDate: dateSchema,
  /** The check-out date. */
  endDate: dateSchema,
  phase: v.picklist(ITINERANT_PHASES),
  /** The last day to join on. */
  joinUntil: dateSchema,
  pictures: v.array(pictureSchema),
  /** Key of its logo, a picture that is shown uncropped; null without one. */
  logo: v.nullable(v.string()),
  /** Places of each night. */
  guestCount: v.number(),
  roomCount: v.number(),
  bathroomCount: v.number(),
  /** Minimum number of nights. */
  minNights: v.number(),
  /** Cents for one guest and one night. */
  nightlyPrice: centsSchema,
  acceptsPets: v.boolean(),
  amenityGroups: v.array(amenityGroupSchema),
  events: v.array(eventTypeSchema),
  /** As measured by guests, otherwise as stated by the host. */
  wifiMbps: v.nullable(v.number()),
  measuredWifi: v.nullable(measuredWifiSchema),
  checkInFrom: v.string(),
  checkOutUntil: v.string(),
  houseRules: v.array(v.string()),
  /** Routines of a day there; empty lists are left out. */
  routines: v.array(v.object({ list: v.picklist(ROUTINE_LISTS), entries: v.array(routineSchema) })),
  customRoutine: v.string(),
  /** Figures of the crew; null while fewer than five members agreed to be counted. */
  crew: v.nullable(crewSchema),
  /** The people it needs to go; null where it goes with any number. */
  go: v.nullable(goSchema),
  policy: pagePolicySchema,
  discounts: v.array(offeredDiscountSchema),
  host: hostSchema,
  rating: ratingSchema,
  favorite: v.boolean(),
  /** Whether the caller hosts it. */
  own: v.boolean(),
});
export type ItinerantDetails = v.InferOutput<typeof itinerantDetailsSchema>;

export const showItinerant = defineRoute({
  id: 'itinerants.show',
  method: 'GET',
  path: '/api/itinerants/:id',
  summary: 'Retrieve an itinerant, as anyone may see it',
  access: 'public',
  params: idParams,
  response: itinerantDetailsSchema,
  errors: ['not-found'],
});
