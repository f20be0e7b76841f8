import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { PRICING_FIELD_LABELS } from '#features/catalogues/index.web.ts';
import {
  describePoint,
  HostingDialog,
  type HostingKind,
  makeSteps,
} from '#market/hosting/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import {
  createStay,
  listChoices,
  previewStay,
  showRecentStay,
  showStayForm,
  updateStay,
} from '../../contract/addresses.gen.ts';
import { stayFormEntries, stayPreviewSchema } from '../../contract/hosting-schemas.ts';
import type { StayForm } from '../../contract.ts';
import { type HostingField, type HostingValues, type StayHosting, stayForm } from './stay-form.ts';

/** Host Your Co-Living! (spec 3 §2.3, §4): creates a home, or edits that of `actionId`. */
export default function StayHostingDialog({ parameters, onClose }: DialogProps<'property'>) {
  return (
    <HostingDialog
      kind={STAY_HOSTING}
      actionId={parameters?.actionId}
      copyOf={parameters?.copyOf}
      onClose={onClose}
    />
  );
}

const step = makeSteps<HostingValues>(stayFormEntries);

/** The five steps of Host Your Co-Living! and their fields (spec 3 §2.3). */
const HOSTING_STEPS = [
  step(
    'basics',
    msg`Basic info`,
    ['category', 'occupancy'],
    () => import('./steps/basics-step.tsx'),
  ),
  step(
    'location',
    msg`Location details`,
    [
      'location',
      'region',
      'city',
      'neighbourhood',
      'address',
      'scenery',
      'guestCount',
      'roomCount',
      'bathroomCount',
      'minnight',
      'maxNights',
      'noticeDays',
      'daysBetween',
      'daysAhead',
      'noArrivalOn',
    ],
    () => import('./steps/location-step.tsx'),
  ),
  step(
    'pictures',
    msg`Visuals and description`,
    ['imageSrc', 'imageAlt', 'imageShows', 'logoImageSrc', 'title', 'description', 'language'],
    () => import('./steps/pictures-step.tsx'),
  ),
  step(
    'experience',
    msg`Guest experience`,
    [
      'amenity',
      'event',
      'checkinTime',
      'checkoutTime',
      'wifiName',
      'wifiPassword',
      'wifiSpeed',
      'instructions',
      'residentCount',
      'averageGuestAge',
      'houseRules',
    ],
    () => import('./steps/experience-step.tsx'),
  ),
  step(
    'price',
    msg`Policies and pricing`,
    [
      'price',
      'instantBooking',
      'cleaningFees',
      'petFees',
      'includedGuests',
      'extraGuestFees',
      'taxRate',
      'discount',
      'specialDiscount',
      'specialDiscountOn',
      'monthlyPayments',
      'influencerDiscount',
      'localDiscount',
      'parentDiscount',
      'studentDiscount',
      'volunteerDiscount',
      'womenDiscount',
      'securityRate',
      'cancellationPolicy',
      'securityDeposit',
      'customCancellationPolicy',
    ],
    () => import('./steps/price-step.tsx'),
  ),
];

/** Label of each field in the comparison of two versions. */
const FIELD_LABELS: Record<HostingField, MessageDescriptor> = {
  ...PRICING_FIELD_LABELS,
  category: msg({ message: 'Theme', context: 'home' }),
  scenery: msg`Surroundings`,
  occupancy: msg`Property type`,
  location: msg`Country and pin on the map`,
  address: msg`Street address`,
  region: msg`Region`,
  city: msg`City`,
  neighbourhood: msg`Neighbourhood`,
  guestCount: msg`Guests`,
  roomCount: msg`Rooms`,
  bathroomCount: msg`Bathrooms`,
  minnight: msg`Minimum nights`,
  maxNights: msg`Maximum nights`,
  noticeDays: msg`Notice before arrival, in days`,
  daysBetween: msg`Days between stays`,
  daysAhead: msg`Open for reservations, in days ahead`,
  noArrivalOn: msg`Days without arrivals`,
  instantBooking: msg`Instant booking`,
  imageSrc: msg`Photos`,
  imageAlt: msg`Photo descriptions`,
  imageShows: msg`What the photos show`,
  logoImageSrc: msg`Logo`,
  title: msg`Title`,
  description: msg`Description`,
  language: msg`Written in`,
  price: msg`Price per night, in US dollars`,
  amenity: msg`Amenities`,
  event: msg`Hosted events`,
  houseRules: msg`House rules`,
  checkinTime: msg`Check-in from`,
  checkoutTime: msg`Check-out by`,
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
  taxRate: msg`Taxes, in percent`,
  includedGuests: msg`Guests the price includes`,
  residentCount: msg`Residents`,
  averageGuestAge: msg`Their average age`,
};

/** Definition of the hosting dialog for homes. */
export const STAY_HOSTING: HostingKind<StayHosting> = {
  kind: 'stay',
  dialog: 'property',
  texts: {
    title: msg`Host Your Co-Living!`,
    editTitle: msg`Edit Your Co-Living`,
    unfinished: msg`You were in the middle of listing a home.`,
    changedElsewhere: msg`This home was changed elsewhere`,
    created: msg`Listing Created!`,
    updated: msg`Listing Updated!`,
    loadFailed: msg`Failed to fetch listing data.`,
  },
  form: stayForm,
  entries: stayFormEntries,
  draftEntries: stayPreviewSchema.entries,
  steps: HOSTING_STEPS,
  fieldLabels: FIELD_LABELS,
  optionsOf: ({ categories, occupancies, amenityGroups, events }) => [
    ...categories,
    ...occupancies,
    ...events,
    ...amenityGroups.flatMap(({ amenities }) => amenities),
  ],
  describe(values, field, i18n) {
    if (field === 'location') return describePoint(values.location, i18n);
    if (field === 'imageSrc' || field === 'logoImageSrc') return i18n.number(values[field].length);
    return null;
  },
  // A stored home contains the labels of amenities and events.
  fieldsOf: fieldsOfStored,
  fieldsOfCopy: fieldsOfStored,
  load: {
    choices: () => call(listChoices, {}),
    stored: (id) => call(showStayForm, { params: { id } }),
    recent: () => call(showRecentStay, {}),
    preview: (values, signal) => call(previewStay, { body: values }, { signal }),
  },
  create: (values, key) => call(createStay, { body: completed(values) }, { idempotencyKey: key }),
  update: ({ id }, version, values) =>
    call(updateStay, { params: { id }, body: { ...completed(values), version } }),
  PreviewPage: lazyComponent(() => import('./stay-preview.tsx')),
};

/** The complete form, once its steps have no errors. */
function completed(values: HostingValues): StayForm {
  return v.parse(v.object(stayFormEntries), values);
}

/** A stored home as fields of the form, with ids instead of labels. */
function fieldsOfStored(
  stored: StayHosting['Stored'] | StayHosting['Recent'],
): Readonly<Record<string, unknown>> {
  return { ...stored, amenity: stored.amenityIds, event: stored.eventIds };
}
