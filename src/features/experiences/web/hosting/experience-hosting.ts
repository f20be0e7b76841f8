import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createdPath, type HostingKind } from '#market/hosting/index.web.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { ApiError, buildPath, call, ForeignRefusal } from '#platform/web/api/client.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import type { FieldErrors, Objection, WizardStep } from '#platform/web/wizard/steps.ts';
import {
  createExperience,
  listExperienceChoices,
  showExperienceForm,
  updateExperience,
} from '../../contract/addresses.gen.ts';
import { PLACE_IMAGES } from '../../contract/paths.ts';
import type { IgnoredField, SentExperience } from '../../contract.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { type HostPayment, startHostPayment } from '../page/start-host-payment.ts';
import { ALL_SESSIONS } from './change/confirmed-change.ts';
import { sentChange } from './change/impact.tsx';
import {
  draftSchema,
  type ExperienceHosting,
  experienceForm,
  fieldsOfCopy,
  fieldsOfStored,
  formEntries,
  type HostingField,
  type HostingValues,
} from './experience-form.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { outdatePreviews, previewedPage, withCurrentPrice } from './form-preview.ts';

import { managedPlaces } from './recommendation/managed-place.ts';
import { loadedPlace } from './recommendation/use-recommendations.ts';
import { formObjection, sentForm } from './submit/form-objection.ts';

/** Required fields of the first step, with their errors (spec 2 §5). */
const NEEDED = {
  location: msg`Country selection is required.`,
  category: msg`Category is required.`,
  style: msg`Style is required.`,
} as const satisfies FieldErrors<HostingValues>;

/** Missing fields of the first step, by name; null when it is complete (spec 2 §5). */
export function basicsObjection(
  values: Pick<HostingValues, keyof typeof NEEDED>,
): Objection<HostingValues> | undefined {
  const missing = (['location', 'category', 'style'] as const).filter(
    (field) => values[field] === null,
  );
  if (missing.length === 0) return undefined;
  return {
    errors: Object.fromEntries(missing.map((field) => [field, NEEDED[field]])),
    message: (i18n) => {
      const names = missing.map((field) => i18n._(FIELD_LABELS[field]));
      const list = listFormat(i18n.locale, { type: 'unit', style: 'short' }).format(names);
      return i18n._(msg`Please complete: ${list}`);
    },
  };
}

/**
 * The four steps of Create Your Experience and their fields (spec 2 §2). The first has to be
 * complete before the host can continue; on submit everything is checked in the order of spec 2 §5.
 * Arrangements appear in two of them.
 */
const HOSTING_STEPS: readonly WizardStep<HostingValues>[] = [
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
      'imageShows',
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

/** Definition of experiences for the hosting dialog. */
export const EXPERIENCE_HOSTING: HostingKind<ExperienceHosting> = {
  kind: 'experience',
  dialog: 'experience',
  texts: {
    title: msg`Create Your Experience`,
    editTitle: msg`Edit Your Experience`,
    unfinished: msg`You were in the middle of creating an experience.`,
    changedElsewhere: msg`This experience was changed elsewhere`,
    created: msg`Experience created successfully! No payment required.`,
    updated: msg`Experience updated!`,
    loadFailed: msg`We couldn't load your experience.`,
    create: msg`Create Experience`,
  },
  failureText: creationFailure,
  form: experienceForm,
  entries: formEntries,
  draftEntries: draftSchema.entries,
  steps: HOSTING_STEPS,
  check: formObjection,
  fieldLabels: FIELD_LABELS,
  optionsOf: (choices) => [
    ...choices.styles,
    ...choices.amenities,
    ...choices.arrangements,
    ...choices.hostArrangements,
    ...choices.costArrangements,
    ...choices.disclaimers.map(({ id, title: label }) => ({ id, label })),
    ...choices.routines,
    ...choices.policies,
  ],
  settle: (values, stored) => withCurrentPrice(values, stored?.id),
  describe,
  fieldsOf: fieldsOfStored,
  fieldsOfCopy,
  load: {
    choices: () => call(listExperienceChoices, {}),
    stored: (id) => call(showExperienceForm, { params: { id } }),
    recent: async () => null,
    preview: previewedPage,
  },
  async create(values, key) {
    const { style, ...form } = sentForm(values);
    // A list with one item, as spec 2 §3 requires.
    const body = { ...form, style: [style] as [string], ...(await makeIgnoredFields(values)) };
    return reportOutdated(call(createExperience, { body }, { idempotencyKey: key }));
  },
  afterCreating,
  update: ({ id }, version, values, confirmed) =>
    reportOutdated(
      call(updateExperience, {
        params: { id },
        body: sentChange(values, version, confirmed ?? ALL_SESSIONS),
      }),
    ),
  ConfirmChange: lazyComponent(() => import('./change/confirm-change.tsx')),
  PreviewPage: lazyComponent(() => import('./experience-preview.tsx')),
};

/** Marks previews as outdated where a call is refused for the price that they show. */
async function reportOutdated<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    outdatePreviews(error);
    throw error;
  }
}

