import { setupI18n } from '@lingui/core';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { SUBMIT_PROBLEMS } from '#domain/experience-checks.ts';
import { ApiError, ForeignRefusal, OfflineError } from '#platform/web/api/client.ts';
import type { DisclaimerChoice, StoredExperience, StyleChoice } from '../../contract.ts';
import { SUBMIT_PROBLEM_TEXTS } from '../../labels/submit-problems.ts';
import { draftSchema, type HostingValues } from './experience-form.ts';
import { basicsObjection, creationFailure, EXPERIENCE_HOSTING } from './experience-hosting.ts';
import { previewedForm } from './form-preview.ts';
import { formObjection, sentForm } from './submit/form-objection.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const blank = v.parse(draftSchema, {});
const { steps, texts, entries } = EXPERIENCE_HOSTING;

const YOGA: StyleChoice = {
  id: 'yoga',
  label: 'Yoga',
  category: 'Fitness',
  description: '',
  baseRate: 5_000,
  basePrice: 50,
  amenities: ['mats'],
  arrangements: ['venue'],
  hostArrangements: ['welcome'],
  costArrangements: ['pay-now'],
};
const DISCLAIMER: DisclaimerChoice = {
  id: 'host-responsibilities',
  version: 1,
  title: 'Your responsibilities',
  icon: 'shield-check',
  severity: 'critical',
  requiresAcknowledgment: true,
  content: ['You are there.'],
  audience: { host: true, participant: false },
  categories: [],
  styles: [],
};
const CHOICES = { styles: [YOGA], disclaimers: [DISCLAIMER] };

const WHOLE: HostingValues = {
  ...blank,
  location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14], region: '', city: 'Lisbon' },
  category: 'Fitness',
  style: 'yoga',
  title: 'Yoga - by the river',
  description: 'An hour on the mat.',
  address: 'Rua das Provas 12',
  rules: 'Bring water.',
  instructions: 'The blue door.',
  cancellationPolicy: 'casual-cancel',
  imageSrc: ['/media/a/800.jpg'],
  imageAlt: [''],
  price: 17.5,
  guestCount: 8,
  arrangements: ['venue'],
  amenity: ['mats'],
  acknowledgedDisclaimers: ['host-responsibilities'],
  routineSchedule: [
    {
      id: '5f0b1c0e-6f4e-4b60-9d6e-0d9a6b7b2b11',
      title: 'Tuesdays',
      description: '',
      days: ['Tuesday'],
      startTime: '18:30',
      endTime: '19:30',
      timeZone: 'Europe/Lisbon',
      recurrence: { type: 'weekly', interval: 1, unit: 'weeks', until: null },
      duration: null,
      specificDate: null,
      startsOn: null,
      isActive: true,
      exceptions: [],
    },
  ],
};

it('Create Your Experience and Edit Your Experience have four steps in the order of spec 2 §2', () => {
  expect(texts.title.message).toBe('Create Your Experience');
  expect(texts.editTitle.message).toBe('Edit Your Experience');
  expect(texts.create?.message).toBe('Create Experience');
  expect(steps.map(({ title }) => title.message)).toEqual([
    'Basic Info',
    'Recommendation',
    'Experience details',
    'Finalize Your Experience',
  ]);
});

it('every field of the form is asked for; arrangements on two steps', () => {
  const asked = steps.flatMap(({ fields }) => fields);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(entries).sort());
  const twice = asked.filter((field, at) => asked.indexOf(field) !== at);
  expect(twice).toEqual(['arrangements', 'hostArrangements', 'costArrangements']);
});

it('a new form has the defaults of spec 2 §3, and proposes a price', () => {
  expect(blank).toMatchObject({
    location: null,
    category: null,
    style: null,
    recommendationId: null,
    guestCount: 1,
    price: 0,
    isPriceAutomatic: true,
    arrangementFee: null,
    depositRequired: false,
    cancellationPolicy: null,
    routineSchedule: [],
    acknowledgedDisclaimers: [],
  });
});

