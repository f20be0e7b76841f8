import { expect, test } from 'vitest';
import { TEST_HOSTING } from '../testing/test-hosting.ts';
import { fromDraft } from './initial-form.ts';

const ids = TEST_HOSTING.steps.map(({ id }) => id);
const stepOf = (step: number) =>
  fromDraft(TEST_HOSTING, { values: {}, step, updatedAt: '2026-05-01T09:00:00Z' }).stepId;

test('a draft opens on its step', () => {
  expect(ids.map((_, step) => stepOf(step))).toEqual(ids);
});

test('one of a step that is none opens on none, which is said (spec 2 §2)', () => {
  const id = stepOf(ids.length);
  expect(id).toBeDefined();
  expect(ids).not.toContain(id);
});
