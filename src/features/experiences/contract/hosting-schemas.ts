import * as v from 'valibot';
import {
  EXPERIENCE_LISTS,
  EXPERIENCE_NUMBERS,
  EXPERIENCE_TEXTS,
  LISTING_STATES,
} from '#domain/experience-form.ts';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { PRICE_SOURCES, PRICE_TIERS } from '#domain/experience-pricing.ts';
import { LISTING_TEXTS, MAX_PICTURES } from '#domain/listing-form.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import {
  catalogueWord,
  hostedFormEntries,
  hostedStoredEntries,
  latlngSchema,
  makeLineSchema,
  makeTextSchema,
  numberWithDefault,
  timeSchema,
} from '#market/hosting/contract.ts';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { centsSchema, idSchema } from '#platform/contract/schemas.ts';
import { scheduleEntrySchema } from './schedule.ts';

const numberField = (name: keyof typeof EXPERIENCE_NUMBERS) =>
  numberWithDefault(EXPERIENCE_NUMBERS[name]);

const catalogueList = (max: number) =>
  v.optional(v.pipe(v.array(catalogueWord), v.maxLength(max)), []);

const arrangements = catalogueList(EXPERIENCE_LISTS.arrangements);
const placeId = v.pipe(v.string(), v.maxLength(200));

/** Location: a country, and in it a region, a city or a point, as far as they are chosen. */
export const experienceLocationSchema = v.object({
  /** Two-letter code. */
  value: countryCodeSchema,
  label: v.optional(v.string(), ''),
  /** Latitude and longitude; those of the place, the city or the country where it is missing. */
  latlng: v.optional(v.nullable(latlngSchema), null),
  region: v.optional(makeLineSchema(LISTING_TEXTS.region), ''),
  city: v.optional(makeLineSchema(LISTING_TEXTS.city), ''),
});

/**
 * Every field of the experience's form (spec 2 §3). The server accepts but ignores values that a
 * client must not decide: it computes the rating, managed terms, ownership of the place,
 * host-provided items and sums itself.
 */
export const experienceFormEntries = {
  location: experienceLocationSchema,
  category: v.picklist(EXPERIENCE_CATEGORIES),
  /** A list with one item (spec 2 §3), or the id itself. */
  style: v.union([
    catalogueWord,
    v.pipe(
      v.tuple([catalogueWord]),
      v.transform(([style]) => style),
    ),
  ]),
  recommendationId: v.optional(v.nullable(placeId), null),
  /** Those of the recommendation apply where they are empty. */
  title: v.optional(makeLineSchema({ ...LISTING_TEXTS.title, min: 0 }), ''),
  description: makeTextSchema(LISTING_TEXTS.description),
  address: v.optional(makeLineSchema({ ...LISTING_TEXTS.address, min: 0 }), ''),
  rules: v.optional(makeTextSchema(EXPERIENCE_TEXTS.rules), ''),
  instructions: hostedFormEntries.instructions,
  language: hostedFormEntries.language,
  cancellationPolicy: v.optional(v.nullable(v.picklist(EXPERIENCE_POLICIES)), null),
  imageSrc: hostedFormEntries.imageSrc,
  imageAlt: hostedFormEntries.imageAlt,
  imageShows: hostedFormEntries.imageShows,
  /** A list, or a single key (spec 2 §3). */
  logoImageSrc: v.optional(
    v.union([
      v.pipe(
        v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(2_000))),
        v.maxLength(MAX_PICTURES),
      ),
      v.pipe(
        v.string(),
        v.maxLength(2_000),
        v.transform((source) => (source === '' ? [] : [source])),
      ),
    ]),
    [],
  ),
  locationDescription: v.optional(makeTextSchema(EXPERIENCE_TEXTS.locationDescription), ''),
  depositRequired: v.optional(v.boolean(), false),
  /** Dollars for each guest. */
  depositAmount: numberField('depositAmount'),
  /** Dollars for one guest and one period; used where the host sets the price. */
  price: numberField('price'),
  /** Whether the form computed the price, rather than the host. */
  isPriceAutomatic: v.optional(v.boolean(), false),
  /** Dollars; read only for categories with a fee. */
  arrangementFee: v.optional(v.nullable(numberField('arrangementFee')), null),
  /** Participants, including the host. */
  guestCount: numberField('guestCount'),
  arrangements,
  hostArrangements: arrangements,
  costArrangements: arrangements,
  amenity: catalogueList(EXPERIENCE_LISTS.amenity),
  routine: v.optional(v.nullable(catalogueWord), null),
  routineSchedule: v.optional(
    v.pipe(v.array(scheduleEntrySchema), v.maxLength(EXPERIENCE_LISTS.routineSchedule)),
    [],
  ),
  acknowledgedDisclaimers: v.optional(
    v.pipe(v.array(catalogueWord), v.maxLength(EXPERIENCE_LISTS.acknowledgedDisclaimers)),
    [],
  ),
  /** When doors open and when everyone has to be out; null where the session times apply. */
  checkinTime: v.optional(v.nullable(timeSchema), null),
  checkoutTime: v.optional(v.nullable(timeSchema), null),
} as const;

