import * as v from 'valibot';
import { PICTURE_SUBJECTS } from '#domain/picture-subjects.ts';
import { makeSteps } from '../dialog/check-fields.ts';
import { createHostingForm, type HostingKind } from '../dialog/hosting-kind.ts';

const entries = {
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  seats: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(8)), 2),
  price: v.optional(v.pipe(v.number(), v.minValue(1)), 1),
  location: v.object({ value: v.string() }),
  tags: v.optional(v.array(v.string()), []),
  imageSrc: v.optional(v.pipe(v.array(v.string()), v.maxLength(3)), []),
  imageAlt: v.optional(v.array(v.string()), []),
  imageShows: v.optional(v.array(v.nullable(v.picklist(PICTURE_SUBJECTS))), []),
  logoImageSrc: v.optional(v.array(v.string()), []),
};
const draftEntries = {
  ...entries,
  title: v.optional(v.string(), ''),
  location: v.optional(v.nullable(entries.location), null),
};
const draftSchema = v.object(draftEntries);

export interface TestHosting {
  readonly Values: v.InferOutput<typeof draftSchema>;
  readonly Stored: TestHosting['Values'] & { readonly id: string; readonly version: number };
  readonly Recent: TestHosting['Values'];
  readonly Choices: { readonly tags: readonly { id: string; label: string }[] };
  readonly Preview: { readonly title: string };
  readonly Confirmed: never;
  readonly Created: unknown;
}

const body = async () => ({ default: () => null });
const step = makeSteps<TestHosting['Values']>(entries);
const message = (text: string) => ({ id: text, message: text });

/** A fictional kind of listing, for the parts of the hosting dialog that all kinds share. */
export const TEST_HOSTING: HostingKind<TestHosting> = {
  kind: 'experience',
  dialog: 'experience',
  texts: {
    title: message('Host a sauna'),
    editTitle: message('Edit a sauna'),
    unfinished: message('You were listing a sauna.'),
    changedElsewhere: message('This sauna was changed elsewhere'),
    created: message('Sauna created'),
    updated: message('Sauna updated'),
    loadFailed: message('No sauna came'),
  },
  form: createHostingForm<TestHosting>(),
  entries,
  draftEntries,
  steps: [
    step('basics', message('Basics'), ['title', 'seats', 'price', 'location', 'tags'], body),
    step(
      'pictures',
      message('Pictures'),
      ['imageSrc', 'imageAlt', 'imageShows', 'logoImageSrc'],
      body,
    ),
  ],
  fieldLabels: {
    title: message('Title'),
    seats: message('Seats'),
    price: message('Price'),
    location: message('Place'),
    tags: message('Tags'),
    imageSrc: message('Pictures'),
    imageAlt: message('Descriptions'),
    imageShows: message('Subjects'),
    logoImageSrc: message('Logos'),
  },
  optionsOf: ({ tags }) => tags,
  describe: ({ location }, field) => (field === 'location' ? (location?.value ?? '') : null),
  fieldsOf: (stored) => ({ ...stored }),
  fieldsOfCopy: (stored) => ({ ...stored }),
  load: {
    choices: async () => ({ tags: [{ id: 'hot', label: 'Very hot' }] }),
    stored: () => Promise.reject(new Error('none')),
    recent: async () => null,
    preview: async ({ title }) => ({ title }),
  },
  create: () => Promise.reject(new Error('none')),
  update: () => Promise.reject(new Error('none')),
  PreviewPage: ({ listing }) => listing.title,
};
