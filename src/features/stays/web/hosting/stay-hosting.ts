import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { describePoint, type HostingKind } from '#market/hosting/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import {
  createStay,
  listChoices,
  previewStay,
  type StayForm,
  showRecentStay,
  showStayForm,
  stayFormEntries,
  stayPreviewSchema,
  updateStay,
} from '../../contract.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { HOSTING_STEPS } from './hosting-steps.ts';
import { type HostingValues, type StayHosting, stayForm } from './stay-form.ts';

/** What homes bring to the hosting dialog. */
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
  // A stored home names amenities and events by their labels.
  fieldsOf: (stored) => ({ ...stored, amenity: stored.amenityIds, event: stored.eventIds }),
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

/** The form as it is sent, once its steps object to nothing. */
function completed(values: HostingValues): StayForm {
  return v.parse(v.object(stayFormEntries), values);
}
