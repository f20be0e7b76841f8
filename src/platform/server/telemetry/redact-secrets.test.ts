import { expect, test } from 'vitest';
import { errorForLog, redactSecrets } from './log.ts';

const LETTERS = 'Ab3dEf6hIj9kLm2nOp5q';

test.each([
  `sk_live_${LETTERS}`,
  `sk_test_${LETTERS}`,
  `rk_live_${LETTERS}`,
  `whsec_${LETTERS}`,
  `duffel_live_${LETTERS}`,
  `AIzaSy${LETTERS}`,
  `ghp_${LETTERS}`,
  `Bearer ${LETTERS}`,
  `bearer eyJ${LETTERS}.${LETTERS}.${LETTERS}`,
  `https://maps.example/photo?key=${LETTERS}&width=800`,
  `client_secret=${LETTERS}`,
])('%s is not told', (echoed) => {
  const text = `Invalid API Key provided: ${echoed}.`;
  expect(redactSecrets(text)).not.toContain(LETTERS);
  const logged = errorForLog(new Error('no answer', { cause: new Error(text) }));
  expect(JSON.stringify(logged)).not.toContain(LETTERS);
});

test.each([
  'Amount too small',
  'no such checkout: the task_name is unknown',
  'GET https://maps.example/photo?width=800 failed',
])('%s is told as it is', (text) => {
  expect(redactSecrets(text)).toBe(text);
});
