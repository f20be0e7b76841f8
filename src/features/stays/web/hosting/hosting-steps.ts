import { msg } from '@lingui/core/macro';
import type { Late } from '#platform/web/pages/late.tsx';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import { checkFields } from './check-fields.ts';
import type { HostingField, HostingValues } from './hosting-values.ts';
import {
  AmenityPicker,
  ChoiceCards,
  EventPicker,
  PicturePicker,
  PlacePicker,
  PolicyChooser,
  PricePreview,
  PricingSliders,
} from './kit.ts';

type Step = WizardStep<HostingValues>;

/**
 * A step whose fields the contract checks.
 *
 * @param parts of the kit that it shows; they come with its own code
 */
function step(
  id: string,
  title: Step['title'],
  fields: readonly HostingField[],
  own: () => Promise<{ default: () => React.ReactNode }>,
  parts: readonly Pick<Late<object>, 'preload'>[],
): Step {
  const load = async () => {
    const [module] = await Promise.all([own(), ...parts.map((part) => part.preload())]);
    return module;
  };
  return { id, title, fields, body: { load }, check: (values) => checkFields(values, fields) };
}

/** The five steps of Host Your Co-Living! and what each asks for (spec 3 §2.3). */
export const HOSTING_STEPS: readonly Step[] = [
  step(
    'basics',
    msg`Basic info`,
    ['category', 'occupancy'],
    () => import('./steps/basics-step.tsx'),
    [ChoiceCards],
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
    [PlacePicker],
  ),
  step(
    'pictures',
    msg`Visuals and description`,
    ['imageSrc', 'imageAlt', 'logoImageSrc', 'title', 'description'],
    () => import('./steps/pictures-step.tsx'),
    [PicturePicker],
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
    [AmenityPicker, EventPicker],
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
    [PricePreview, PricingSliders, PolicyChooser],
  ),
];

/** Where a step stands, from 0, as drafts keep it. */
export function stepIndex(id: string): number {
  return Math.max(
    0,
    HOSTING_STEPS.findIndex((one) => one.id === id),
  );
}
