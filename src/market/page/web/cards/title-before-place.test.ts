import { expect, test } from 'vitest';
import { titleBeforePlace } from './listing-card.tsx';

test.each([
  ['Loft with a goods lift, Cihangir', 'Cihangir', 'Loft with a goods lift', ', Cihangir'],
  ['Shirt-factory loft in Graça', 'Graça', 'Shirt-factory loft in Graça', ''],
  ['Loft with a goods lift, Cihangir', '', 'Loft with a goods lift, Cihangir', ''],
  ['A house, Old Cihangir', 'Cihangir', 'A house, Old Cihangir', ''],
  [', Cihangir', 'Cihangir', ', Cihangir', ''],
])('of "%s" in "%s" a card shows "%s"', (title, neighbourhood, name, end) => {
  expect(titleBeforePlace(title, neighbourhood)).toEqual({ name, end });
});
