import { describe, expect, test } from 'vitest';
import { offeredArrangements } from './arrangement-grids.tsx';

const item = (id: string) => ({ id, label: id, icon: 'tag' as const });
const CHOICES = {
  arrangements: ['venue', 'guide', 'lunch'].map(item),
  hostArrangements: ['welcome', 'setup'].map((id) => ({ ...item(id), discountDetails: '' })),
  costArrangements: ['meal', 'transport', 'pay-now'].map(item),
};
const STYLE = {
  arrangements: ['venue', 'guide'],
  hostArrangements: ['welcome'],
  costArrangements: ['meal', 'pay-now'],
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('arrangements that are offered (spec 2 §4)', () => {
  test('are those of the style', () => {
    const offered = offeredArrangements(CHOICES, STYLE, null);
    expect(ids(offered.arrangements)).toEqual(['venue', 'guide']);
    expect(ids(offered.hostArrangements)).toEqual(['welcome']);
    expect(ids(offered.costArrangements)).toEqual(['meal', 'pay-now']);
  });

  test('are those of the manager at a managed place, and to pay now', () => {
    const terms = {
      arrangements: ['lunch'],
      hostArrangements: ['setup'],
      costArrangements: ['transport'],
    };
    const offered = offeredArrangements(CHOICES, STYLE, terms);
    expect(ids(offered.arrangements)).toEqual(['lunch']);
    expect(ids(offered.hostArrangements)).toEqual(['setup']);
    expect(ids(offered.costArrangements)).toEqual(['transport', 'pay-now']);
  });
});
