import { expect, it } from 'vitest';
import { STAY_HOSTING } from './hosting-dialog.tsx';

it('Host Your Co-Living! has five steps in the order of spec 3 §2.3', () => {
  expect(STAY_HOSTING.steps.map(({ title }) => title.message)).toEqual([
    'Basic info',
    'Location details',
    'Visuals and description',
    'Guest experience',
    'Policies and pricing',
  ]);
});

it('every field of the form is asked for, and once', () => {
  const asked = STAY_HOSTING.steps.flatMap(({ fields }) => fields);
  expect([...asked].sort()).toEqual(Object.keys(STAY_HOSTING.entries).sort());
});
