import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CabinClass, TravelRegion, TravelSeason, TravelType } from '#domain/flights.ts';

/** Catalogues of spec 3 §3.8, as they are shown. */

export const REGION_LABELS: Readonly<Record<TravelRegion, MessageDescriptor>> = {
  Europe: msg`Europe`,
  Asia: msg`Asia`,
  'North America': msg`North America`,
  'South America': msg`South America`,
  Africa: msg`Africa`,
  Oceania: msg`Oceania`,
  'Middle East': msg`Middle East`,
};

export const SEASON_LABELS: Readonly<Record<TravelSeason, MessageDescriptor>> = {
  Spring: msg`Spring`,
  Summer: msg`Summer`,
  Fall: msg`Fall`,
  Winter: msg`Winter`,
};

export const TYPE_LABELS: Readonly<Record<TravelType, MessageDescriptor>> = {
  all: msg`All`,
  destinations: msg`Destinations`,
  festivals: msg`Festivals`,
};

export const CLASS_LABELS: Readonly<Record<CabinClass, MessageDescriptor>> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  first: msg`First class`,
};
