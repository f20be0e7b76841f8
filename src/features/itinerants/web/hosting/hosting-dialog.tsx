import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { DateRange } from '#domain/dates.ts';
import { dateFromTyped, typedFromDate } from '#domain/typed-date.ts';
import {
  describePoint,
  HostingDialog,
  type HostingKind,
  makeSteps,
} from '#market/hosting/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import type { FieldErrors, WizardStep } from '#platform/web/wizard/steps.ts';
import {
  createItinerant,
  listItinerantChoices,
  previewItinerant,
  showItinerantForm,
  updateItinerant,
} from '../../contract/addresses.gen.ts';
import { itinerantFormSchema } from '../../contract/hosting-schemas.ts';
import type { ItinerantPreview, ItinerantStop, StoredItinerant } from '../../contract.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { dateErrors, wholeRange } from './dates/date-errors.ts';
import { goErrors } from './dates/go-errors.ts';
import { FIELD_LABELS, PARTY_LABELS } from './field-labels.ts';
import {
  draftSchema,
  formEntries,
  type HostingValues,
  type ItinerantHosting,
  itinerantForm,
  type StopValue,
} from './itinerant-form.ts';
import { isWrong } from './stops/stop-values.ts';

/** Host An Itinerant (spec 3 §2.2, §4): lists an itinerant, or edits the one of `actionId`. */
export default function ItinerantHostingDialog({ parameters, onClose }: DialogProps<'itinerant'>) {
  return (
    <HostingDialog
      kind={ITINERANT_HOSTING}
      actionId={parameters?.actionId}
      sensitive={parameters?.sensitive}
      copyOf={parameters?.copyOf}
      onClose={onClose}
    />
  );
}

const step = makeSteps<HostingValues>(formEntries);

/** A step with checks besides those of each field. */
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
    'goPeople',
    'goDate',
    'wifiName',
    'wifiPassword',
    'wifiSpeed',
    'instructions',
  ],
  () => import('./steps/routine-step.tsx'),
);

/**
 * The five steps of Host An Itinerant and their fields (spec 3 §2.2).
 *
 * @param former the days of the itinerant that is edited, which may be past
 */
const hostingSteps = (former: DateRange | null): readonly WizardStep<HostingValues>[] => [
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
    ['imageSrc', 'imageAlt', 'imageShows', 'logoImageSrc', 'title', 'description', 'language'],
    () => import('./steps/pictures-step.tsx'),
  ),
  {
    ...checkedBesides(routine, (values) => ({
      ...goErrors(values),
      ...dateErrors(values, Temporal.Now.instant(), former),
    })),
    // Whether one of the two is wrong depends on the other.
    checkedTogether: [
      ['checkinTime', 'checkoutTime'],
      ['goPeople', 'goDate'],
    ],
  },
  step(
    'price',
    msg`Policies and pricing`,
    [
      'price',
      'sharedCost',
      'cleaningFees',
      'extraGuestFees',
      'petFees',
      'taxFees',
      'securityDepositFee',
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
      'cancellationPolicy',
      'securityDeposit',
      'customCancellationPolicy',
    ],
    () => import('./steps/price-step.tsx'),
  ),
];

/** Fields that are neither loaded nor sent on a shared screen. */
const PERSONAL = ['address', 'wifiName', 'wifiPassword', 'instructions'] as const;

