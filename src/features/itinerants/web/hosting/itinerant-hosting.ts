import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { describePoint, type HostingKind } from '#market/hosting/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import {
  createItinerant,
  itinerantFormSchema,
  listItinerantChoices,
  previewItinerant,
  showItinerantForm,
  updateItinerant,
} from '../../contract.ts';
import { ITINERANT_LINES } from '../data/categories.ts';
import { wholeRange } from './dates/date-errors.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { hostingSteps } from './hosting-steps.ts';
import {
  draftSchema,
  formEntries,
  type HostingValues,
  type ItinerantHosting,
  itinerantForm,
} from './itinerant-form.ts';
import { PARTY_LABELS } from './party-labels.ts';
import { fieldsOfStored, sentStops, valuesForPreview } from './sent-form.ts';

/** What is neither loaded nor sent where others may look on. */
const PERSONAL = ['address', 'wifiName', 'wifiPassword', 'instructions'] as const;

/** What itinerants bring to the hosting dialog. */
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
    // They lead where Next leads anyway (spec 3 §2.2).
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

/** The form as it is sent, once its steps object to nothing. */
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