describe('the first step', () => {
  test('lists what is missing by name, and says it at each field (spec 2 §5)', () => {
    const objection = basicsObjection({ ...blank, category: 'Fitness' });
    const message = objection?.message;
    expect(typeof message === 'function' ? message(i18n) : message).toBe(
      'Please complete: Country, Style',
    );
    expect(objection?.errors).toMatchObject({
      location: { message: 'Country selection is required.' },
      style: { message: 'Style is required.' },
    });
  });

  test('is content with country, category and style', () => {
    expect(basicsObjection(WHOLE)).toBeUndefined();
  });
});

/** A change that violates each of the thirteen checks, and the field that shows the error. */
const BROKEN: Readonly<
  Record<(typeof SUBMIT_PROBLEMS)[number], readonly [Partial<HostingValues>, string, string]>
> = {
  arrangements: [{ arrangements: [] }, 'arrangements', 'Please select at least one arrangement.'],
  amenity: [{ amenity: [] }, 'amenity', 'Please select at least one amenity.'],
  location: [{ location: null }, 'location', 'Country selection is required.'],
  category: [{ category: null }, 'category', 'Category is required.'],
  style: [{ style: null }, 'style', 'Style is required.'],
  images: [{ imageSrc: [] }, 'imageSrc', 'At least one image is required.'],
  schedule: [{ routineSchedule: [] }, 'routineSchedule', 'Please add at least one schedule entry.'],
  rules: [{ rules: ' ' }, 'rules', 'Rules are required'],
  instructions: [{ instructions: '' }, 'instructions', 'Instructions are required'],
  price: [{ price: null }, 'price', 'Price is required to be positive'],
  guests: [{ guestCount: 1 }, 'guestCount', 'Guest count must be at least 2, you included'],
  policy: [
    { cancellationPolicy: null },
    'cancellationPolicy',
    'Please select a cancellation policy.',
  ],
  'title-and-address': [
    { title: 'Yoga', address: '' },
    'title',
    'Title and address are required when no recommendation is selected',
  ],
};

describe('on submit (spec 2 §5)', () => {
  test.each(SUBMIT_PROBLEMS)('%s is told, and shown at its field', (problem) => {
    const [change, field, text] = BROKEN[problem];
    const objection = formObjection({ ...WHOLE, ...change }, CHOICES);
    expect(objection?.errors).toMatchObject({ [field]: { message: text } });
    expect(objection).toMatchObject({ message: SUBMIT_PROBLEM_TEXTS[problem], first: field });
  });

  test('of several the first is told', () => {
    // Without a style no amenity is missing, and a title is more than its style.
    const order = SUBMIT_PROBLEMS.filter((each) => each !== 'style' && each !== 'category');
    let now: HostingValues = WHOLE;
    for (const problem of order) now = { ...now, ...BROKEN[problem][0] };
    const told = order.map((problem) => {
      const message = formObjection(now, CHOICES)?.message;
      const fields = Object.keys(BROKEN[problem][0]) as (keyof HostingValues)[];
      now = { ...now, ...Object.fromEntries(fields.map((field) => [field, WHOLE[field]])) };
      return message;
    });
    expect(told).toEqual(order.map((problem) => SUBMIT_PROBLEM_TEXTS[problem]));
    expect(formObjection(now, CHOICES)).toBeUndefined();
  });

  test('a recommended place needs neither title nor address of its own', () => {
    const values = { ...WHOLE, title: '', address: '', recommendationId: 'ChIJ' };
    expect(formObjection(values, CHOICES)).toBeUndefined();
  });

  test('then the description and the disclaimers', () => {
    const both = { ...WHOLE, description: '', acknowledgedDisclaimers: [] };
    expect(formObjection(both, CHOICES)).toMatchObject({
      message: { message: 'Description is required' },
      first: 'description',
    });
    expect(formObjection({ ...both, description: 'There.' }, CHOICES)).toMatchObject({
      message: { message: 'Cannot proceed until all disclaimers are acknowledged' },
      first: 'acknowledgedDisclaimers',
    });
  });

  test('and what is more than the contract takes', () => {
    const objection = formObjection({ ...WHOLE, guestCount: 201 }, CHOICES);
    expect(objection?.errors.guestCount).toBeDefined();
    expect(objection?.message).toBeUndefined();
  });
});