export const experienceFormSchema = v.object(experienceFormEntries);
/** A form as parsed by the server. */
export type ExperienceForm = v.InferOutput<typeof experienceFormSchema>;

/** Values below the minimum are refused by the thirteen checks, with their texts (spec 2 §5). */
const checkedNumber = (name: 'price' | 'guestCount') => {
  const bounds = EXPERIENCE_NUMBERS[name];
  return numberWithDefault({ ...bounds, min: -bounds.max });
};

/** Fields of the payload that the server computes itself (spec 2 §3). */
const IGNORED_FIELDS = [
  'locationValue',
  'rating',
  'time',
  'recommendedImageSrc',
  'estimatedCost',
  'recommendation',
  'recommendedLocationCity',
  'managedPricingOptions',
  'isManaged',
  'managerId',
] as const;
export type IgnoredField = (typeof IGNORED_FIELDS)[number];

/** They are accepted with any value, and never read. */
const ignoredEntries = v.entriesFromList(IGNORED_FIELDS, v.optional(v.unknown()));

/** The payload of the form: the deposit may have its other name (spec 2 §3). */
export const sentExperienceEntries = {
  ...experienceFormEntries,
  ...ignoredEntries,
  price: checkedNumber('price'),
  guestCount: checkedNumber('guestCount'),
  /** Read where `depositAmount` is missing or zero. */
  deposit: numberField('depositAmount'),
} as const;
export const sentExperienceSchema = v.object(sentExperienceEntries);
export type SentExperience = v.InferOutput<typeof sentExperienceSchema>;

/** Breakdown of a price for the pricing panel. Amounts in cents. */
export const priceSummarySchema = v.object({
  tier: v.picklist(PRICE_TIERS),
  source: v.picklist(PRICE_SOURCES),
  /** Price of a period for the whole group; null where the host sets the price for a guest. */
  basePrice: v.nullable(centsSchema),
  isPerPerson: v.boolean(),
  sessionsPerPeriod: v.number(),
  /** A guest's share of it, and one session's part of that. */
  share: centsSchema,
  sessionShare: centsSchema,
  fee: centsSchema,
  /** spec 2 §3. */
  guestOwes: centsSchema,
  hostOwes: centsSchema,
  guestsPay: centsSchema,
  totalRevenue: centsSchema,
  isLocationOwner: v.boolean(),
  /** Base price that the owner of the place receives; 0 for other hosts. */
  ownerBenefit: centsSchema,
  /** Translated; empty for users other than owners. */
  ownershipMessage: v.string(),
  /** Translated. */
  warnings: v.array(v.string()),
  /** Amount that the host covers for each number of guests, from all of them to none. */
  covered: v.array(v.object({ guests: v.number(), amount: centsSchema })),
});
export type PriceSummary = v.InferOutput<typeof priceSummarySchema>;

const storedEntries = {
  ...experienceFormEntries,
  ...hostedStoredEntries,
  style: v.string(),
  logoImageSrc: v.array(v.string()),
  routineSchedule: v.array(v.object({ ...scheduleEntrySchema.entries, id: idSchema })),
  /** The country's two-letter code again (spec 2 §3). */
  locationValue: v.string(),
};

/** An experience for its host's form. */
export const storedExperienceSchema = v.object({
  ...storedEntries,
  id: idSchema,
  /** Sent with the changes, so that a concurrent edit isn't overwritten. */
  version: v.number(),
  state: v.picklist(LISTING_STATES),
  commitments: v.object({
    reservations: v.number(),
    /** Taken seats of the fullest coming session. */
    seats: v.number(),
  }),
});
export type StoredExperience = v.InferOutput<typeof storedExperienceSchema>;
