import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SUMMARY_LENGTH, summarize } from './listing-meta.ts';

it('leaves a short text alone, on one line', () => {
  expect(summarize(' A house.\n\nBy the sea. ')).toBe('A house. By the sea.');
});

it('ends with a whole word', () => {
  expect(summarize('seven77 '.repeat(40))).toBe(`${'seven77 '.repeat(20).trim()}…`);
});

it('cuts a text without spaces', () => {
  expect(summarize('家'.repeat(300))).toBe(`${'家'.repeat(SUMMARY_LENGTH)}…`);
});

it('is never longer than it may be, nor ill-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const summary = summarize(text);
      expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH + 1);
      expect(summary.isWellFormed()).toBe(true);
    }),
  );
});
