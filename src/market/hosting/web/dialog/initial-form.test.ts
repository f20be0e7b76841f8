import { expect, test } from 'vitest';
import { TEST_HOSTING } from '../testing/test-hosting.ts';
import { differingFields, fromCopy, fromDraft, newValues, valuesFrom } from './load-start.ts';

const ids = TEST_HOSTING.steps.map(({ id }) => id);
const openedStep = (step: number) =>
  fromDraft(TEST_HOSTING, { values: {}, step, updatedAt: '2026-05-01T09:00:00Z' }).stepId;

test('a draft opens on its step', () => {
  expect(ids.map((_, step) => openedStep(step))).toEqual(ids);
});

test('one of a step that is none opens on none, which is said (spec 2 §2)', () => {
  const id = openedStep(ids.length);
  expect(id).toBeDefined();
  expect(ids).not.toContain(id);
});

const blank = newValues(TEST_HOSTING);

test('an old draft opens with what still fits', () => {
  const values = valuesFrom(TEST_HOSTING, {
    title: 'Loyly',
    seats: 4,
    price: 'much',
    former: true,
  });
  expect(values).toMatchObject({ title: 'Loyly', seats: 4, price: 1 });
  expect(values).not.toHaveProperty('former');
});

test('two equal versions differ in nothing', () => {
  expect(differingFields(TEST_HOSTING, blank, valuesFrom(TEST_HOSTING, {}))).toEqual([]);
});

test('names what differs in the order of the form, lists by what is in them', () => {
  const mine = { ...blank, tags: ['hot'], title: 'Mine', price: 2 };
  expect(differingFields(TEST_HOSTING, mine, blank)).toEqual(['title', 'price', 'tags']);
  const tagged = (...tags: string[]) => ({ ...blank, tags });
  expect(differingFields(TEST_HOSTING, tagged('a', 'b'), tagged('b', 'a'))).toEqual(['tags']);
});

test('a copy has all values of the form, and is no listing yet', () => {
  const stored = { ...blank, title: 'Loyly', tags: ['hot'], imageSrc: ['/a.jpg'] };
  const copy = fromCopy(TEST_HOSTING, { ...stored, id: 'sauna', version: 3 });
  expect(copy).toEqual({ key: 'copy sauna', values: stored, stepId: undefined, stored: null });
});
