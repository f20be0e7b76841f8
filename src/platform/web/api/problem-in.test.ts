import { expect, test } from 'vitest';
import { problemIn } from './problem-in.ts';

test.each([
  ['our own', { code: 'internal', message: 'Said.', error: 'Also said.' }, 'Said.'],
  ['a proxy’s', { error: 'Bad gateway' }, 'Bad gateway'],
  ['one with an empty text', { message: ' ', error: 'Bad gateway' }, 'Bad gateway'],
])('a refusal has a text: %s', (_, answer, text) => {
  expect(problemIn(answer).message).toBe(text);
});

test.each([[{}], [null], [{ error: 42 }]])('a refusal of %j is no problem of ours', (answer) => {
  expect(() => problemIn(answer)).toThrow(TypeError);
});
