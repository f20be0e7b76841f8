import * as v from 'valibot';
import { IDENTITY_FAILURES } from '#domain/identity.ts';
import { hasLink, isPersonName, NAME_LENGTH, tidyName } from '#domain/person-name.ts';
import { GUEST_GROUPS } from '#domain/vocabulary.ts';
import { COUNTRY_CODE } from '#platform/contract/country-code.ts';
import { HAS_LINK, NOT_A_NAME } from '#platform/contract/issues.ts';
import { mailAddressSchema } from '#platform/contract/mail-address.ts';
import {
  dateSchema,
  idSchema,
  instantSchema,
  lineSchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import {
  verifiedGuestSchema,
  verifiedIdentitySchema,
} from '#platform/contract/verified-identity.ts';
import { FIRST_WEEKDAYS, isTimeZone, MOTIONS, UNITS } from '#platform/i18n/preferences.ts';
import { isLanguageTag } from '#platform/i18n/text-language.ts';
import { THEMES } from '#platform/i18n/themes.ts';
import { assertionSchema } from './webauthn.ts';

/** Characters of a password, least and most. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** The two social providers of spec 1 §7. */
export const SIGN_IN_PROVIDERS = ['google', 'github'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** An account's address, as typed to sign in, change it or contact support. */
export const emailSchema = mailAddressSchema;

/** Taken as typed: a space at either end of a password counts. */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH.min),
  v.maxLength(PASSWORD_LENGTH.max),
);

const typedPasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(PASSWORD_LENGTH.max));

/** A name as a person may have one here, typed or brought by a social sign-in. */
export const nameSchema = v.pipe(
  v.string(),
  v.transform(tidyName),
  v.nonEmpty(),
  v.maxLength(NAME_LENGTH),
  v.check(isPersonName, NOT_A_NAME),
);

/**
 * A text about oneself that strangers read. Contact details have fields of their own, which are
 * shown once a reservation is approved.
 */
function withoutLinks<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.pipe(
    schema,
    v.check((text) => !hasLink(text), HAS_LINK),
  );
}

/** spec 1 §5: email, name and password are required. */
export const registrationSchema = v.object({
  email: emailSchema,
  name: nameSchema,
  password: newPasswordSchema,
});

/** spec 1 §5: email and password are required. */
export const loginSchema = v.object({ email: emailSchema, password: typedPasswordSchema });

/** Password that authenticates a signed-in user again; absent for users without one. */
export const confirmingPasswordSchema = v.optional(typedPasswordSchema);

const countrySchema = v.pipe(v.string(), v.toUpperCase(), v.regex(COUNTRY_CODE));
const languageSchema = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z]{2,3}$/));

function shortList<Entry extends v.GenericSchema<string, string>>(entry: Entry, max: number) {
  return v.pipe(
    v.array(entry),
    v.maxLength(max),
    v.transform((entries) => [...new Set(entries)]),
  );
}

/** A time of day, HH:MM. */
const clockSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const zoneSchema = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((zone) => isTimeZone(zone)),
);

const handleSchema = lineSchema(100);

/**
 * The fields that users may change in their own profile: spec 1 §3 customer profile, groups, birth
 * date.
 */
export const profileEditSchema = v.object({
  name: nameSchema,
  /** Key of an uploaded picture, or the current one; null for none. */
  image: v.nullable(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,2000}$/))),
  /** Never shown; hosts see the age. */
  birthDate: v.nullable(dateSchema),
  headline: withoutLinks(lineSchema(120)),
  bio: withoutLinks(textSchema(2_000)),
  career: withoutLinks(lineSchema(120)),
  philosophy: withoutLinks(textSchema(1_000)),
  interests: shortList(withoutLinks(lineSchema(40, 1)), 20),
  /** Two- or three-letter language codes. */
  languages: shortList(languageSchema, 12),
  /** Two-letter country codes, lived in or travelled. */
  countries: shortList(countrySchema, 250),
  groups: shortList(v.picklist(GUEST_GROUPS), GUEST_GROUPS.length),
  /** Time zone of the working hours, an IANA zone; set together with both hours, or not at all. */
  workZone: v.optional(v.nullable(zoneSchema), null),
  workStart: v.optional(v.nullable(clockSchema), null),
  /** Before the start it is on the next day. */
  workEnd: v.optional(v.nullable(clockSchema), null),
  /** Country of the user's passport; only used to count their days of stay. */
  passportCountry: v.optional(v.nullable(countrySchema), null),
  /** Whether they are counted, without a name, among those aboard an itinerant that they join. */
  countedAboard: v.optional(v.boolean(), false),
  /** Whether members see their name and portrait on an itinerant that they join, once approved. */
  shownAboard: v.optional(v.boolean(), false),
  /**
   * BCP 47 tag of the language of the texts; null where it isn't said. Left out, the stored one is
   * kept.
   */
  language: v.optional(v.nullable(v.pipe(v.string(), v.check(isLanguageTag)))),
  social: handleSchema,
  phone: v.pipe(lineSchema(30), v.regex(/^[+\d\s()./-]*$/)),
  x: handleSchema,
  linkedin: handleSchema,
  instagram: handleSchema,
  whatsapp: handleSchema,
  revolut: handleSchema,
  wise: handleSchema,
});
export type ProfileEdit = v.InferOutput<typeof profileEditSchema>;

