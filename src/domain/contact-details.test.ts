import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fragment, hostileText, LONGEST } from './contact-details/testing/hostile-text.ts';
import {
  type ContactKind,
  cutText,
  hasContactDetails,
  hideContactDetails,
  showContactDetails,
} from './contact-details.ts';

/** All of them with `npm run test:full`. */
const LONGEST_TEXTS = process.env.TEST_WIDTH !== undefined ? 20_000 : 2_000;

/** The text with each hidden detail as its kind in brackets. */
function shown(text: string): string {
  return hideContactDetails(text)
    .map((part) => (part.hidden === null ? part.text : `[${part.hidden}]`))
    .join('');
}

describe('kept back before approval', () => {
  test.each<[string, string]>([
    ['Call me on +351 912 345 678 please', 'Call me on [phone] please'],
    ['912345678', '[phone]'],
    ['(0049) 30/1234-5678', '[phone]'],
    ['my number is 555-1234', 'my number is [phone]'],
    ['06.12.11.10.09', '[phone]'],
    ['9 1 2 3 4 5 6 7 8', '[phone]'],
    ['9*1*2*3*4*5*6', '[phone]'],
    ['٠٥٠١٢٣٤٥٦٧', '[phone]'],
    ['９１２３４５６７８', '[phone]'],
    ['9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣', '[phone]'],
    ['912\u200b345\u200b678', '[phone]'],
    ['$555 123 4567', '$[phone]'],
    ['€912.345.678', '€[phone]'],
    ['whatsapp: 912 345 678', 'whatsapp: [phone]'],
    ['ana@example.org', '[email]'],
    ['Write to ana.b+x@mail.example.co.uk, ok?', 'Write to [email], ok?'],
    ['ana @ example.org', '[email]'],
    ['ana (at) example (dot) org', '[email]'],
    ['ana at gmail dot com', '[email]'],
    ['ana arroba correo punto com', '[email]'],
    ['ana at gmx.de', '[email]'],
    ['see https://example.org/a?b=1 there', 'see [link] there'],
    ['www.example.org', '[link]'],
    ['on booking.com.', 'on [link].'],
    ['wa.me/351912345678', '[link]'],
    ['t.me/ana', '[link]'],
    ['tel:+351912345678', '[link]'],
    ['find me: @ana_travels!', 'find me: [handle]!'],
    ['Instagram: ana.travels', 'Instagram: [handle]'],
    ['insta = ana99', 'insta = [handle]'],
    ['@ana1234567', '[handle]'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(hasContactDetails(text)).toBe(true);
  });
});

describe('left as it is', () => {
  test.each([
    'We arrive on 2026-03-12 and leave on 2026-03-17.',
    'From 12.03.2026 - 17.03.2026, is that free?',
    'From 12.–17.03.2026',
    '12/03/2026 14:30',
    '12/03 - 17/03 would be best',
    '03/12/26 - 03/17/26',
    '12 03 2026',
    '2026-03 - 2026-05',
    'season 2025-2026, or 2025/2026',
    'That is $1,200.50 a month, not €1.450,00.',
    'Between 1200 - 1300 EUR',
    '€1200-1300',
    '1 250 000 Ft for the year',
    '12,500,000 VND',
    'Wifi is 500-1000 Mbps',
    'The room is 120-140 cm wide, 30-35 m²',
    'Check in at 15:00 - 22:00, out by 11:00',
    'We are 2 guests for 28 nights, room 12, floor 3',
    'dinner @ 8.30',
    'I arrive at noon. It is late.',
    'At some point in March we can talk.',
    'Nice place.It is great',
    'reference WH-7KD3-MXQ4',
    'e.g. a desk, i.e. a table',
    'Total 1200\n1300 deposit',
    'مرحبا، نصل يوم 12/03/2026',
    '',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
    expect(hasContactDetails(text)).toBe(false);
  });
});

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((all) => all.join(''));

const word = fc.stringMatching(/^[a-z]{3,10}$/);

const phone = fc
  .tuple(
    fc.constantFrom('', '+', '00', '(+'),
    digits(9, 14),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('', ' ', '-', ' - ', '.', ') ', '/', '\u00a0', '\u200b', '*'),
  )
  .map(
    ([prefix, number, size, between]) =>
      prefix + (number.match(new RegExp(`\\d{1,${size}}`, 'g')) ?? []).join(between),
  )
  // A number that looks like a year is one; the table above shows the limits.
  .filter((text) => !/(?:19|20)\d\d/.test(text));

const email = fc
  .tuple(word, digits(0, 4), word, fc.constantFrom('com', 'org', 'de', 'co.uk', 'me'))
  .map(([name, number, host, ending]) => `${name}${number}@${host}.${ending}`);
const link = fc
  .tuple(fc.constantFrom('https://', 'http://', 'www.', ''), word, digits(0, 8))
  .map(([scheme, host, path]) => `${scheme}${host}.com/${path}`);
const handle = fc.tuple(word, digits(0, 6)).map(([name, number]) => `@${name}${number}`);

const detail: fc.Arbitrary<[ContactKind, string]> = fc.oneof(
  phone.map((text): [ContactKind, string] => ['phone', text]),
  email.map((text): [ContactKind, string] => ['email', text]),
  link.map((text): [ContactKind, string] => ['link', text]),
  handle.map((text): [ContactKind, string] => ['handle', text]),
);

describe('for any text', () => {
  test('nothing of a detail is left in the bytes, and all around it is', () => {
    fc.assert(
      fc.property(word, detail, word, (before, [, text], after) => {
        const parts = hideContactDetails(`${before}: ${text} ; ${after}`);
        expect(parts.filter(({ hidden }) => hidden !== null).length).toBeGreaterThan(0);
        const bytes = JSON.stringify(parts);
        for (const run of text.match(/\d+/g) ?? []) expect(bytes).not.toContain(run);
        const words = parts.map((part) => part.text).join('');
        expect(words.startsWith(`${before}: `)).toBe(true);
        expect(words.endsWith(` ; ${after}`)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is shown stands in the text in its order, and hiding twice hides no more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const parts = hideContactDetails(text);
        let from = 0;
        for (const part of parts) {
          const at = text.indexOf(part.text, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + part.text.length;
          if (part.hidden !== null) expect(part.text).toBe('');
        }
        for (const part of parts) {
          if (part.hidden === null) expect(hasContactDetails(part.text)).toBe(false);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('dates, times and prices of any size up to a million stay', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const date = fc
      .tuple(
        fc.integer({ min: 2020, max: 2040 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom('iso', 'dots', 'slashes'),
      )
      .map(([year, month, day, form]) => {
        if (form === 'iso') return `${year}-${two(month)}-${two(day)}`;
        const sign = form === 'dots' ? '.' : '/';
        return [two(day), two(month), year].join(sign);
      });
    const price = fc
      .tuple(fc.constantFrom('$', '€', 'USD '), fc.integer({ min: 1, max: 999_999 }))
      .map(([sign, amount]) => `${sign}${amount.toLocaleString('en-US')}`);
    fc.assert(
      fc.property(date, date, price, (from, to, cost) => {
        const text = `Free ${from} - ${to} at 15:00? For ${cost}, then.`;
        expect(shown(text)).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  test('once it may be shown all of it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          showContactDetails(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('invisible characters hide nothing from the search', () => {
    fc.assert(
      fc.property(
        detail,
        fc.constantFrom('\u200b', '\u200d', '\ufeff', '\u2060'),
        ([, text], mark) => {
          const parts = hideContactDetails(`see ${[...text].join(mark.repeat(6))} there`);
          expect(parts.some(({ hidden }) => hidden !== null)).toBe(true);
          const bytes = parts.map((part) => part.text.replaceAll(mark, '')).join('');
          for (const run of text.match(/\d{3,}/g) ?? []) expect(bytes).not.toContain(run);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

/**
 * Most reads of one character. Numbers cost most: each is tried as a date or a price in a window of
 * 72 characters, and as the beginning of a telephone number of seven digits with their gaps.
 */
const MAX_READS = 120;

describe('a text made to be slow', () => {
  test.each([
    [
      'brackets before a number with invisible gaps',
      `${'('.repeat(1_970)}1${`${'\ufeff'.repeat(4)}1`.repeat(5)}`,
    ],
    ['handles one behind another', '＠hme'.repeat(500)],
    ['short handles one behind another', '@ab'.repeat(666)],
    ['a date and then blanks', `12/03/2026${' '.repeat(1_990)}`],
    ['labels cut by numbers', 'a1234567x.'.repeat(200)],
    ['links in one run', 'a.com_'.repeat(333)],
  ])('%s is read a bounded number of times', (_name, text) => {
    expect(cutText(text).steps).toBeLessThan(MAX_READS * text.length);
  });

  test(`${LONGEST_TEXTS} of the longest texts are each read a bounded number of times`, {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(cutText(text).steps).toBeLessThan(MAX_READS * LONGEST);
      }),
      { numRuns: LONGEST_TEXTS, seed: 20_261_122 },
    );
  });

  test('a text fifty times as long is read no more often a character', () => {
    fc.assert(
      fc.property(fc.array(fragment, { minLength: 1, maxLength: 6 }), (pieces) => {
        fc.pre(pieces.join('') !== '');
        const text = pieces
          .join('')
          .repeat(100_000)
          .slice(0, 50 * LONGEST);
        expect(cutText(text).steps).toBeLessThan(MAX_READS * text.length);
      }),
      { numRuns: 60 },
    );
  });

  test('a link that begins behind a hidden number is hidden as well', () => {
    const shown = hideContactDetails('12.12.12.12.12.12.www.(12.12').filter(
      ({ hidden }) => hidden === null,
    );
    expect(shown.map(({ text }) => text)).toEqual(['.']);
  });

  test('in what is shown of it nothing is left to hide', () => {
    fc.assert(
      fc.property(
        hostileText.map((text) => text.slice(0, 120)),
        (text) => {
          for (const part of hideContactDetails(text)) {
            if (part.hidden === null) expect(hasContactDetails(part.text)).toBe(false);
          }
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
