import { expect, test } from 'vitest';
import { joinCsv, toCsvField } from './csv.ts';

test.each([
  ['=HYPERLINK("http://example.org")', `"'=HYPERLINK(""http://example.org"")"`],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@sum', "'@sum"],
  ['\tone', "'\tone"],
  ['\rone', `"'\rone"`],
  ['a, b', '"a, b"'],
  ['two\nlines', '"two\nlines"'],
  ['Zürich', 'Zürich'],
])('%j is a text in a spreadsheet', (text, field) => {
  expect(toCsvField(text)).toBe(field);
});

test('an amount is a number in a spreadsheet, below zero as well', () => {
  expect([0, 5, -120_050].map((cents) => toCsvField({ cents }))).toEqual([
    '0.00',
    '0.05',
    '-1200.50',
  ]);
});

test('rows end as RFC 4180 has it, after the mark of UTF-8', () => {
  expect(joinCsv([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n');
});
