import { expect, it } from 'vitest';
import { HOSTING_STEPS, stepIndex } from './hosting-steps.ts';
import { HOSTING_FIELDS } from './hosting-values.ts';

it('Host Your Co-Living! has five steps in the order of spec 3 §2.3', () => {
  expect(HOSTING_STEPS.map(({ title }) => title.message)).toEqual([
    'Basic info',
    'Location details',
    'Visuals and description',
    'Guest experience',
    'Policies and pricing',
  ]);
});

it('every field of the form is asked for, and once', () => {
  const asked = HOSTING_STEPS.flatMap(({ fields }) => fields);
  expect([...asked].sort()).toEqual([...HOSTING_FIELDS].sort());
});

it('a draft knows its step by number; one that is not known is the first', () => {
  expect(HOSTING_STEPS.map(({ id }) => stepIndex(id))).toEqual([0, 1, 2, 3, 4]);
  expect(stepIndex('gone')).toBe(0);
});
