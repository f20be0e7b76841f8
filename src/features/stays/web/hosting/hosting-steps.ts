import { msg } from '@lingui/core/macro';
import { makeSteps } from '#market/hosting/late.web.ts';
import { stayFormEntries } from '../../contract.ts';
import type { HostingValues } from './stay-form.ts';

const step = makeSteps<HostingValues>(stayFormEntries);

/** The five steps of Host Your Co-Living! and what each asks for (spec 3 §2.3). */
export const HOSTING_STEPS = [
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
    ],
    () => import('./steps/location-step.tsx'),
  ),
  step(
    'pictures',
    msg`Visuals and description`,
    ['imageSrc', 'imageAlt', 'logoImageSrc', 'title', 'description', 'language'],
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
      'cleaningFees',
      'petFees',
      'includedGuests',
      'extraGuestFees',
      'taxRate',
      'discount',
      'specialDiscount',
      'specialDiscountOn',
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
