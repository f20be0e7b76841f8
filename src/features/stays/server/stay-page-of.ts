import type { MessageDescriptor } from '@lingui/core';
import { DISCOUNTS } from '#domain/discounts.ts';
import { DURATION_NIGHTS, pricePerDuration } from '#domain/stay-pricing.ts';
import { PRICING_DURATIONS } from '#domain/vocabulary.ts';
import {
  CANCELLATION_POLICY_ENTRIES,
  cityName,
  countryByCode,
  LISTING_CATEGORY_ENTRIES,
  OCCUPANCY_ENTRIES,
  PRICING_FIELD_LABELS,
  SCENERY_STYLE_ENTRIES,
} from '#features/catalogues/index.server.ts';
import {
  amenityGroupsOf,
  eventsOf,
  PETS_AMENITIES,
  ratingOf,
} from '#features/listings/index.server.ts';
import type { StayPage } from '#features/stays/contract.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import type { Actor, Translator } from '#platform/server/services.ts';
import type { StayPageRow } from './store/stay-page.ts';

type Translate = (descriptor: MessageDescriptor) => string;

/** Amenities for work that stand beside the title. */
const MAX_LABELS = 4;

/** The page of a stay, stored or not yet, in the reader's language. */
export function stayPageOf(
  stay: StayPageRow,
  translate: Translator,
  actor: Actor | null,
): StayPage {
  const amenityGroups = amenityGroupsOf(stay.amenities, translate);
  const policy = CANCELLATION_POLICY_ENTRIES[stay.cancellationPolicy];
  return {
    id: stay.id,
    title: stay.title,
    description: stay.description,
    category: stay.category,
    categoryLabel: translate(LISTING_CATEGORY_ENTRIES[stay.category].label),
    scenery: stay.scenery,
    sceneryLabel: translate(SCENERY_STYLE_ENTRIES[stay.scenery].label),
    occupancy: stay.occupancy,
    occupancyLabel: translate(OCCUPANCY_ENTRIES[stay.occupancy].label),
    place: {
      countryCode: stay.countryCode,
      countryName: countryByCode(stay.countryCode, translate.locale)?.label ?? stay.countryCode,
      region: stay.region,
      city: cityName(stay.city, stay.countryCode, translate.locale),
      neighbourhood: stay.neighbourhood,
      latitude: stay.latitude,
      longitude: stay.longitude,
      timeZone: stay.timeZone,
    },
    pictures: [...stay.pictures],
    logo: stay.logo,
    guestCount: stay.guestCount,
    roomCount: stay.roomCount,
    bathroomCount: stay.bathroomCount,
    capacity: stay.capacity,
    minNights: stay.minNights,
    nightlyPrice: stay.nightlyPrice,
    includedGuests: stay.includedGuests,
    acceptsPets: PETS_AMENITIES.some((amenity) => stay.amenities.includes(amenity)),
    durationPrices: PRICING_DURATIONS.map((duration) => ({
      duration,
      nights: DURATION_NIGHTS[duration],
      amount: pricePerDuration(stay, duration),
    })),
    amenityGroups,
    events: eventsOf(stay.events, translate),
    houseRules: [...stay.houseRules],
    wifiMbps: stay.wifiMbps,
    checkInFrom: stay.checkInFrom,
    checkOutUntil: stay.checkOutUntil,
    averageGuestAge: stay.averageGuestAge,
    residentCount: stay.residentCount,
    policy: {
      id: stay.cancellationPolicy,
      label: translate(policy.label),
      summary: translate(policy.summary),
      customText: stay.customPolicyText,
    },
    discounts: offeredDiscounts(stay, translate),
    securityRate: stay.securityRate,
    host: {
      ...stay.host,
      languages: [...stay.host.languages],
      joinedAt: toInstant(stay.host.joinedAt).toString(),
    },
    rating: ratingOf(stay),
    favorite: stay.favorite,
    own: actor?.id === stay.host.id,
    labels: (amenityGroups.find((group) => group.id === 'work')?.amenities ?? [])
      .slice(0, MAX_LABELS)
      .map(({ id: amenity, label }) => ({ id: amenity, label })),
  };
}

/** The discounts the host gives, in the order of the pricing; a special one only while it is on. */
function offeredDiscounts(stay: StayPageRow, translate: Translate): StayPage['discounts'] {
  return DISCOUNTS.filter(
    ({ field }) => stay[field] > 0 && (field !== 'specialDiscount' || stay.specialDiscountOn),
  ).map(({ field }) => ({
    field,
    label: translate(PRICING_FIELD_LABELS[field]),
    percent: stay[field],
  }));
}
