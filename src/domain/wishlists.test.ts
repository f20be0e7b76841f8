import { expect, test } from 'vitest';
import { sharedName } from './wishlists.ts';

test.each([
  ['Ana Ferreira', 'Ana', 'the first of two words'],
  ['  Ana   Maria Ferreira ', 'Ana', 'the first of several, whatever the spaces'],
  ['Ana', 'Ana', 'the only word'],
  ['王小明', '王.', 'an initial where the family name stands first'],
  ['山田 太郎', '山. 太.', 'initials where the family name stands first'],
  ['김 서연', '김. 서.', 'initials where the family name stands first'],
  ['Dr. Ana Ferreira', 'Ana', 'what follows a title'],
  ['Mme Claire Petit', 'Claire', 'what follows a title without a full stop'],
  ['Dr. Ferreira', 'D. F.', 'initials where only a family name follows a title'],
  ['A. Ferreira', 'A. F.', 'initials where the first name is one'],
  ['A Ferreira', 'A. F.', 'initials where the first name is one letter'],
  ['Jean-Luc Moreau', 'Jean-Luc', 'a first name of two'],
])('of %j others see %j: %s', (name, shown) => {
  expect(sharedName(name)).toBe(shown);
});
