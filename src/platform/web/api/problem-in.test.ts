import { expect, test } from 'vitest';
import { foreignMessageIn, problemIn } from './problem-in.ts';

test('a refusal of ours is read as it is', () => {
  const type = 'about:blank#internal';
  const problem = { type, code: 'internal', message: 'Gesagt.', error: 'Gesagt.', status: 500 };
  expect(problemIn(problem)).toBe(problem);
});

test.each([
  ['a proxy’s', { error: 'Bad gateway' }],
  ['one with a text where ours has it', { message: 'Blocked by policy', status: 403 }],
  ['one with a code of its own', { code: 'waf-blocked', message: 'Blocked by policy' }],
  ['one without a text', { type: 'about:blank#internal', code: 'internal' }],
  ['an empty one', {}],
  ['none', null],
  ['a text', 'Bad gateway'],
])('a refusal that isn’t ours shows none of its text: %s', (_, answer) => {
  expect(() => problemIn(answer)).toThrow(TypeError);
});

test.each([
  ['its message', { message: 'The tide\n is out.', code: 'tide' }, 'The tide is out.'],
  ['nothing where it has none', { error: 'Bad gateway' }, ''],
  ['nothing where that is no text', { message: 7 }, ''],
  ['nothing of no body', null, ''],
  ['no more than fits a line or two', { message: 'x'.repeat(900) }, 'x'.repeat(300)],
])('of a refusal that isn’t ours there is %s', (_, answer, text) => {
  expect(foreignMessageIn(answer)).toBe(text);
});
