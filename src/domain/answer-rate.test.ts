import { expect, test } from 'vitest';
import { ANSWER_RATE_FROM, answerRate } from './answer-rate.ts';

test('is not told before there were enough requests', () => {
  expect(answerRate({ requests: 0, answers: 0 })).toBeNull();
  expect(answerRate({ requests: ANSWER_RATE_FROM - 1, answers: 0 })).toBeNull();
  expect(answerRate({ requests: ANSWER_RATE_FROM, answers: 0 })).toBe(0);
});

test('says 100 only where every request was answered', () => {
  expect(answerRate({ requests: 1000, answers: 1000 })).toBe(100);
  expect(answerRate({ requests: 1000, answers: 999 })).toBe(99);
  expect(answerRate({ requests: 21, answers: 20 })).toBe(95);
});
