import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Party } from '#domain/itinerant-form.ts';
import { PRICING_FIELD_LABELS } from '#features/catalogues/index.web.ts';
import type { HostingField } from './itinerant-form.ts';

/** Label of each field, in the form and in the comparison of two versions. */
export const FIELD_LABELS: Record<HostingField, MessageDescriptor> = {
  ...PRICING_FIELD_LABELS,
  category: msg({ message: 'Theme', context: 'itinerant' }),
  style: msg`Style`,
  occupancy: msg`Occupancy`,
  party: msg`Party`,
  location: msg`Country and pin on the map`,
  address: msg`Street address`,
  region: msg`Region`,
  city: msg`City`,
  neighbourhood: msg`Neighbourhood`,
  guestCount: msg`Guests`,
  roomCount: msg`Rooms`,
  bathroomCount: msg`Bathrooms`,
  minnight: msg`Minimum nights`,
  stops: msg`Stops`,
  imageSrc: msg`Photos`,
  imageAlt: msg`Photo descriptions`,
  imageShows: msg`What the photos show`,
  logoImageSrc: msg`Logo`,
  title: msg`Title`,
  description: msg`Description`,
  language: msg`Written in`,
  price: msg`Price per night for each guest, in US dollars`,
  amenity: msg`Amenities`,
  event: msg`Events`,
  weekDayRoutine: msg`Weekday day routine`,
  weekNightRoutine: msg`Weekday night routine`,
  weekendDayRoutine: msg`Weekend day routine`,
  weekendNightRoutine: msg`Weekend night routine`,
  customRoutine: msg`Custom routine`,
  houseRules: msg`House rules`,
  checkinTime: msg`Check-in date`,
  checkoutTime: msg`Check-out date`,
  goPeople: msg`People needed`,
  goDate: msg`Decided at the end of`,
  sharedCost: msg`Shared cost of the journey, in US dollars`,
  wifiName: msg`Wifi name`,
  wifiPassword: msg`Wifi password`,
  wifiSpeed: msg`Wifi speed, in Mbps`,
  instructions: msg`Entry instructions`,
  cancellationPolicy: msg`Cancellation policy`,
  customCancellationPolicy: msg`Your policy in your own words`,
  securityDeposit: msg`Refund percentage`,
  specialDiscountOn: msg`Turn on the special discount`,
  monthlyPayments: msg`Payment by the month`,
  cleaningFees: msg`Cleaning, in US dollars`,
  extraGuestFees: msg`Extra guests, in US dollars`,
  petFees: msg`Pets, in US dollars`,
  taxFees: msg`Taxes, in US dollars`,
  securityDepositFee: msg`Security deposit, in US dollars`,
};

/** Labels of the group sizes (spec 3 §2.2). */
export const PARTY_LABELS: Readonly<Record<Party, MessageDescriptor>> = {
  Duo: msg`Duo`,
  Trio: msg`Trio`,
  Quatro: msg`Quatro`,
  Cinco: msg`Cinco`,
  Ocho: msg`Ocho`,
  Mucho: msg`Mucho`,
};
