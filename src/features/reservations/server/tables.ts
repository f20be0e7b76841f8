import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { HOLD_STATES } from '#domain/go-day.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import {
  RESERVATION_ACTIONS,
  RESERVATION_STATUSES,
  type ReservationStatus,
} from '#domain/reservation-lifecycle.ts';
import type { StayQuote } from '#domain/stay-pricing.ts';
import { type GuestGroup, LISTING_KINDS } from '#domain/vocabulary.ts';
import { users } from '#features/accounts/server/tables.ts';
import { importedCalendars, listings } from '#market/inventory/server/tables.ts';
import { cents, dateText, id, instant } from '#platform/server/database/columns.ts';

/** A price as agreed on; kinds with discounts record which one was applied. */
type AgreedQuote = Quote & Partial<Pick<StayQuote, 'discount'>>;

/** A reservation with a snapshot of all it was agreed on. */
export const reservations = pgTable(
  'reservation',
  {
    id: id(),
    /** Short reference that people read to each other; the specification's `key`. */
    key: text().notNull().unique(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    guestId: uuid()
      .notNull()
      .references(() => users.id),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    /** The kind of the reserved listing. */
    kind: text({ enum: LISTING_KINDS }).notNull(),
    status: text({ enum: RESERVATION_STATUSES }).notNull(),
    /** Nights are [startDate, endDate) in `timeZone`. */
    startDate: dateText().notNull(),
    endDate: dateText().notNull(),
    timeZone: text().notNull(),
    /** See `ReservationMoments`: written with the dates, and compared by permissions and deadlines. */
    checkInFrom: instant().notNull(),
    arrivalDetailsFrom: instant().notNull(),
    endsAt: instant().notNull(),
    /** Reserved units of each night, or seats of each session. */
    units: integer().notNull(),
    rooms: integer().notNull(),
    guests: integer().notNull(),
    pets: integer().notNull().default(0),
    message: text().notNull().default(''),
    listingTitle: text().notNull(),
    /** Groups that the guest had declared when `quote` was made. */
    groups: jsonb().$type<readonly GuestGroup[]>().notNull().default([]),
    quote: jsonb().$type<AgreedQuote>().notNull(),
    policy: jsonb().$type<PolicySnapshot>().notNull(),
    total: cents().notNull(),
    paid: cents().notNull().default(0),
    refunded: cents().notNull().default(0),
    /** Made at approval, shown to the host alone. */
    checkInCode: text(),
    codeTries: integer().notNull().default(0),
    codeLockedUntil: instant(),
    /** Whether it was approved at once, without its host's answer. */
    isInstant: boolean().notNull().default(false),
    answerBy: instant().notNull(),
    payBy: instant(),
    paidAt: instant(),
    /** When the next part of the price becomes the host's; null while none is to come. */
    releaseAt: instant(),
    /**
     * When it is decided whether the journey goes, as it was requested: nothing becomes the host's
     * while it's set. Null once that is decided and the money is with us, and where it goes
     * with any number of people.
     */
    goAt: instant(),
    /** When something is to be done about an instalment; null while none is to come. */
    instalmentAt: instant(),
    /** The last step done about an instalment, as `${number}:${step}`. */
    instalmentStep: text(),
    /**
     * Cents of the deposit that are still with us; null before the reservation has ended, and of
     * one that an older release has ended: nothing then.
     */
    depositLeft: cents(),
    /** Cents of the deposit that its host got by a claim. */
    depositToHost: cents().notNull().default(0),
    /** When what isn't claimed of the deposit comes back; null while none is to come. */
    depositReturnAt: instant(),
    /** Since when nothing becomes the host's, because a problem is open; null without one. */
    releasesStoppedAt: instant(),
    /** Megabits a second of the wifi that the listing showed when it was requested. */
    promisedMbps: integer(),
    /**
     * The rules of the house as they were when it was requested; null for seats, and for requests of
     * an older release.
     */
    houseRules: text().array(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('reservation_guest_id').on(table.guestId, table.startDate),
    index('reservation_host_id').on(table.hostId, table.createdAt),
    index('reservation_listing_id').on(table.listingId, table.startDate),
    index('reservation_status').on(table.status, table.answerBy),
    index('reservation_pay_by').on(table.status, table.payBy),
    index('reservation_arrival_details_from').on(table.status, table.arrivalDetailsFrom),
    index('reservation_ends_at').on(table.status, table.endsAt),
    index('reservation_release_at').on(table.releaseAt).where(sql`release_at is not null`),
    index('reservation_instalment_at').on(table.instalmentAt).where(sql`instalment_at is not null`),
    index('reservation_deposit_return_at')
      .on(table.depositReturnAt)
      .where(sql`deposit_return_at is not null`),
    check('reservation_dates', sql`${table.startDate} < ${table.endDate}`),
    check('reservation_refund', sql`${table.refunded} between 0 and ${table.paid}`),
  ],
);

/**
 * The letter of accommodation of a reservation. It is found by the digest of its code, so that the
 * time a search takes says nothing about codes.
 */
export const accommodationLetters = pgTable('accommodation_letter', {
  reservationId: uuid()
    .primaryKey()
    .references(() => reservations.id, { onDelete: 'cascade' }),
  /** Random; shown to the guest whenever they open the letter. */
  code: text().notNull(),
  /** SHA-256 of the code, in base64url. */
  digest: text().notNull().unique(),
  createdAt: instant().notNull(),
});

/**
 * The sessions of a reservation's seats; none for nights. A session may be deleted from its
 * timetable while its reservations are still on record, so it has no foreign key.
 */
export const reservationSessions = pgTable(
  'reservation_session',
  {
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The line of the timetable. */
    entryId: uuid().notNull(),
    /** The date that the timetable means. */
    date: dateText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.entryId, table.date] }),
    index('reservation_session_session').on(table.listingId, table.entryId, table.date),
  ],
);

