import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Quote } from '#features/stays/contract.ts';

type Line = Quote['lines'][number];

const DISCOUNTS: Readonly<Record<string, MessageDescriptor>> = {
  discount: msg`Discount`,
  specialDiscount: msg`Special discount`,
  influencerDiscount: msg`Influencer discount`,
  localDiscount: msg`Local discount`,
  parentDiscount: msg`Family discount`,
  studentDiscount: msg`Student discount`,
  volunteerDiscount: msg`Volunteer discount`,
  womenDiscount: msg`Women discount`,
};

const LABELS: Readonly<
  Record<Exclude<Line['kind'], 'nights' | 'discount' | 'pets'>, MessageDescriptor>
> = {
  cleaning: msg`Cleaning`,
  service: msg`Service fee`,
  'extra-guests': msg`Extra guests`,
  taxes: msg`Taxes`,
  deposit: msg`Refundable deposit`,
};

/**
 * What a price line is called and how it comes about.
 *
 * @param money formats cents in the reader's language
 */
export function lineWords(line: Line, money: (amount: number) => string): MessageDescriptor {
  const { kind, quantity = 1, unitAmount = line.amount } = line;
  switch (kind) {
    case 'nights': {
      const unit = money(unitAmount);
      return msg`${unit} × ${plural(quantity, { one: '# night', other: '# nights' })}`;
    }
    case 'discount':
      return DISCOUNTS[line.field ?? 'discount'] ?? msg`Discount`;
    case 'pets':
      return msg`${plural(quantity, { one: '# pet', other: '# pets' })}`;
    default:
      return LABELS[kind];
  }
}

/** Why a discount is given. */
export function discountReason(quote: Quote): MessageDescriptor | null {
  switch (quote.discount?.reason) {
    case 'long-stay':
      return msg`for a stay of 28 nights or more`;
    case 'early-booking':
      return msg`for booking 28 days ahead or more`;
    default:
      return null;
  }
}
