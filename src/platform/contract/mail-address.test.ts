import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailAddressSchema, toMailAddress } from './mail-address.ts';

const taken = (text: string): string | null => {
  const result = v.safeParse(mailAddressSchema, text);
  return result.success ? result.output : null;
};

test.each([
  ["sean.o'hara@example.org", "sean.o'hara@example.org"],
  ['ana+trips@example.org', 'ana+trips@example.org'],
  ['ana_b-c@mail.example.co.uk', 'ana_b-c@mail.example.co.uk'],
  ['a&b@example.org', 'a&b@example.org'],
  ["'quoted'@example.org", "'quoted'@example.org"],
  ['user/department=sales@example.org', 'user/department=sales@example.org'],
  ['{curly}|pipe~@example.org', '{curly}|pipe~@example.org'],
  ['!#$%&*?^`@example.org', '!#$%&*?^`@example.org'],
  ['1234567890@qq.com', '1234567890@qq.com'],
  ['x@a.io', 'x@a.io'],
  ['_@example.org', '_@example.org'],
  ['ana@my-company.example', 'ana@my-company.example'],
  ['ana@3com.example', 'ana@3com.example'],
  ['ana@example.photography', 'ana@example.photography'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
  ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
  ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
  ['  Ana@Example.ORG ', 'ana@example.org'],
  ['\u200bana@example.org', 'ana@example.org'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'ana@example.org'],
  ['ana@example。org', 'ana@example.org'],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
])('%j is taken', (typed, kept) => {
  expect(taken(typed)).toBe(kept);
});

test.each([
  '',
  'ana',
  '@example.org',
  'ana@',
  'ana@localhost',
  'ana@example',
  'ana@example.org.',
  'ana@.example.org',
  'ana@example..org',
  'ana@-example.org',
  'ana@example-.org',
  'ana@example.o',
  'ana@example.123',
  'ana@127.0.0.1',
  'ana@[127.0.0.1]',
  'ana@1',
  '.ana@example.org',
  'ana.@example.org',
  'an..a@example.org',
  'an a@example.org',
  'ana@exam ple.org',
  'ana@@example.org',
  'ana@b@example.org',
  'ana,ben@example.org',
  'ana@example.org,ben@example.org',
  'ana;ben@example.org',
  'Ana <ana@example.org>',
  '"ana b"@example.org',
  'ana(comment)@example.org',
  'ana\\b@example.org',
  'ana:b@example.org',
  'ana@example.org\r\nBcc: x@example.org',
  'ana\n@example.org',
  'ana@example.org/path',
  'ana@example.org:25',
  'ana@exam_ple.org',
  '=?utf-8?q?x?=@example.org',
  'аna@example.org',
  'jörg@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ana@${'a'.repeat(64)}.org`,
  `ana@${'a.'.repeat(130)}org`,
])('%j is refused', (typed) => {
  expect(taken(typed)).toBeNull();
});

test('what is taken is one address in ASCII, and stays as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (text) => {
      const kept = taken(text);
      if (kept === null) return;
      expect(kept).toMatch(/^[\x21-\x7e]{1,254}$/);
      expect(kept.split('@')).toHaveLength(2);
      expect(toMailAddress(kept)).toBe(kept);
    }),
    { numRuns: 500 },
  );
});
