import { msg } from '@lingui/core/macro';
import type { DateRange } from '#domain/dates.ts';
import { makeSteps } from '#market/hosting/late.web.ts';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import { dateErrors } from './dates/date-errors.ts';
import { formEntries, type HostingValues } from './itinerant-form.ts';
import { isWrong } from './stops/stop-problems.ts';

const step = makeSteps<HostingValues>(formEntries);

/** A step that minds more than each of its fields alone. */
function checkedBesides(
  plain: WizardStep<HostingValues>,
  errorsOf: (values: HostingValues) => FieldErrors<HostingValues>,
): WizardStep<HostingValues> {
  return {
    ...plain,
    async check(values) {
      const answer = await plain.check?.(values);
      return {
        message: answer?.message,
        errors: { ...answer?.errors, ...errorsOf(values) },
      };
    },
  };
}

const location = step(
  'location',
  msg`Location details`,
  [
    'location',
    'region',
    'city',
    'neighbourhood',
    'address',
    'guestCount',
    'roomCount',
    'bathroomCount',
    'minnight',
    'stops',
  ],
  () => import('./steps/location-step.tsx'),
);

const routine = step(
  'routine',
  msg`Guest routine`,
  [
    'weekDayRoutine',
    'weekNightRoutine',
    'weekendDayRoutine',
    'weekendNightRoutine',
    'customRoutine',
    'houseRules',
    'checkinTime',
    'checkoutTime',
    'wifiName',
    'wifiPassword',
    'wifiSpeed',
    'instructions',
  ],
  () => import('./steps/routine-step.tsx'),
);

/**
 * The five steps of Host An Itinerant and what each asks for (spec 3 §2.2).
 *
 * @param former the days of the itinerant that is edited: they may be past
 */
export const hostingSteps = (former: DateRange | null): readonly WizardStep<HostingValues>[] => [
  step(
    'basics',
    msg`Basic info`,
    ['category', 'style', 'occupancy', 'party', 'amenity', 'event'],
    () => import('./steps/basics-step.tsx'),
  ),
  checkedBesides(location, ({ stops }) =>
    isWrong(stops) ? { stops: msg`Each stop needs a place and dates in order.` } : {},
  ),
  step(
    'pictures',
    msg`Visuals and description`,
    ['imageSrc', 'imageAlt', 'logoImageSrc', 'title', 'description', 'language'],
    () => import('./steps/pictures-step.tsx'),
  ),
  {
    ...checkedBesides(routine, (values) => dateErrors(values, Temporal.Now.instant(), former)),
    // Which of the two is wrong depends on the other.
    checkedTogether: [['checkinTime', 'checkoutTime']],
  },
  step(
    'price',
    msg`Policies and pricing`,
    [
      'price',
      'cleaningFees',
      'extraGuestFees',
      'petFees',
      'taxFees',
      'securityDepositFee',
      'discount',
      'specialDiscount',
      'specialDiscountOn',
      'influencerDiscount',
      'localDiscount',
      'parentDiscount',
      'studentDiscount',
      'volunteerDiscount',
      'womenDiscount',
      'cancellationPolicy',
      'securityDeposit',
      'customCancellationPolicy',
    ],
    () => import('./steps/price-step.tsx'),
  ),
];
