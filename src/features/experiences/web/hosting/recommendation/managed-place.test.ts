import { expect, it } from 'vitest';
import type { ManagedExperiences } from '../../../contract.ts';
import { termsIn } from './managed-place.ts';

const item = (id: string) => ({ id, label: id, icon: 'tag' as const });
const MANAGED: ManagedExperiences = {
  garden: {
    managedBy: '5f0b1c0e-6f4e-4b60-9d6e-0d9a6b7b2b11',
    experienceDetails: {
      arrangements: [item('venue')],
      hostArrangements: [{ ...item('welcome'), discountDetails: '' }],
      costArrangements: [item('meal')],
      pricingOptions: [],
    },
  },
};

it('a managed place has its manager’s arrangements, and is the reader’s by the id (spec 2 §6)', () => {
  const lists = {
    arrangements: ['venue'],
    hostArrangements: ['welcome'],
    costArrangements: ['meal'],
  };
  const mine = '5f0b1c0e-6f4e-4b60-9d6e-0d9a6b7b2b11';
  expect(termsIn(MANAGED, 'garden', mine)).toEqual({ isMine: true, ...lists });
  expect(termsIn(MANAGED, 'garden', null)).toEqual({ isMine: false, ...lists });
  expect(termsIn(MANAGED, 'square', mine)).toBeNull();
});
