import { msg } from '@lingui/core/macro';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { checkFields } from './check-fields.ts';
import type { HostingField, HostingValues } from './hosting-values.ts';

type Step = WizardStep<HostingValues>;

/** A step whose fields the contract checks; its code comes when it is about to be shown. */
function step(
  id: string,
  title: Step['title'],
  fields: readonly HostingField[],
  load: () => Promise<{ default: () => React.ReactNode }>,
): Step {
  return { id, title, fields, body: { load }, check: (values) => checkFields(values, fields) };
}

/** The five steps of Host Your Co-Living! and what each asks for (spec 3 §2.3). */
export const HOSTING_STEPS: readonly Step[] = [
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
    ['imageSrc', 'imageAlt', 'logoImageSrc', 'title', 'description'],
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

/** Where a step stands, from 0, as drafts keep it. */
export function stepIndex(id: string): number {
  return Math.max(
    0,
    HOSTING_STEPS.findIndex((one) => one.id === id),
  );
}
