import { listings } from '#market/inventory/server/tables.ts';
import { stays } from '../tables.ts';

/** Columns of `StayTerms`: from `listings` and `stays`. */
export const TERM_COLUMNS = {
  nightlyPrice: listings.price,
  includedGuests: stays.includedGuests,
  cleaningFee: stays.cleaningFee,
  extraGuestFee: stays.extraGuestFee,
  petFee: stays.petFee,
  taxRate: stays.taxRate,
  discount: stays.discount,
  influencerDiscount: stays.influencerDiscount,
  localDiscount: stays.localDiscount,
  parentDiscount: stays.parentDiscount,
  specialDiscount: stays.specialDiscount,
  specialDiscountOn: stays.specialDiscountOn,
  studentDiscount: stays.studentDiscount,
  volunteerDiscount: stays.volunteerDiscount,
  womenDiscount: stays.womenDiscount,
  securityRate: stays.securityRate,
} as const;
