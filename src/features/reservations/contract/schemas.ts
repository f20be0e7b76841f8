import * as v from 'valibot';
import { RESERVATION_ACTIONS, RESERVATION_STATUSES } from '#domain/reservation-lifecycle.ts';
import { GUEST_GROUPS } from '#domain/vocabulary.ts';
import {
  boardingSchema,
  goSchema,
  instalmentSchema,
  quoteSchema,
  refundPointSchema,
} from '#market/booking/contract.ts';
import { listingSummarySchema } from '#market/page/contract.ts';
import { messagePartsSchema } from '#platform/contract/message-parts.ts';
import {
  centsSchema,
  dateSchema,
  dollarsSchema,
  idSchema,
  instantSchema,
  placedInstantSchema,
} from '#platform/contract/schemas.ts';
import { verifiedGuestSchema } from '#platform/contract/verified-identity.ts';

const personSchema = v.object({ id: idSchema, name: v.string(), image: v.nullable(v.string()) });
const statusSchema = v.picklist(RESERVATION_STATUSES);

/** A part of the total that is paid by the month, and how far it has come. */
const shownInstalmentSchema = v.object({
  ...instalmentSchema.entries,
  state: v.picklist(['paid', 'due', 'late', 'planned']),
  /** When the stay ends while it isn't paid, with the offset of the place; of a late one alone. */
  endsAt: v.optional(placedInstantSchema),
});

/** A square code: `size` modules on each side, its dark ones as an SVG path. */
export const squareCodeSchema = v.object({ size: v.number(), path: v.string() });

/** A reservation as lists show it. */
export const reservationRowSchema = v.object({
  id: idSchema,
  /** Short reference that people read to each other. */
  key: v.string(),
  status: statusSchema,
  startDate: dateSchema,
  endDate: dateSchema,
  timeZone: v.string(),
  nights: v.number(),
  /** The sessions with reserved seats, earliest first, without deleted ones; empty for nights. */
  sessions: v.array(
    v.object({
      entryId: idSchema,
      /** The date that its timetable means. */
      date: dateSchema,
      startsAt: placedInstantSchema,
      endsAt: placedInstantSchema,
      status: v.picklist(['scheduled', 'cancelled']),
    }),
  ),
  guests: v.number(),
  /**
   * Whether the caller sees amounts. For a co-host of the listing each one is 0, and lists of them are
   * empty; `payment` says how far it has come.
   */
  showsAmounts: v.boolean(),
  /** Whether something has to be paid now: nothing ever, yes, or not now. */
  payment: v.picklist(['free', 'due', 'settled']),
  /** Dollars (spec 3 §2.9). */
  totalPrice: dollarsSchema,
  /** The total price in cents, as all other amounts. */
  total: centsSchema,
  paid: centsSchema,
  /** Cents still to be paid; 0 before approval. */
  due: centsSchema,
  /** Of a reservation that is paid by the month: the earliest instalment that isn't paid. */
  nextInstalment: v.optional(shownInstalmentSchema),
  /** Cents of the total price that are refunded after the stay; 0 for a stay without a deposit. */
  deposit: centsSchema,
  /** Its city and country are those where the guest arrives. */
  listing: listingSummarySchema,
  /** Where the guest boards and disembarks; null for a listing in one place. */
  boarding: v.nullable(boardingSchema),
  /** Of a journey that needs a number of people to go. */
  go: v.optional(goSchema),
  /** Cents of `paid` that are only held on the guest's card; missing where nothing is. */
  held: v.optional(centsSchema),
  /** Cents that were held on it and never taken, which `paid` leaves out. */
  uncaptured: v.optional(centsSchema),
  guest: personSchema,
  host: personSchema,
  /** When check-in closes. */
  checkInUntil: placedInstantSchema,
  /** Whether it was approved at once, without its host's answer. */
  isInstant: v.boolean(),
  answerBy: placedInstantSchema,
  payBy: v.nullable(placedInstantSchema),
  changeWaiting: v.boolean(),
  createdAt: instantSchema,
});
export type ReservationRow = v.InferOutput<typeof reservationRowSchema>;

/** A reservation as its host's inbox shows it. */
export const hostReservationRowSchema = v.object({
  ...reservationRowSchema.entries,
  /** The guest's description of themselves in a line; empty if they wrote none. */
  headline: v.string(),
  /** Whether the guest has shown a document. */
  isGuestVerified: v.boolean(),
  /**
   * Cents of the price that the host receives: without the service fee, and without the deposit,
   * which is refunded. Null for seats, which are not paid out by the night, and for co-hosts.
   */
  receives: v.nullable(centsSchema),
  /** Actions that the host may take now. */
  may: v.object({ approve: v.boolean(), decline: v.boolean() }),
});
export type HostReservationRow = v.InferOutput<typeof hostReservationRowSchema>;