/** Events in order: the timeline of the page. */
export const reservationEvents = pgTable(
  'reservation_event',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    /** Null for the system. */
    actorId: uuid().references(() => users.id),
    party: text({ enum: ['guest', 'host', 'system'] }).notNull(),
    action: text({ enum: ['request', ...RESERVATION_ACTIONS] }).notNull(),
    fromStatus: text({ enum: RESERVATION_STATUSES }),
    toStatus: text({ enum: RESERVATION_STATUSES }).notNull(),
    reason: text(),
    /** Figures of the event: amounts in cents, dates before and after. */
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  },
  (table) => [
    index('reservation_event_reservation_id').on(table.reservationId, table.sequence),
    // Counts of a week are read from it alone.
    index('reservation_event_at').on(table.at, table.action),
    index('reservation_event_actor_id').on(table.actorId).where(sql`actor_id is not null`),
  ],
);

/** A guest's request for other dates of an approved reservation; its new nights are held too. */
export const reservationChanges = pgTable(
  'reservation_change',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    startDate: dateText().notNull(),
    endDate: dateText().notNull(),
    /** Groups that the guest had declared when `quote` was made. */
    groups: jsonb().$type<readonly GuestGroup[]>().notNull().default([]),
    quote: jsonb().$type<AgreedQuote>().notNull(),
    /** New total minus old, in cents; a negative amount is refunded. */
    difference: cents().notNull(),
    status: text({ enum: ['waiting', 'accepted', 'declined', 'withdrawn'] }).notNull(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('reservation_change_waiting')
      .on(table.reservationId)
      .where(sql`status = 'waiting'`),
    index('reservation_change_reservation_id').on(table.reservationId),
  ],
);

