import type { DiscountField } from '#domain/discounts.ts';
import type { CancellationPolicy } from '#domain/vocabulary.ts';
import type { HostedForm } from '../contract/schemas.ts';

/** Terms set by hosts of every kind reserved by the night, as stored. Rates in percent. */
export interface NightlyTerms extends Readonly<Record<DiscountField, number>> {
  readonly minNights: number;
  readonly specialDiscountOn: boolean;
  readonly cancellationPolicy: CancellationPolicy;
  /** Only for a custom policy. */
  readonly customRefundPercent: number;
  readonly customPolicyText: string;
  readonly houseRules: string[];
}

/** The form's fields of these terms. */
type TermFields = Pick<
  HostedForm,
  | DiscountField
  | 'minnight'
  | 'specialDiscountOn'
  | 'cancellationPolicy'
  | 'securityDeposit'
  | 'customCancellationPolicy'
  | 'houseRules'
>;

/** Converts the terms of a form. */
export function termsFromForm(form: TermFields): NightlyTerms {
  return {
    ...pickDiscounts(form),
    minNights: form.minnight,
    specialDiscountOn: form.specialDiscountOn,
    cancellationPolicy: form.cancellationPolicy,
    customRefundPercent: form.securityDeposit,
    customPolicyText: form.customCancellationPolicy,
    houseRules: [...form.houseRules],
  };
}

/** The inverse of `termsFromForm`. */
export function formOfTerms(terms: NightlyTerms): TermFields {
  return {
    ...pickDiscounts(terms),
    minnight: terms.minNights,
    specialDiscountOn: terms.specialDiscountOn,
    cancellationPolicy: terms.cancellationPolicy,
    securityDeposit: terms.customRefundPercent,
    customCancellationPolicy: terms.customPolicyText,
    houseRules: terms.houseRules,
  };
}

function pickDiscounts(rates: Readonly<Record<DiscountField, number>>) {
  return {
    discount: rates.discount,
    influencerDiscount: rates.influencerDiscount,
    localDiscount: rates.localDiscount,
    parentDiscount: rates.parentDiscount,
    specialDiscount: rates.specialDiscount,
    studentDiscount: rates.studentDiscount,
    volunteerDiscount: rates.volunteerDiscount,
    womenDiscount: rates.womenDiscount,
  };
}
