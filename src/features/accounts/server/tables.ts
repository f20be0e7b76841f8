import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { MODERATION_STATES, STANDINGS } from '#domain/moderation.ts';
import { id } from '#platform/server/database/columns.ts';
import type { StoredPreferences } from '../contract.ts';

// The sign-in library reads and writes JavaScript dates in its own tables.
const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** An account. The row of a deleted one remains, without identity, for past reservations. */
export const users = pgTable(
  'user',
  {
    id: id(),
    name: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /**
     * Whether the holder of the sign-in methods has proved to own the address. An address can be
     * verified without: its owner may open a link of an account that a stranger made.
     */
    ownerVerified: boolean().notNull().default(false),
    /** Picture key or address of the avatar. */
    image: text(),
    role: text({ enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    /** Of staff who are no administrators; these have it in `role`, which older releases read. */
    staffRole: text({ enum: ['support', 'finance'] }),
    /** Decides what moderation lets the person do. */
    standing: text({ enum: STANDINGS }).notNull().default('active'),
    /** Chosen language, one of pages or of menus alone; null follows the browser. */
    locale: text(),
    /** Further choices of how pages look; those never made are absent. */
    preferences: jsonb().$type<StoredPreferences>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    // Unique as stored, so that every lookup finds it here, including those of the sign-in library.
    uniqueIndex('user_email').on(table.email),
    check('user_email_in_small_letters', sql`${table.email} = lower(${table.email})`),
    index('user_image').on(table.image),
    // Few of many.
    index('user_admin').on(table.id).where(sql`role = 'admin'`),
    // Prefixes are looked for in small letters.
    index('user_name').using('btree', sql`lower(name) text_pattern_ops`),
    index('user_staff').on(table.id).where(sql`staff_role is not null`),
  ],
);

export const sessions = pgTable(
  'session',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When its owner last proved to be it; absent in sessions of before that was recorded. */
    provedAt: moment(),
    /** The first sign-in of this browser that later proofs of identity continue. */
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_expires_at').on(table.expiresAt),
  ],
);

/** A sign-in method: the password (hashed), or an identity at Google or GitHub. */
export const signInAccounts = pgTable(
  'account',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('account_user_id').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
);

/** A passkey, as the sign-in library stores it. */
export const passkeys = pgTable(
  'passkey',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by its owner. */
    name: text(),
    publicKey: text().notNull(),
    credentialID: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    /** Model of the authenticator. */
    aaguid: text(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [
    index('passkey_user_id').on(table.userId),
    uniqueIndex('passkey_credential').on(table.credentialID),
  ],
);

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factor', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text().notNull(),
  /** When its first code was entered; it isn't asked for before. */
  confirmedAt: moment(),
  /** Time step of the last accepted code, in periods of 30 seconds since 1970. */
  lastStep: integer().notNull().default(0),
  /** Part of what trusted browsers are recognised by; a new one ends all trust. */
  trustKey: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

/** Digests of backup codes that aren't used up. */
export const backupCodes = pgTable(
  'backup_code',
  {
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/** Whose link it is: the end of its identifier. */
export const LINK_OWNER = sql`split_part(identifier, ':', -1)`;

/** Emailed links: verify an address, set a new password. */
export const verifications = pgTable(
  'verification',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_expires_at').on(table.expiresAt),
    index('verification_owner').on(LINK_OWNER),
  ],
);

/** A user's profile data (spec 1 §3). */
export const profiles = pgTable(
  'profile',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    birthDate: date({ mode: 'string' }),
    headline: text().notNull().default(''),
    bio: text().notNull().default(''),
    career: text().notNull().default(''),
    philosophy: text().notNull().default(''),
    interests: text().array().notNull().default([]),
    languages: text().array().notNull().default([]),
    /** Country codes lived in or travelled. */
    countries: text().array().notNull().default([]),
    /** Declared groups that discounts are for (spec 1 §6). */
    groups: text().array().notNull().default([]),
    /** Working hours, HH:MM, in an IANA time zone; all three or none. */
    workZone: text(),
    workStart: text(),
    workEnd: text(),
    /** ISO code of the passport's country; absent if never given. */
    passportCountry: text(),
    /** Whether they agreed to be counted among those aboard an itinerant. */
    countedAboard: boolean().notNull().default(false),
    /** Whether they agreed that members see their name and portrait on itinerants they join. */
    shownAboard: boolean().notNull().default(false),
    /** BCP 47 tag of the language of its texts, as its owner says; null where they said none. */
    language: text(),
    social: text().notNull().default(''),
    phone: text().notNull().default(''),
    x: text().notNull().default(''),
    linkedin: text().notNull().default(''),
    instagram: text().notNull().default(''),
    whatsapp: text().notNull().default(''),
    revolut: text().notNull().default(''),
    wise: text().notNull().default(''),
    /** Who sees its texts and the portrait. */
    moderationState: text({ enum: MODERATION_STATES }).notNull().default('visible'),
  },
  (table) => [
    check(
      'profile_work_hours',
      sql`num_nulls(${table.workZone}, ${table.workStart}, ${table.workEnd}) in (0, 3)`,
    ),
    check('profile_passport_country', sql`${table.passportCountry} ~ '^[A-Z]{2}$'`),
  ],
);