/**
 * A checkout at the payment provider. It refers to its subject: a reservation, paid by its guest,
 * or a listing, paid by its host.
 */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    reservationId: uuid().references(() => reservations.id, { onDelete: 'cascade' }),
    listingId: uuid().references(() => listings.id),
    amount: cents().notNull(),
    status: text({ enum: ['open', 'paid', 'failed', 'expired'] }).notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** Whether it charges a kept card, instead of asking for one on a page. */
    isCharge: boolean().notNull().default(false),
    /** Whether the amount is only held on the card, until it is decided whether a journey goes. */
    isHold: boolean().notNull().default(false),
    /** How far a hold has come; null until the guest has paid, and where nothing is held. */
    hold: text({ enum: HOLD_STATES }),
    /** Cents that are taken of a hold, the others are let go; null before. */
    captured: cents(),
    providerSession: text(),
    /** The reference that a refund passes to the provider. */
    providerReference: text(),
    url: text(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    paidAt: instant(),
    /** Whom a host pays for their listing: the manager of its place. */
    payeeId: uuid(),
    /** When to look next whether it becomes the payee's; null when nothing is left to do. */
    releaseAt: instant(),
  },
  (table) => [
    index('payment_reservation_id').on(table.reservationId),
    index('payment_listing_id').on(table.listingId),
    index('payment_created_at').on(table.createdAt),
    index('payment_release_at').on(table.releaseAt).where(sql`release_at is not null`),
    index('payment_provider_session')
      .on(table.providerSession)
      .where(sql`provider_session is not null`),
    index('payment_provider_reference')
      .on(table.providerReference)
      .where(sql`provider_reference is not null`),
    index('payment_payee_id').on(table.payeeId).where(sql`release_at is not null`),
    check('payment_payee', sql`${table.releaseAt} is null or ${table.payeeId} is not null`),
    check('payment_subject', sql`num_nonnulls(${table.reservationId}, ${table.listingId}) = 1`),
  ],
);

/** Refunds to be sent or already sent. */
export const refunds = pgTable(
  'refund',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: cents().notNull(),
    status: text({ enum: ['queued', 'done'] }).notNull(),
    /** Whether it was never taken from the card, but held no longer: the provider has no refund. */
    isUncaptured: boolean().notNull().default(false),
    providerRefund: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    index('refund_payment_id').on(table.paymentId),
    index('refund_created_at').on(table.createdAt),
    check('refund_amount', sql`${table.amount} > 0`),
  ],
);

/** Notifications inside the product, one for each email. */
export const notices = pgTable(
  'notice',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** At most one per event and person. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    reservationId: uuid().references(() => reservations.id, { onDelete: 'cascade' }),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notice_user_id').on(table.userId, table.createdAt),
    index('notice_created_at').on(table.createdAt),
    index('notice_reservation_id').on(table.reservationId).where(sql`reservation_id is not null`),
  ],
);

/** An announcement that waits to be emailed together with others. */
export interface GatheredAnnouncement {
  readonly kind: string;
  readonly reservationId: string;
  /** The status after the event; missing in rows of an older release. */
  readonly status?: ReservationStatus;
  readonly details: Readonly<Record<string, string | number>>;
}

/**
 * Emails about a listing to one person about another: after an email, further ones of kinds that
 * the other can cause at will wait until `endsAt` and are sent as one.
 */
export const mailGatherings = pgTable(
  'mail_gathering',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The guest or the host on the other side. */
    otherId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    endsAt: instant().notNull(),
    items: jsonb().$type<readonly GatheredAnnouncement[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId, table.listingId] }),
    index('mail_gathering_ends_at').on(table.endsAt),
    index('mail_gathering_other_id').on(table.otherId),
    index('mail_gathering_listing_id').on(table.listingId),
  ],
);

/** The address of a person's calendar feed; deleting the row revokes it. */
export const calendarFeeds = pgTable('calendar_feed', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Random; the secret part of the address is derived from it with a key, and is not stored. */
  feedId: uuid().notNull().unique(),
  createdAt: instant().notNull(),
});

/** Nights of a reservation that an imported calendar claims too. */
export const calendarConflicts = pgTable(
  'calendar_conflict',
  {
    calendarId: uuid()
      .notNull()
      .references(() => importedCalendars.id, { onDelete: 'cascade' }),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** The first and the last of these nights, as a half-open range. */
    startDate: dateText().notNull(),
    endDate: dateText().notNull(),
    openedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.reservationId] }),
    index('calendar_conflict_reservation_id').on(table.reservationId),
    index('calendar_conflict_opened_at').on(table.openedAt),
  ],
);