/** The own profile, whole. */
export const ownProfileSchema = v.object({
  id: idSchema,
  email: v.string(),
  emailVerified: v.boolean(),
  image: v.nullable(v.string()),
  joinedAt: instantSchema,
  name: v.string(),
  birthDate: v.nullable(v.string()),
  headline: v.string(),
  bio: v.string(),
  career: v.string(),
  philosophy: v.string(),
  interests: v.array(v.string()),
  languages: v.array(v.string()),
  countries: v.array(v.string()),
  groups: v.array(v.picklist(GUEST_GROUPS)),
  workZone: v.nullable(v.string()),
  workStart: v.nullable(v.string()),
  workEnd: v.nullable(v.string()),
  passportCountry: v.nullable(v.string()),
  countedAboard: v.boolean(),
  shownAboard: v.boolean(),
  language: v.nullable(v.string()),
  social: v.string(),
  phone: v.string(),
  x: v.string(),
  linkedin: v.string(),
  instagram: v.string(),
  whatsapp: v.string(),
  revolut: v.string(),
  wise: v.string(),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/** A person's own check of identity. */
export const ownIdentitySchema = v.object({
  /** Whether identities can be verified here. */
  isOffered: v.boolean(),
  /** How the latest try is, until it has come to an end. */
  attempt: v.picklist(['none', 'started', 'processing', 'retry']),
  /** Why it didn't succeed; known to the caller alone. */
  failure: v.nullable(v.picklist(IDENTITY_FAILURES)),
  /** Null before a try has succeeded. */
  verified: v.nullable(verifiedGuestSchema),
});
export type OwnIdentity = v.InferOutput<typeof ownIdentitySchema>;

/** The public part of a profile; no address, number, handle or birth date. */
export const publicProfileSchema = v.object({
  id: idSchema,
  name: v.string(),
  headline: v.string(),
  bio: v.string(),
  image: v.nullable(v.string()),
  interests: v.array(v.string()),
  languages: v.array(v.string()),
  countries: v.array(v.string()),
  /** BCP 47 tag of the language of headline and bio; null where the person hasn't said it. */
  language: v.nullable(v.string()),
  /** Interests that the caller has too; none for a signed-out visitor and for oneself. */
  sharedInterests: v.array(v.string()),
  joinedAt: instantSchema,
  /** Listings of the person that guests can find now. */
  listingCount: v.number(),
  /** Whether the person has confirmed an email address. */
  isEmailConfirmed: v.boolean(),
  /** How the person answers requests, as a host of the last year; null where they had too few. */
  answers: v.nullable(
    v.object({
      /** Percent of the requests that were answered. */
      rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
      /** Whole hours within which half of the answers came; null where too few came. */
      withinHours: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  /** Null for a person who hasn't shown a document. */
  verified: v.nullable(verifiedIdentitySchema),
  /** Whether identities can be verified here. */
  isIdentityOffered: v.boolean(),
});
export type PublicProfile = v.InferOutput<typeof publicProfileSchema>;

/** The user's choices of how pages look; null means following device or language. */
export const preferencesSchema = v.partial(
  v.object({
    timeZone: v.nullable(zoneSchema),
    firstWeekday: v.nullable(v.picklist(FIRST_WEEKDAYS)),
    units: v.picklist(UNITS),
    motion: v.picklist(MOTIONS),
    theme: v.picklist(THEMES),
  }),
);
export type StoredPreferences = v.InferOutput<typeof preferencesSchema>;

/** One session of the user. */
export const sessionSchema = v.object({
  id: idSchema,
  /** Browser and system in plain words, as far as the browser reveals them; otherwise empty. */
  browser: v.string(),
  system: v.string(),
  address: v.string(),
  /** First use, which a later proof of identity doesn't change. */
  startedAt: instantSchema,
  lastUsedAt: instantSchema,
  current: v.boolean(),
});

export const linkTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

/** A code of an authenticator app, or a backup code, as typed. */
export const codeSchema = v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(20));

/** A code that completes a sign-in. */
export const secondStepSchema = v.object({
  code: codeSchema,
  /** Whether this browser needs none for 30 days. */
  trust: v.optional(v.boolean(), false),
});

export const passwordProofSchema = v.object({ password: typedPasswordSchema });
export const codeProofSchema = v.object({ code: codeSchema });
/** A proof of identity over an open session: one of the three. */
export const proofSchema = v.union([
  passwordProofSchema,
  codeProofSchema,
  v.object({ passkey: assertionSchema }),
]);

/** A new account whose owner logs in with a passkey. */
export const passkeyRegistrationSchema = v.object({ email: emailSchema, name: nameSchema });

/** Name of a passkey, as its owner calls it. */
export const passkeyNameSchema = lineSchema(60, 1);
export const passkeyRenamingSchema = v.object({ name: passkeyNameSchema });

/** Bodies that forms validate with; a route's own `body` is only used on the server. */
export const resetRequestSchema = v.object({ email: emailSchema });
export const newPasswordByLinkSchema = v.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
  /** Of the second factor, where the account has one. */
  code: v.nullish(codeSchema),
});
export const emailChangeSchema = v.object({ email: emailSchema });
export const passwordChangeSchema = v.object({
  currentPassword: confirmingPasswordSchema,
  newPassword: newPasswordSchema,
});
