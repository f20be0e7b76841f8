import { expect, test } from 'vitest';
import { refusedFlights, unansweredFlights } from './flight-search.ts';

const getMessage = ({ text }: { text: unknown }) =>
  typeof text === 'string' ? text : (text as { message?: string }).message;

const answer = (status: number, body: unknown, retryAt: string | null = null) => ({
  status,
  body,
  retryAt,
});

test('what the server says in `error` is shown (spec 3 §8)', () => {
  const failure = refusedFlights(answer(502, { error: 'The airlines sleep.' }));
  expect(getMessage(failure)).toBe('The airlines sleep.');
  expect(failure).toMatchObject({ isLimit: false, retryAt: null });
});

test.each([
  ['no body', undefined],
  ['no text in it', { error: { code: 7 } }],
  ['an empty text', { error: '' }],
  ['a page of text', { error: 'x'.repeat(5000) }],
  ['something else', 'gone'],
])('without it the status is: %s', (_, body) => {
  const failure = refusedFlights(answer(503, body));
  expect(getMessage(failure)).toBe('Search failed with status {status}');
  expect(failure.text).toMatchObject({ values: { status: 503 } });
});

test('without an answer it failed', () => {
  expect(getMessage(unansweredFlights())).toBe('Failed to search flights');
});

test('who asked too often learns when they may ask again', () => {
  const retryAt = '2026-11-24T12:00:00.000Z';
  const failure = refusedFlights(answer(429, { error: 'Too many requests.' }, retryAt));
  expect(failure).toMatchObject({ text: 'Too many requests.', isLimit: true, retryAt });
});

test('which field the server refused is known', () => {
  const refused = (fields: unknown) => refusedFlights(answer(400, { error: 'No.', fields }));
  expect(refused({ origin: 'No.' }).isOriginWrong).toBe(true);
  for (const fields of [{ targets: 'No.' }, null, 'origin', undefined]) {
    expect(refused(fields).isOriginWrong).toBe(false);
  }
});
