import { expect, test } from 'vitest';
import { refusedFlights, unansweredFlights } from './flights-failure.ts';

const textOf = ({ text }: { text: unknown }) =>
  typeof text === 'string' ? text : (text as { message?: string }).message;

test('what the server says in `error` is shown (spec 3 §8)', () => {
  expect(textOf(refusedFlights(502, { error: 'The airlines sleep.' }))).toBe('The airlines sleep.');
});

test.each([
  ['no body', undefined],
  ['no text in it', { error: { code: 7 } }],
  ['an empty text', { error: '' }],
  ['a page of text', { error: 'x'.repeat(5000) }],
  ['something else', 'gone'],
])('without it the status is: %s', (_, answer) => {
  const failure = refusedFlights(503, answer);
  expect(textOf(failure)).toBe('Search failed with status {status}');
  expect(failure.text).toMatchObject({ values: { status: 503 } });
});

test('without an answer it failed', () => {
  expect(textOf(unansweredFlights())).toBe('Failed to search flights');
});
