import { answerRate } from '#domain/answer-rate.ts';
import { DISCOUNTS, type DiscountField } from '#domain/discounts.ts';
import type { Position } from '#domain/places.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import {
  CANCELLATION_POLICY_ENTRIES,
  cityName,
  countryByCode,
  PRICING_FIELD_LABELS,
} from '#features/catalogues/index.server.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import type { Translator } from '#platform/server/services.ts';
import type { Host, OfferedDiscount, PagePolicy, Place } from '../contract.ts';
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
