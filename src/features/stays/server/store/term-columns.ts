import { stays } from '../tables.ts';

/** What `StayTerms` is read from. */
export const TERM_COLUMNS = {
  nightlyPrice: stays.nightlyPrice,
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