const eventSchema = v.object({
  at: instantSchema,
  party: v.picklist(['guest', 'host', 'system']),
  actorName: v.nullable(v.string()),
  action: v.picklist(['request', ...RESERVATION_ACTIONS]),
  fromStatus: v.nullable(statusSchema),
  toStatus: statusSchema,
  /** The reason given for a refusal; null if none was written. */
  reason: v.nullable(messagePartsSchema),
  details: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** spec 1 §3, customer profile: shown to the host of a request. */
const customerSchema = v.object({
  id: idSchema,
  name: v.string(),
  age: v.nullable(v.number()),
  headline: v.string(),
  image: v.nullable(v.string()),
  bio: v.string(),
  career: v.string(),
  philosophy: v.string(),
  interests: v.array(v.string()),
  /** Those that the host has too. */
  sharedInterests: v.array(v.string()),
  countries: v.array(v.string()),
  languages: v.array(v.string()),
  groups: v.array(v.string()),
  joinedAt: instantSchema,
  isEmailConfirmed: v.boolean(),
  /** Whether identities can be verified here. */
  isIdentityOffered: v.boolean(),
  /** Null for a guest who hasn't shown a document. */
  verified: v.nullable(verifiedGuestSchema),
  /** Only after approval. */
  contact: v.nullable(
    v.object({
      email: v.string(),
      phone: v.string(),
      social: v.string(),
      x: v.string(),
      linkedin: v.string(),
      instagram: v.string(),
      whatsapp: v.string(),
      revolut: v.string(),
      wise: v.string(),
    }),
  ),
});

export const reservationDetailsSchema = v.object({
  ...reservationRowSchema.entries,
  /** The caller's role in the reservation. */
  viewer: v.picklist(['guest', 'host', 'admin']),
  rooms: v.number(),
  pets: v.number(),
  /** The guest's message with the request; may be empty. */
  message: messagePartsSchema,
  quote: quoteSchema,
  /** Cents of the price that the host receives, as in the inbox; for the host alone. */
  receives: v.nullable(centsSchema),
  /** Groups the guest had declared when the price was made; for the host alone. */
  groups: v.array(v.picklist(GUEST_GROUPS)),
  refunded: centsSchema,
  /** All instalments of a reservation that is paid by the month; empty for others. */
  instalments: v.array(shownInstalmentSchema),
  policy: v.object({ effective: v.string(), label: v.string(), summary: v.string() }),
  /** Refunds after a cancellation by the guest, over time. */
  refunds: v.array(refundPointSchema),
  /** The guest's refund if the caller cancelled right now. */
  refundNow: centsSchema,
  /** Cents of the deposit that come back within 72 hours after that, unless the host claims them. */
  depositLater: centsSchema,
  events: v.array(eventSchema),
  change: v.nullable(
    v.object({
      id: idSchema,
      startDate: dateSchema,
      endDate: dateSchema,
      difference: centsSchema,
      /** The instalments as they would be then; empty where everything is paid at once. */
      instalments: v.array(shownInstalmentSchema),
      /** Where the guest would board and disembark then. */
      boarding: v.nullable(boardingSchema),
      createdAt: instantSchema,
    }),
  ),
  /** Actions that the caller may take now. */
  may: v.object({
    approve: v.boolean(),
    decline: v.boolean(),
    cancel: v.boolean(),
    updateDates: v.boolean(),
    checkIn: v.boolean(),
    pay: v.boolean(),
    answerChange: v.boolean(),
  }),
  /** End of the lock after too many wrong codes; only shown to those who may check in. */
  checkInLockedUntil: v.nullable(placedInstantSchema),
  checkInFrom: v.string(),
  checkOutUntil: v.string(),
  /** IANA zones of the clocks by which the guest arrives and leaves. */
  zones: v.object({ arrival: v.string(), leaving: v.string() }),
  /** When the arrival details open for the guest. */
  arrivalFrom: placedInstantSchema,
  arrival: v.nullable(
    v.object({
      /** Empty if the host shares it in another manner. */
      address: v.string(),
      /** Null without a known point. */
      latitude: v.nullable(v.number()),
      longitude: v.nullable(v.number()),
      wifiName: v.string(),
      wifiPassword: v.string(),
      entryInstructions: v.string(),
    }),
  ),
  /** The host's, once approved. */
  checkInCode: v.nullable(v.string()),
  /**
   * The guest's own code, by which the host checks them in; of seats, while check-in is open. `qr` is
   * a square code of a link with it.
   */
  guestCode: v.nullable(v.object({ code: v.string(), qr: squareCodeSchema })),
  /** Documents that the caller may open. */
  documents: v.object({ agreement: v.boolean(), letter: v.boolean() }),
  /** The requesting guest as the host may see them. */
  customer: v.nullable(customerSchema),
  paymentKind: v.picklist(['stripe', 'sandbox']),
  /** The issuer of receipts, by the settings of the server; texts that aren't set are missing. */
  seller: v.object({
    name: v.optional(v.string()),
    address: v.optional(v.string()),
    taxId: v.optional(v.string()),
  }),
});
export type ReservationDetails = v.InferOutput<typeof reservationDetailsSchema>;