function describe(values: HostingValues, field: HostingField, i18n: I18n): string | null {
  switch (field) {
    case 'location': {
      const { location } = values;
      if (location === null) return '';
      const { city, region, label, value } = location;
      return [city, region, label || value].filter(Boolean).join(', ');
    }
    case 'category':
      return values.category === null
        ? ''
        : i18n._(EXPERIENCE_CATEGORY_LABELS[values.category].label);
    case 'imageSrc':
    case 'logoImageSrc':
      return i18n.number(values[field].length);
    case 'routineSchedule':
      return values.routineSchedule
        .map(({ title, startTime, endTime }) => `${title}, ${startTime} – ${endTime}`)
        .join('\n');
    default:
      return null;
  }
}

type Created = Pick<HostPayment, 'id' | 'hostOwes' | 'startDate'>;

/**
 * Announces that an experience was created, and returns the next page: the payment of the amount
 * that its host owes, or the experience's page, which offers the payment again where it failed to
 * start (spec 2 §4, §8).
 */
async function afterCreating(created: Created, values: HostingValues, i18n: I18n): Promise<string> {
  const page = createdPath('experience', created.id);
  if (created.hostOwes <= 0) {
    showToast('success', i18n._(msg`Experience created successfully! No payment required.`));
    return page;
  }
  showToast('success', i18n._(msg`Experience created! Redirecting to payment...`));
  try {
    const payment = await startHostPayment(toHostPayment(created, values), created.id, i18n);
    if (payment.kind === 'started') return payment.url;
    showToast('error', payment.text);
  } catch {
    showToast(
      'error',
      i18n._(msg`Failed to create experience or initiate payment. Please try again.`),
    );
  }
  return page;
}

function toHostPayment(
  { id, hostOwes, startDate }: Created,
  { arrangementFee, depositRequired, depositAmount }: HostingValues,
): HostPayment {
  return {
    id,
    hostOwes,
    startDate,
    arrangementFee: arrangementFee ?? 0,
    deposit: depositRequired ? depositAmount : null,
  };
}

/**
 * Fields of a new experience's payload that aren't in the form (spec 2 §3). The server accepts
 * them, and computes all of them itself.
 */
async function makeIgnoredFields(
  values: HostingValues,
): Promise<Record<IgnoredField, unknown> & Pick<SentExperience, 'deposit'>> {
  const { recommendationId, location, routineSchedule, depositRequired, depositAmount } = values;
  const chosen = recommendationId === null ? null : loadedPlace(recommendationId);
  const managed = await findManagedRecord(recommendationId);
  const photo = chosen?.details?.photos[0]?.photo_reference;
  return {
    locationValue: location?.value ?? null,
    rating: chosen?.details?.rating ?? chosen?.place.rating ?? null,
    time: routineSchedule[0]?.startTime ?? null,
    recommendedImageSrc:
      chosen === null || photo === undefined
        ? null
        : buildPath(PLACE_IMAGES, {}, { photo_reference: photo, place_id: chosen.place.placeId }),
    deposit: depositRequired ? depositAmount : 0,
    estimatedCost: (values.price ?? 0) + (values.arrangementFee ?? 0),
    recommendation: chosen?.place.name ?? null,
    recommendedLocationCity: chosen?.place.city ?? null,
    managedPricingOptions: managed?.experienceDetails.pricingOptions ?? [],
    isManaged: managed !== null,
    managerId: managed?.managedBy ?? null,
  };
}

/** Null on errors too: the server has the authoritative record. */
async function findManagedRecord(recommendationId: string | null) {
  if (recommendationId === null) return null;
  const managed = await managedPlaces().catch(() => null);
  return managed?.[recommendationId] ?? null;
}

/** Message when an experience couldn't be created (spec 2 §8). */
export function creationFailure(error: unknown, i18n: I18n): string {
  if (!(error instanceof ApiError || error instanceof ForeignRefusal)) {
    return i18n._(msg`Failed to create experience or initiate payment. Please try again.`);
  }
  const { status } = error instanceof ApiError ? error.problem : error;
  const said = error instanceof ApiError ? error.message : error.said;
  const message = said || i18n._(msg`Failed to create experience: ${status}`);
  return i18n._(msg`Error: ${message}`);
}
