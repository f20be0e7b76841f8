import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ana Lima', 'A. L.'],
  ['ana de lima', 'A. D. L.'],
  ['Jean-Luc Picard', 'J. L. P.'],
  ["'Ana (Anita) Lima", 'A. A. L.'],
  ['Éva Őry', 'É. Ő.'],
  ['王小明', '王.'],
  ['محمد علي', 'م. ع.'],
  ['A B C D E F', 'A. B. C. D.'],
  ['– ', ''],
  ['', ''],
])('%s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
