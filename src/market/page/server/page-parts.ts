import type { InferInput } from 'valibot';
import { answerRate } from '#domain/answer-rate.ts';
import { DISCOUNTS, type DiscountField } from '#domain/discounts.ts';
import type { Position } from '#domain/places.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import {
  AMENITIES,
  AMENITY_GROUPS,
  CANCELLATION_POLICY_ENTRIES,
  cityName,
  countryByCode,
  EVENT_TYPES,
  PRICING_FIELD_LABELS,
} from '#features/catalogues/index.server.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type {
  AmenityGroup,
  EventType,
  Host,
  OfferedDiscount,
  PagePolicy,
  Place,
  ratingSchema,
} from '../contract.ts';
import type { HostRow } from './store/page-columns.ts';

/** Columns of a listing's place. */
type PlaceRow = Position & Omit<Place, 'countryName'>;

/** Place of a listing, in the reader's language. */
export function placeOfRow(row: PlaceRow, locale: string): Place {
  return {
    countryCode: row.countryCode,
    countryName: countryByCode(row.countryCode, locale)?.label ?? row.countryCode,
    region: row.region,
    city: cityName(row.city, row.countryCode, locale),
    neighbourhood: row.neighbourhood,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
  };
}

/** The host of a page. */
export function hostOfRow({ answered, ...host }: HostRow): Host {
  return {
    ...host,
    languages: [...host.languages],
    joinedAt: toInstant(host.joinedAt).toString(),
    answerRate: answered === null ? null : answerRate(answered),
  };
}

/** A listing with the condition for its guests that holds: none where no identity is verified. */
export function withOfferedCondition<Row extends { readonly asksVerifiedGuests: boolean }>(
  row: Row,
  { identity }: Pick<Services, 'identity'>,
): Row {
  return identity === null ? { ...row, asksVerifiedGuests: false } : row;
}

/** A policy of nights for a page. */
export function toPagePolicy(
  {
    cancellationPolicy: id,
    customPolicyText: customText,
  }: { readonly cancellationPolicy: CancellationPolicy; readonly customPolicyText: string },
  translate: Translator,
): PagePolicy {
  const { label, summary } = CANCELLATION_POLICY_ENTRIES[id];
  return { id, label: translate(label), summary: translate(summary), customText };
}

/** The discounts of a host, in the order of the pricing; a special one only while it is on. */
export function offeredDiscounts(
  rates: Readonly<Record<DiscountField, number>> & { readonly specialDiscountOn: boolean },
  translate: Translator,
): OfferedDiscount[] {
  return DISCOUNTS.filter(
    ({ field }) => rates[field] > 0 && (field !== 'specialDiscount' || rates.specialDiscountOn),
  ).map(({ field }) => ({
    field,
    label: translate(PRICING_FIELD_LABELS[field]),
    percent: rates[field],
  }));
}

/**
 * Amenities by their groups, in the reader's language and the order of the catalogue.
 *
 * @param ids of a listing; null for all
 * @returns the non-empty groups
 */
export function toAmenityGroups(
  ids: readonly string[] | null,
  translate: Translator,
): AmenityGroup[] {
  return AMENITY_GROUPS.map((group) => ({
    id: group.id,
    label: translate(group.label),
    amenities: AMENITIES.filter(
      ({ id, group: groupId }) => groupId === group.id && (ids === null || ids.includes(id)),
    ).map(({ id, label, colour }) => ({ id, label: translate(label), hue: colour.hue })),
  })).filter(({ amenities }) => amenities.length > 0);
}

/**
 * Events in the reader's language and the order of the catalogue.
 *
 * @param ids of a listing; null for all
 */
export function toEventTypes(ids: readonly string[] | null, translate: Translator): EventType[] {
  return EVENT_TYPES.filter(({ id }) => ids === null || ids.includes(id)).map((event) => ({
    id: event.id,
    label: translate(event.label),
    description: translate(event.description),
    slot: 'slot' in event ? event.slot : null,
  }));
}

/** Stars to one decimal; null without ratings. */
export function computeRating({
  ratingSum,
  ratingCount,
}: {
  readonly ratingSum: number;
  readonly ratingCount: number;
}): InferInput<typeof ratingSchema> {
  if (ratingCount === 0) return null;
  return { average: Math.round((ratingSum / ratingCount) * 10) / 10, count: ratingCount };
}
