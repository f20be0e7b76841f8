import { msg } from '@lingui/core/macro';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import type { HostingValues } from './experience-form.ts';
import { basicsObjection } from './submit/basics-objection.ts';

/**
 * The four steps of Create Your Experience and what each asks for (spec 2 §2). The first has to be
 * complete before one goes on; as it is submitted all is checked in the order of spec 2 §5.
 * Arrangements stand on two of them.
 */
export const HOSTING_STEPS: readonly WizardStep<HostingValues>[] = [
  {
    id: 'basics',
    title: msg`Basic Info`,
    fields: ['location', 'category', 'style'],
    body: { load: () => import('./steps/basics-step.tsx') },
    check: basicsObjection,
    isCheckedBySubmit: true,
  },
  {
    id: 'recommendation',
    title: msg`Recommendation`,
    fields: ['recommendationId', 'arrangements', 'hostArrangements', 'costArrangements', 'amenity'],
    body: { load: () => import('./steps/recommendation-step.tsx') },
  },
  {
    id: 'details',
    title: msg`Experience details`,
    fields: [
      'description',
      'imageSrc',
      'imageAlt',
      'logoImageSrc',
      'routine',
      'routineSchedule',
      'checkinTime',
      'checkoutTime',
      'rules',
      'instructions',
    ],
    body: { load: () => import('./steps/details-step.tsx') },
  },
  {
    id: 'final',
    title: msg`Finalize Your Experience`,
    fields: [
      'arrangements',
      'hostArrangements',
      'costArrangements',
      'title',
      'language',
      'address',
      'locationDescription',
      'guestCount',
      'price',
      'isPriceAutomatic',
      'arrangementFee',
      'depositRequired',
      'depositAmount',
      'cancellationPolicy',
      'acknowledgedDisclaimers',
    ],
    body: { load: () => import('./steps/final-step.tsx') },
  },
];
