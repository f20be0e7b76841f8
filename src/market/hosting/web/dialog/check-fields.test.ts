import { describe, expect, it } from 'vitest';
import { TEST_HOSTING } from '../testing/test-hosting.ts';
import { checkFields, errorsOfRefusal } from './check-fields.ts';
import { fieldsIn, newValues } from './load-start.ts';

const blank = newValues(TEST_HOSTING);
const check = (values: object, fields = fieldsIn(TEST_HOSTING)) =>
  checkFields(TEST_HOSTING.entries, { ...blank, ...values }, fields).errors;

describe('what the contract finds wrong (spec 3 §5)', () => {
  it('a field that is required and blank', () => {
    expect(check({})).toMatchObject({
      title: { message: 'This is required.' },
      location: { message: 'Choose a country.' },
    });
    expect(Object.keys(check({}))).toEqual(['title', 'location']);
  });

  it('a number out of its bounds, with the bound', () => {
    expect(check({ seats: 0 }, ['seats']).seats).toMatchObject({ values: { bound: '1' } });
    expect(check({ seats: 9 }, ['seats']).seats).toMatchObject({ values: { bound: '8' } });
    expect(check({ seats: 8 }, ['seats'])).toEqual({});
  });

  it('what was typed and is no number', () => {
    expect(check({ seats: Number.NaN }, ['seats']).seats).toMatchObject({
      message: 'Enter a number such as 1200 or 45.50.',
    });
  });

  it('too many of a list, and a text that is too long', () => {
    expect(check({ imageSrc: ['/1', '/2', '/3', '/4'] }, ['imageSrc'])).toHaveProperty('imageSrc');
    expect(check({ title: 'x'.repeat(21) }, ['title']).title).toMatchObject({
      message: 'Shorten this to {bound} characters.',
      values: { bound: '20' },
    });
  });

  it('looks only at the fields of the step', () => {
    expect(check({}, ['seats'])).toEqual({});
  });
});

it('a refusal by the server is shown at the fields it is about', () => {
  expect(errorsOfRefusal({ 'location.latlng.0': 'No.', title: 'Too long.' })).toEqual({
    location: 'No.',
    title: 'Too long.',
  });
});
