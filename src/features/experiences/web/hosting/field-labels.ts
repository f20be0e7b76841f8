import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HostingField } from './experience-form.ts';

/** Label of each field, in the form and in the comparison of two versions. */
export const FIELD_LABELS: Readonly<Record<HostingField, MessageDescriptor>> = {
  location: msg`Country`,
  category: msg`Category`,
  style: msg`Style`,
  recommendationId: msg`Recommended place`,
  title: msg`Title`,
  description: msg`Description`,
  language: msg`Written in`,
  address: msg`Address`,
  rules: msg`Rules`,
  instructions: msg`Joining instructions`,
  cancellationPolicy: msg`Cancellation Policy`,
  imageSrc: msg`Photos`,
  imageAlt: msg`Photo descriptions`,
  imageShows: msg`What the photos show`,
  logoImageSrc: msg`Logo`,
  locationDescription: msg`How to find the place`,
  depositRequired: msg`Ask for a refundable deposit`,
  depositAmount: msg`Deposit per guest, in US dollars`,
  price: msg`Price per guest, in US dollars`,
  isPriceAutomatic: msg`Price at the base rate`,
  arrangementFee: msg`Arrangement fee`,
  guestCount: msg`Guests, you included`,
  arrangements: msg`Included Arrangements`,
  hostArrangements: msg`Host Provides`,
  costArrangements: msg`Potential Extra Costs`,
  amenity: msg`Amenities`,
  routine: msg`Activity`,
  routineSchedule: msg`Schedule`,
  acknowledgedDisclaimers: msg`Legal Disclaimers`,
  checkinTime: msg`Check-in time`,
  checkoutTime: msg`Check-out time`,
};
