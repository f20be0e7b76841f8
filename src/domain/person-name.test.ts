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
    'J.R. Smith',
    'J.R.Smith',
    'J.Lo',
    'j.r. smith',
    'J.Smith',
    'Dr.Ng',
    'Dr.Smith',
    'Prof.Dr.Meier',
    'Dr.rer.nat. Ng',
    'Dipl.Ing. Ng',
    'Dott.ssa Bianchi',
    'Sig.ra Rossi',
    'Sr.García',
    'Mª.Carmen Ruiz',
    'Mme.Durand',
    'Mr.Smith',
    'St.John',
    'Ste.Marie',
    'Ana Ng, M.Sc.',
    'Ana Ng, M.Sc',
    'Ana Ng, B.Eng',
    'Ana Ng, Ph.D',
    'Ana Ng, Ph.D.',
    'Ana Ng, LL.M.',
    'A.P.J.Abdul Kalam',
    'K.R.Narayanan',
    'Md.Rahman',
    'Mohd.Ali',
    'Th.Müller',
    'Chr.Meyer',
    'Wm.Smith',
    'J.van Dam',
    'A.O’Neil',
    'Smith.Jr',
    'Ana S.',
    'А.С.Пушкин',
    'Γ.Παπαδόπουλος',
    'გ.ბერიძე',
    'د.محمد علي',
    'م.أحمد',
    'ดร.สมชาย ใจดี',
    'ผศ.ดร.สมชาย',
    'น.ส.สุดา',
    'Ana.',
    'Ana 2.0',
    'Ana . Horvat',
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
    ['an ending of few', 'evil-payout.top'],
    ['an ending that is a word', 'pay at Evil.Vip'],
    ['a dot with a capital behind it', 'Evil.Today'],
    ['an ending that is none yet', 'evil.newending'],
    ['the same in capitals', 'EVIL.NEWENDING'],
    ['an ending of a country', 'evil.de'],
    ['an ending of a country that is a word', 'evil.is'],
    ['an ending of Cyrillic letters', 'Пример.рф'],
    ['an ending of Han', '例え。世界'],
    ['an ending of Arabic letters', 'مثال.موقع'],
    ['an ending of Thai letters', 'ตัวอย่าง.ไทย'],
    ['an ending in ASCII', 'evil.xn--p1ai'],
    ['a label in ASCII', 'xn--e1afmkfd'],
    ['a wide label in ASCII', 'ｘｎ－－e1afmkfd'],
    ['an initial with an ending', 'x.top'],
    ['a title with an ending', 'dr.top'],
    ['a short word with an ending', 'Bo.Vip'],
    ['two names with a dot', 'john.smith'],
    ['a number with an ending', '1688.top'],
    ['a hidden dot', 'evil​.​top'],
    ['a dot of another script', 'evil٠ꓸtop'],
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
  ['john.smith', 'john smith'],
  ['Ana.Maria.Horvat', 'Ana Maria Horvat'],
  ['J.R.Smith', 'J.R.Smith'],
  ['Ana evil-payout.top', 'Ana'],
  ['Ana evil.newending', 'Ana evil newending'],
  ['xn--e1afmkfd', 'Traveller'],
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
