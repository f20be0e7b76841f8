import { describe, expect, it } from 'vitest';
import { checkFields, fieldsOfRefusal } from './check-fields.ts';
import { HOSTING_FIELDS, newValues, valuesOf } from './hosting-values.ts';

describe('what a home’s form asks for (spec 3 §5)', () => {
  it('place, address, title and description, and nothing else', () => {
    expect(Object.keys(checkFields(newValues(), HOSTING_FIELDS)).sort()).toEqual([
      'address',
      'description',
      'location',
      'title',
    ]);
  });

  it('a price of at least 1', () => {
    expect(checkFields({ ...newValues(), price: 0 }, ['price'])).toHaveProperty('price');
    expect(checkFields({ ...newValues(), price: 1 }, ['price'])).toEqual({});
  });

  it('at most 30 pictures', () => {
    const pictures = (count: number) => ({
      ...newValues(),
      imageSrc: Array.from({ length: count }, (_, at) => `/${at}`),
    });
    expect(checkFields(pictures(30), ['imageSrc'])).toEqual({});
    expect(checkFields(pictures(31), ['imageSrc'])).toHaveProperty('imageSrc');
  });

  it('looks only at the fields of the step', () => {
    expect(checkFields(newValues(), ['category', 'occupancy'])).toEqual({});
  });

  it('is content with a whole form', () => {
    const whole = valuesOf({
      title: 'The attic',
      description: 'Under the roof.',
      address: 'Rua das Flores 7',
      location: { value: 'PT', label: 'Portugal', latlng: [38.71, -9.14] },
    });
    expect(checkFields(whole, HOSTING_FIELDS)).toEqual({});
  });
});

it('the server’s refusals stand at the fields they are about', () => {
  expect(fieldsOfRefusal({ 'location.latlng.0': 'No.', title: 'Too long.' })).toEqual({
    location: 'No.',
    title: 'Too long.',
  });
});