/** Definition of itinerants for the hosting dialog. */
export const ITINERANT_HOSTING: HostingKind<ItinerantHosting> = {
  kind: 'itinerant',
  dialog: 'itinerant',
  texts: {
    title: msg`Host An Itinerant`,
    editTitle: msg`Edit Your Itinerant`,
    unfinished: msg`You were in the middle of listing an itinerant.`,
    changedElsewhere: msg`This itinerant was changed elsewhere`,
    created: msg`Itinerant created!`,
    updated: msg`Itinerant Updated!`,
    loadFailed: msg`Failed to fetch profile data.`,
  },
  tellsStatus: true,
  sensitive: {
    isOn: ({ sensitive }) => sensitive,
    fields: PERSONAL,
    // Clicking them has the same effect as Next (spec 3 §2.2).
    jumps: [
      { from: 'basics', to: 'location' },
      { from: 'pictures', to: 'routine' },
    ],
  },
  form: itinerantForm,
  entries: formEntries,
  draftEntries: draftSchema.entries,
  steps: hostingSteps(null),
  stepsOfStored: (stored) => hostingSteps(wholeRange(stored)),
  fieldLabels: FIELD_LABELS,
  optionsOf: ({ styles, occupancies, amenityGroups, events, routines }) => [
    ...styles,
    ...occupancies,
    ...events,
    ...amenityGroups.flatMap(({ amenities }) => amenities),
    ...routines.flatMap(({ entries }) => entries),
  ],
  describe,
  fieldsOf: fieldsOfStored,
  fieldsOfCopy,
  load: {
    choices: () => call(listItinerantChoices, {}),
    stored: (id, sensitive) =>
      call(showItinerantForm, {
        params: { id },
        query: { sensitive: sensitive ? 'true' : 'false' },
      }),
    recent: async () => null,
    preview: (values, signal) =>
      call(previewItinerant, { body: valuesForPreview(values) }, { signal }),
  },
  create: (values, key) =>
    call(
      createItinerant,
      { body: v.parse(itinerantFormSchema, whole(values)) },
      { idempotencyKey: key },
    ),
  update: ({ id, sensitive }, version, values) =>
    call(updateItinerant, {
      params: { id },
      body: sensitive
        ? { ...v.parse(v.omit(itinerantFormSchema, PERSONAL), whole(values)), sensitive, version }
        : { ...v.parse(itinerantFormSchema, whole(values)), version },
    }),
  PreviewPage: lazyComponent(() => import('./itinerant-preview.tsx')),
};

/** The payload of the form, once its steps have no objections. */
function whole(values: HostingValues) {
  return { ...values, stops: sentStops(values.stops) };
}

function describe(
  values: HostingValues,
  field: keyof HostingValues & string,
  i18n: I18n,
): string | null {
  switch (field) {
    case 'category':
      return i18n._(ITINERANT_LINES[values.category].label);
    case 'party':
      return values.party === null ? '' : i18n._(PARTY_LABELS[values.party]);
    case 'location':
      return describePoint(values.location, i18n);
    case 'imageSrc':
    case 'logoImageSrc':
      return i18n.number(values[field].length);
    case 'stops':
      return values.stops
        .map(({ city, startDate, endDate, checkInFrom, meetingPoint }) =>
          [city || '—', `${startDate} – ${endDate}`, checkInFrom ?? '', meetingPoint]
            .filter((part) => part !== '')
            .join(', '),
        )
        .join('\n');
    default:
      return null;
  }
}

/** The stops of the payload; incomplete ones are left out. */
export function sentStops(stops: readonly StopValue[]): ItinerantStop[] {
  return stops.flatMap(({ location, startDate, endDate, ...stop }) => {
    const start = dateFromTyped(startDate);
    const end = dateFromTyped(endDate);
    if (location === null || start === null || end === null) return [];
    return [{ ...stop, location, startDate: start, endDate: end }];
  });
}

/** An incomplete form for a preview request, without invalid dates and stops. */
export function valuesForPreview(values: HostingValues): ItinerantPreview {
  const validDayOrNull = (text: string) => (dateFromTyped(text) === null ? null : text);
  return {
    ...values,
    price: values.price ?? 0,
    checkinTime: validDayOrNull(values.checkinTime),
    checkoutTime: validDayOrNull(values.checkoutTime),
    goDate: values.goDate === null ? null : validDayOrNull(values.goDate),
    stops: sentStops(values.stops),
  };
}

/** A stored itinerant as fields of the form, with ids instead of labels. */
function fieldsOfStored(stored: StoredItinerant): Readonly<Record<string, unknown>> {
  return {
    ...stored,
    ...stored.routineIds,
    amenity: stored.amenityIds,
    event: stored.eventIds,
    stops: stored.stops.map(({ startDate, endDate, ...stop }) => ({
      ...stop,
      startDate: typedFromDate(startDate),
      endDate: typedFromDate(endDate),
    })),
  };
}

/** Its places, routine and prices. Its days, and what is decided on one of them, are to be entered. */
function fieldsOfCopy(stored: StoredItinerant): Readonly<Record<string, unknown>> {
  return {
    ...fieldsOfStored(stored),
    checkinTime: '',
    checkoutTime: '',
    goPeople: null,
    goDate: null,
    sharedCost: null,
    stops: stored.stops.map((stop) => ({ ...stop, startDate: '', endDate: '', storedAs: null })),
  };
}
