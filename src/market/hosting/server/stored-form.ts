import type { DiscountField } from '#domain/discounts.ts';
import { toDollars } from '#domain/money.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import { AMENITIES, countryByCode, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { HostedForm } from '../contract/schemas.ts';
import { catalogueLabels } from './listing-from-form.ts';
import { toPictureUrl } from './pictures/pictures.ts';
import type { HostedListing } from './store/hosted-listing.ts';
import { describePictures, type OwnPicture } from './store/uploads.ts';

/** Placeholder of a logo whose colours are unknown. */
const PLAIN = 'transparent';

/**
 * Form fields of a stored listing, shared by all kinds, with its secrets: for its host alone.
 * Prices in dollars.
 */
export async function formOfListing(
  db: Queryable,
  listing: HostedListing,
  { config }: Pick<Services, 'config'>,
  translate: Translator,
) {
  const { arrival, countryCode } = listing;
  const keys = [...listing.pictures.map(({ key }) => key), ...listing.logos];
  const known = await describePictures(db, keys);
  const source = (key: string): string => toPictureUrl(known.get(key) ?? { key }, config);
  return {
    price: toDollars(listing.price),
    wifiSpeed: listing.wifiMbps,
    amenity: catalogueLabels(AMENITIES, listing.amenities),
    event: catalogueLabels(EVENT_TYPES, listing.events),
    amenityIds: [...listing.amenities],
    eventIds: [...listing.events],
    location: {
      value: countryCode,
      label: countryByCode(countryCode, translate.locale)?.label ?? countryCode,
      latlng: [arrival.latitude, arrival.longitude] as [number, number],
    },
    address: arrival.address,
    region: listing.region,
    city: listing.city,
    neighbourhood: listing.neighbourhood,
    title: listing.title,
    description: listing.description,
    language: listing.language,
    imageSrc: listing.pictures.map(({ key }) => source(key)),
    imageAlt: listing.pictures.map(({ alt }) => alt),
    imageShows: listing.pictures.map(({ shows }) => shows),
    logoImageSrc: listing.logos.map(source),
    wifiName: arrival.wifiName,
    wifiPassword: arrival.wifiPassword,
    instructions: arrival.entryInstructions,
    pictures: [...listing.pictures],
    logos: listing.logos.map((key) => toLogo(key, known.get(key), listing.title)),
  };
}

function toLogo(key: string, known: OwnPicture | undefined, title: string) {
  return { key, alt: title, placeholder: known?.placeholder ?? PLAIN };
}

/** Terms set by hosts of every kind reserved by the night, as stored. Rates in percent. */
export interface NightlyTerms extends Readonly<Record<DiscountField, number>> {
  readonly minNights: number;
  readonly specialDiscountOn: boolean;
  readonly cancellationPolicy: CancellationPolicy;
  /** Only for a custom policy. */
  readonly customRefundPercent: number;
  readonly customPolicyText: string;
  readonly monthlyPayments: boolean;
  readonly houseRules: string[];
}

/** The form's fields of these terms. */
type TermFields = Pick<
  HostedForm,
  | DiscountField
  | 'minnight'
  | 'specialDiscountOn'
  | 'cancellationPolicy'
  | 'securityDeposit'
  | 'customCancellationPolicy'
  | 'monthlyPayments'
  | 'houseRules'
>;

/** Converts the terms of a form. */
export function termsFromForm(form: TermFields): NightlyTerms {
  return {
    ...pickDiscounts(form),
    minNights: form.minnight,
    specialDiscountOn: form.specialDiscountOn,
    cancellationPolicy: form.cancellationPolicy,
    customRefundPercent: form.securityDeposit,
    customPolicyText: form.customCancellationPolicy,
    monthlyPayments: form.monthlyPayments,
    houseRules: [...form.houseRules],
  };
}

/** The inverse of `termsFromForm`. */
export function formOfTerms(terms: NightlyTerms): TermFields {
  return {
    ...pickDiscounts(terms),
    minnight: terms.minNights,
    specialDiscountOn: terms.specialDiscountOn,
    cancellationPolicy: terms.cancellationPolicy,
    securityDeposit: terms.customRefundPercent,
    customCancellationPolicy: terms.customPolicyText,
    monthlyPayments: terms.monthlyPayments,
    houseRules: terms.houseRules,
  };
}

function pickDiscounts(rates: Readonly<Record<DiscountField, number>>) {
  return {
    discount: rates.discount,
    influencerDiscount: rates.influencerDiscount,
    localDiscount: rates.localDiscount,
    parentDiscount: rates.parentDiscount,
    specialDiscount: rates.specialDiscount,
    studentDiscount: rates.studentDiscount,
    volunteerDiscount: rates.volunteerDiscount,
    womenDiscount: rates.womenDiscount,
  };
}
