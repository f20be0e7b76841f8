import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPersonName, NAME_LENGTH, personNameFrom, tidyName } from './person-name.ts';

describe('a name', () => {
  test.each([
    'Ana Horvat',
    "Siobhán O'Brien-Łukasz",
    'María José (Pepa) García y Ruiz, MD',
    '田中・太郎',
    'محمد علی',
    'می‌خواهم',
    'X Æ A-12',
    'José & Lena',
    'Dr. Ng',
    'Zoë 🌻',
    '3Jane',
    'J.P.de Vries',
    'M.A.de Souza',
    'J.R.R. Tolkien',
    'K.Ai',
    'S.Ro',
    'A.Me',
    'St.Clair',
    'Dr.med. Ng',
  ])('is %s', (name) => {
    expect(tidyName(name)).toBe(name);
    expect(isPersonName(name)).toBe(true);
  });

  test.each([
    ['a link', 'Wayhearth https://evil.example/pay'],
    ['a bare link', 'pay at evil-payout.com'],
    ['an address', 'ana@posteo.net'],
    ['a link with an ideographic dot', 'evil。com'],
    ['a link with a wide dot', 'pay at evil．com'],
    ['a link with a half-wide dot', 'evil｡com'],
    ['a link with a leader for a dot', 'evil․com'],
    ['a wide link', 'ｅｖｉｌ．ｃｏｍ'],
    ['wide slashes', 'evil／pay'],
    ['a wide address', 'ana＠posteo．net'],
    ['a circled number', '⑨①②③④⑤⑥⑦⑧'],
    ['a firm with a path', 'Booking.com/pay'],
    ['a number', '+351 912 345 678'],
    ['a sentence of ours', 'Wayhearth: confirm your payout'],
    ['the same with a wide colon', 'Wayhearth： confirm your payout'],
    ['the same with a look-alike', 'Wayhearth∶ confirm your payout'],
    ['markup', '<b>Ana</b>'],
    ['nothing', ''],
    ['blank letters alone', '\u3164\u115F\u1160\uFFA0'],
    ['joiners alone', '\u200C\u200D'],
    ['signs alone', '…!'],
    ['too much', 'a'.repeat(NAME_LENGTH + 1)],
  ])('is not %s', (_, text) => {
    expect(isPersonName(tidyName(text))).toBe(false);
  });
});

test.each([
  ['a\r\nBcc: x@y.example', 'a Bcc'],
  ['\u202Eana\u2066', 'ana'],
  ['  Ana\t\u00A0 Horvat\u0000 ', 'Ana Horvat'],
  ['Wayhearth: confirm at https://evil.example/pay now', 'Wayhearth confirm at now'],
  ['A\u3164na\uFE0F\u{E0100}\u034F', 'Ana'],
  ['   ', 'Traveller'],
  ['Siobhán O`Brien', "Siobhán O'Brien"],
  ['Siobhán O´Brien', "Siobhán O'Brien"],
  ['Ana evil。com', 'Ana'],
  ['https://evil.example', 'Traveller'],
  ['b'.repeat(5_000), 'b'.repeat(NAME_LENGTH)],
])('from elsewhere %j becomes %j', (text, name) => {
  expect(personNameFrom(text, 'Traveller')).toBe(name);
});

test('whatever comes from elsewhere becomes a name', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('https://a.com', '@b', ': ', '\u202E', 'x@y.org', '／', '.com', '\ud800'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const name = personNameFrom(pieces.join(''), 'Traveller');
      expect(isPersonName(name)).toBe(true);
      expect(tidyName(name)).toBe(name);
    }),
  );
});