describe('a failure to create is told (spec 2 §8)', () => {
  const refusal = (message: string) =>
    new ApiError({
      type: 'about:blank#invalid-input',
      title: 'invalid-input',
      status: 400,
      code: 'invalid-input',
      message,
      error: message,
      requestId: 'r',
    });

  test.each([
    ['with its message', refusal('Nope.'), 'Error: Nope.'],
    ['with its status without one', refusal(''), 'Error: Failed to create experience: 400'],
    [
      'with its status where what refuses is not ours',
      new ForeignRefusal(502),
      'Error: Failed to create experience: 502',
    ],
    [
      'with the message of what refuses, ours or not',
      new ForeignRefusal(409, 'The tide is out.'),
      'Error: The tide is out.',
    ],
    [
      'as a whole where nobody answered',
      new OfflineError(null),
      'Failed to create experience or initiate payment. Please try again.',
    ],
  ])('%s', (_, error, text) => {
    expect(creationFailure(error, i18n)).toBe(text);
  });
});

describe('what is sent', () => {
  test('is the form as the contract reads it', () => {
    expect(sentForm(WHOLE)).toMatchObject({ style: 'yoga', price: 17.5, guestCount: 8 });
  });

  test.each([Number.NaN, -3, 1e9])('for a preview is within bounds: %s', (typed) => {
    const values = { ...WHOLE, guestCount: typed, price: typed, isPriceAutomatic: false };
    const body = previewedForm({ ...values, arrangementFee: typed });
    expect(body.guestCount).toBeGreaterThanOrEqual(0);
    expect(body.guestCount).toBeLessThanOrEqual(200);
    expect(body.price).toBeGreaterThanOrEqual(0);
    expect(body.arrangementFee).toBeLessThanOrEqual(10);
  });
});

test('a copy has the sessions that recur, from today, and acknowledges nothing by itself', () => {
  const entry = {
    title: 'Mornings',
    description: '',
    days: ['Monday'],
    startTime: '08:00',
    endTime: '09:00',
    timeZone: 'Europe/Lisbon',
    duration: null,
    isActive: true,
  };
  const stored = {
    ...WHOLE,
    amenityIds: ['mats'],
    routineSchedule: [
      {
        ...entry,
        id: 'weekly',
        recurrence: { type: 'weekly', interval: 2, unit: 'weeks', until: '2026-12-24' },
        specificDate: null,
        startsOn: '2026-10-01',
        exceptions: [{ date: '2026-11-02', cancelled: true }],
      },
      {
        ...entry,
        id: 'once',
        recurrence: { type: 'one-time', interval: 1, unit: 'weeks', until: null },
        specificDate: '2026-12-31',
        startsOn: null,
        exceptions: [],
      },
    ],
  } as unknown as StoredExperience;
  const { title, routineSchedule, acknowledgedDisclaimers } = v.parse(
    draftSchema,
    EXPERIENCE_HOSTING.fieldsOfCopy(stored),
  );
  expect(title).toBe(WHOLE.title);
  expect(acknowledgedDisclaimers).toEqual([]);
  expect(routineSchedule).toEqual([
    {
      ...entry,
      recurrence: { type: 'weekly', interval: 2, unit: 'weeks', until: null },
      specificDate: null,
      startsOn: null,
      exceptions: [],
    },
  ]);
});
