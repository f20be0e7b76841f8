import { describe, expect, it } from 'vitest';
import {
  checkSteps,
  fieldsCheckedWith,
  firstWrong,
  omitErrors,
  placeErrors,
  type WizardStep,
} from './steps.ts';

interface Form {
  readonly place: string;
  readonly guests: number;
  readonly price: number;
}

const FORM: Form = { place: '', guests: 0, price: -1 };
const title = { id: 'title' };
const body = () => null;

const asked: string[] = [];
const STEPS: WizardStep<Form>[] = [
  {
    id: 'place',
    title,
    body,
    fields: ['place'],
    check: ({ place }) => {
      asked.push('place');
      return place === '' ? { errors: { place: 'Where?' } } : undefined;
    },
  },
  {
    id: 'guests',
    title,
    body,
    fields: ['guests', 'price'],
    check: async ({ price }) => {
      asked.push('guests');
      return price < 0
        ? { errors: { price: 'Too low.', place: 'Not of this step.' } }
        : { errors: {} };
    },
  },
  { id: 'summary', title, body, fields: [] },
];

describe('checkSteps', () => {
  it('stops at the first step that says no, and asks none after it', async () => {
    asked.length = 0;
    expect(await checkSteps(STEPS, [0, 1, 2], FORM)).toEqual({
      at: 0,
      errors: { place: 'Where?' },
    });
    expect(asked).toEqual(['place']);
  });

  it('waits for a check that asks elsewhere, and keeps to the fields of the step', async () => {
    expect(await checkSteps(STEPS, [0, 1, 2], { ...FORM, place: 'Porto' })).toEqual({
      at: 1,
      errors: { price: 'Too low.' },
    });
  });

  it('stops where a check has a message and no field', async () => {
    const steps = [
      { id: 'host', title, body, fields: [], check: () => ({ errors: {}, message: 'Not you.' }) },
    ];
    expect(await checkSteps(steps, [0], FORM)).toEqual({ at: 0, errors: {}, message: 'Not you.' });
  });

  it('lets one go on when all are content, and past steps that ask nothing', async () => {
    expect(await checkSteps(STEPS, [0, 1, 2], { place: 'Porto', guests: 1, price: 10 })).toBeNull();
    expect(await checkSteps(STEPS, [2], FORM)).toBeNull();
  });

  it('leaves out the steps that are not passed', async () => {
    expect(await checkSteps(STEPS, [0, 2], { ...FORM, place: 'Porto' })).toBeNull();
  });
});

describe('errors that come back from submitting', () => {
  it('are shown at the first step that asks for one of them', () => {
    const errors = { price: 'Too low.', guests: 'Too many.' };
    expect(placeErrors(STEPS, [0, 1, 2], errors)).toEqual({ at: 1, errors });
    expect(placeErrors(STEPS, [0, 2], errors)).toBeNull();
    expect(placeErrors(STEPS, [0, 1, 2], {})).toBeNull();
  });

  it('lead to the first field of the screen, not the first of the answer', () => {
    expect(firstWrong<Form>(['guests', 'price'], { price: 'a', guests: 'b' })).toBe('guests');
    expect(firstWrong<Form>(['guests'], { price: 'a' })).toBeNull();
  });

  it('are taken back for what was changed since', () => {
    expect(omitErrors<Form>({ price: 'a', guests: 'b' }, ['price'])).toEqual({
      guests: 'b',
    });
  });

  it('are taken back together where one check reads several fields', () => {
    const steps = [{ checkedTogether: [['guests', 'price'] as const] }, {}];
    expect(fieldsCheckedWith<Form>(steps, ['guests'])).toEqual(['guests', 'price']);
    expect(fieldsCheckedWith<Form>(steps, ['place'])).toEqual(['place']);
  });
});
