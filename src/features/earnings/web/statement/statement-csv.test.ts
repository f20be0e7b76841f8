import { expect, test } from 'vitest';
import type { Statement } from '../../contract.ts';
import { type CsvTexts, statementCsv } from './statement-csv.ts';

const TEXTS: CsvTexts = {
  columns: ['Date', 'Entry', 'Reservation', 'Listing', 'Amount in USD', 'Taxes included, in USD'],
  kind: ({ kind }) => kind,
};

type Line = Statement['lines'][number];

function line(more: Partial<Line> = {}): Line {
  return {
    at: '2026-03-04T23:30:00Z',
    kind: 'release',
    reservation: { id: 'id', key: 'WH-1234' },
    listingTitle: 'A house by the steps',
    amount: 161_600,
    taxes: 7_600,
    ...more,
  };
}

function titled(listingTitle: string): Line {
  return line({ reservation: { id: 'id', key: 'WH-1' }, listingTitle });
}

function csvFor(...lines: Line[]): string {
  const statement = { month: '2026-03', hostName: 'Ana', before: 0, after: 0, lines };
  return statementCsv(statement, TEXTS);
}

/** The rows below the heading. */
const rowsFor = (...lines: Line[]) =>
  csvFor(...lines)
    .split('\r\n')
    .slice(1, -1);

test('begins with the mark of UTF-8 and a heading, and ends every row as RFC 4180 says', () => {
  expect(csvFor()).toBe(
    '\uFEFFDate,Entry,Reservation,Listing,Amount in USD,"Taxes included, in USD"\r\n',
  );
  expect(csvFor(line()).endsWith(',1616.00,76.00\r\n')).toBe(true);
});

test('has a row an entry, in their order', () => {
  expect(
    rowsFor(
      line(),
      line({ kind: 'payout', reservation: null, listingTitle: null, amount: -161_599, taxes: 0 }),
    ),
  ).toEqual([
    '2026-03-04,release,WH-1234,A house by the steps,1616.00,76.00',
    '2026-03-04,payout,,,-1615.99,0.00',
  ]);
});

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [-5, '-0.05'],
  [110, '1.10'],
  [123_456_789, '1234567.89'],
])('%i cents are %s', (amount, text) => {
  expect(rowsFor(line({ amount, taxes: amount }))[0]).toMatch(
    new RegExp(`,${text.replace('.', '\\.')},${text.replace('.', '\\.')}$`),
  );
});

test.each([
  ['Red, green', '"Red, green"'],
  ['The "Nest"', '"The ""Nest"""'],
  ['Two\nlines', '"Two\nlines"'],
  ['Two\r\nlines', '"Two\r\nlines"'],
  ['بيت البحر', 'بيت البحر'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['A = B', 'A = B'],
])('%j is written as %s', (title, field) => {
  expect(csvFor(titled(title))).toContain(`,WH-1,${field},1616.00,`);
});

test('amounts below zero stay numbers', () => {
  expect(rowsFor(line({ amount: -100, taxes: -7 }))[0]).toMatch(/,-1\.00,-0\.07$/);
});
