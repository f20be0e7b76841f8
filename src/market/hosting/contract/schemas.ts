import * as v from 'valibot';
import {
  HOSTED_LISTS,
  HOSTED_NUMBERS,
  HOUSE_RULE,
  LATITUDE,
  LISTING_TEXTS,
  LONGITUDE,
  MAX_PICTURES,
  type NumberBounds,
  POLICY_TEXT,
  TIME_PATTERN,
} from '#domain/listing-form.ts';
import { hasWholeParts } from '#domain/money.ts';
import { PICTURE_SUBJECTS } from '#domain/picture-subjects.ts';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
import { pictureSchema } from '#market/page/contract.ts';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { TOO_PRECISE } from '#platform/contract/issues.ts';
import { lineSchema, textSchema } from '#platform/contract/schemas.ts';
import { isLanguageTag } from '#platform/i18n/text-language.ts';

/** A whole number, or one with at most as many decimals as the step. */
export function numberSchema({ min, max, step }: NumberBounds) {
  const within = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
  if (step >= 1) return v.pipe(within, v.integer(), v.multipleOf(step));
  const perUnit = Math.round(1 / step);
  return v.pipe(
    within,
    v.check((value) => hasWholeParts(value, perUnit), TOO_PRECISE),
    v.transform((value) => Math.round(value * perUnit) / perUnit),
  );
}

/** Schema of a number in a form, with the default of a new form. */
export const numberWithDefault = (bounds: NumberBounds) =>
  v.optional(numberSchema(bounds), bounds.default);

/** A time of day, HH:MM. */
export const timeSchema = v.pipe(v.string(), v.regex(TIME_PATTERN));

interface Letters {
  readonly min: number;
  readonly max: number;
}

export const makeLineSchema = ({ min, max }: Letters) => lineSchema(max, min);
export const makeTextSchema = ({ min, max }: Letters) => textSchema(max, min);
const urls = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)));
/** An id of a catalogue, or its English label. */
export const catalogueWord = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/**
 * BCP 47 tag of the texts' language. Without one a new listing gets the host's, and a changed one
 * retains its own.
 */
const languageSchema = v.optional(v.pipe(v.string(), v.check(isLanguageTag, 'Not a language tag')));

const degrees = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));
/** Latitude and longitude. */
export const latlngSchema = v.tuple([degrees(LATITUDE), degrees(LONGITUDE)]);

/** The country, and the exact position in it (spec 3 §3.2). */
export const locationSchema = v.object({
  /** Two-letter code. */
  value: countryCodeSchema,
  /** The country's name; ignored in favour of ours. */
  label: v.optional(v.string(), ''),
  /** Latitude and longitude of the door. */
  latlng: latlngSchema,
});

const hosted = (name: keyof typeof HOSTED_NUMBERS) => numberWithDefault(HOSTED_NUMBERS[name]);

/** Form fields of every kind reserved by the night, with the defaults of a new form. */
export const hostedFormEntries = {
  location: locationSchema,
  address: makeLineSchema(LISTING_TEXTS.address),
  /** Derived from the point where it is left empty. */
  region: v.optional(makeLineSchema(LISTING_TEXTS.region), ''),
  city: v.optional(makeLineSchema(LISTING_TEXTS.city), ''),
  neighbourhood: v.optional(makeLineSchema(LISTING_TEXTS.neighbourhood), ''),
  minnight: hosted('minnight'),
  /** `secure_url` of uploads, or the value of a loaded listing here; the first is the cover. */
  imageSrc: v.optional(v.pipe(urls, v.maxLength(MAX_PICTURES)), []),
  /** Alternative text of each picture, in the same order; may be shorter. */
  imageAlt: v.optional(
    v.pipe(v.array(makeLineSchema(LISTING_TEXTS.pictureAlt)), v.maxLength(MAX_PICTURES)),
    [],
  ),
  /** The subject of each picture, in the same order; may be shorter. */
  imageShows: v.optional(
    v.pipe(v.array(v.nullable(v.picklist(PICTURE_SUBJECTS))), v.maxLength(MAX_PICTURES)),
    [],
  ),
  logoImageSrc: v.optional(v.pipe(urls, v.maxLength(MAX_PICTURES)), []),
  title: makeLineSchema(LISTING_TEXTS.title),
  description: makeTextSchema(LISTING_TEXTS.description),
  language: languageSchema,
  /** Ids of the catalogue, or its English labels. */
  amenity: v.optional(v.pipe(v.array(catalogueWord), v.maxLength(HOSTED_LISTS.amenity)), []),
  event: v.optional(v.pipe(v.array(catalogueWord), v.maxLength(HOSTED_LISTS.event)), []),
  houseRules: v.optional(
    v.pipe(v.array(makeLineSchema(HOUSE_RULE)), v.maxLength(HOSTED_LISTS.houseRules)),
    [],
  ),
  wifiName: v.optional(makeLineSchema(LISTING_TEXTS.wifiName), ''),
  wifiPassword: v.optional(makeLineSchema(LISTING_TEXTS.wifiPassword), ''),
  /** Mbit/s. */
  wifiSpeed: v.optional(v.nullable(numberSchema(HOSTED_NUMBERS.wifiSpeed)), null),
  instructions: v.optional(makeTextSchema(LISTING_TEXTS.instructions), ''),
  cancellationPolicy: v.optional(v.picklist(CANCELLATION_POLICIES), 'flexible'),
  customCancellationPolicy: v.optional(makeTextSchema(POLICY_TEXT), ''),
  /** The refund percentage of a custom policy. */
  securityDeposit: hosted('securityDeposit'),
  discount: hosted('discount'),
  womenDiscount: hosted('womenDiscount'),
  specialDiscount: hosted('specialDiscount'),
  /** Whether the special discount applies; true by default. */
  specialDiscountOn: v.optional(v.boolean(), true),
  /** Whether stays of more than 30 nights may be paid by the month. */
  monthlyPayments: v.optional(v.boolean(), true),
  volunteerDiscount: hosted('volunteerDiscount'),
  influencerDiscount: hosted('influencerDiscount'),
  studentDiscount: hosted('studentDiscount'),
  parentDiscount: hosted('parentDiscount'),
  localDiscount: hosted('localDiscount'),
} as const;

/** An incomplete form: nothing is required for a preview. */
export const hostedPreviewEntries = {
  location: v.optional(v.nullable(locationSchema), null),
  address: v.optional(lineSchema(LISTING_TEXTS.address.max), ''),
  title: v.optional(lineSchema(LISTING_TEXTS.title.max), ''),
  description: v.optional(textSchema(LISTING_TEXTS.description.max), ''),
} as const;

/** Fields of a stored form in addition to those that are sent, for display. */
export const hostedStoredEntries = {
  /** Ids of `amenity` and `event`, which contain the labels of the catalogue (spec 3 §3.2). */
  amenityIds: v.array(v.string()),
  eventIds: v.array(v.string()),
  /** The pictures of `imageSrc`, for display. */
  pictures: v.array(pictureSchema),
  logos: v.array(pictureSchema),
} as const;

const hostedFormSchema = v.object(hostedFormEntries);
/** A form of a kind reserved by the night, as the server parses it. */
export type HostedForm = v.InferOutput<typeof hostedFormSchema>;
