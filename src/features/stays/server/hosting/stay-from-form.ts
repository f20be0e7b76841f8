import { STAY_NUMBERS, unitsOf } from '#domain/stay-form.ts';
import { centsOf, dollarsOf } from '#features/listings/index.server.ts';
import type { StayForm } from '#features/stays/contract.ts';
import type { StayDetails } from '../store/hosting.ts';

type ListingPart = 'price' | 'amenity' | 'event' | 'wifiSpeed';

/** A form without where it is, what it is called, and what listings of every kind have. */
type StayPart = Omit<StayForm, 'location' | 'address' | 'title' | 'description' | ListingPart>;

/** The fields of a form that stays alone have, as they are stored. */
export function stayFromForm(form: StayPart): StayDetails {
  return {
    category: form.category,
    scenery: form.scenery,
    occupancy: form.occupancy,
    guestCount: form.guestCount,
    roomCount: form.roomCount,
    bathroomCount: form.bathroomCount,
    capacity: unitsOf(form.occupancy, form.roomCount),
    minNights: form.minnight,
    includedGuests: Math.min(form.includedGuests ?? form.guestCount, form.guestCount),
    cleaningFee: centsOf(form.cleaningFees),
    extraGuestFee: centsOf(form.extraGuestFees),
    petFee: centsOf(form.petFees),
    taxRate: form.taxRate,
    discount: form.discount,
    influencerDiscount: form.influencerDiscount,
    localDiscount: form.localDiscount,
    parentDiscount: form.parentDiscount,
    specialDiscount: form.specialDiscount,
    specialDiscountOn: form.specialDiscountOn,
    studentDiscount: form.studentDiscount,
    volunteerDiscount: form.volunteerDiscount,
    womenDiscount: form.womenDiscount,
    securityRate: form.securityRate,
    cancellationPolicy: form.cancellationPolicy,
    customRefundPercent: form.securityDeposit,
    customPolicyText: form.customCancellationPolicy,
    houseRules: [...form.houseRules],
    checkInFrom: form.checkinTime,
    checkOutUntil: form.checkoutTime,
    averageGuestAge: form.averageGuestAge,
    residentCount: form.residentCount,
  };
}

/** The stored fields of a stay, as the form has them: the inverse of the above. */
export function formFromStay(details: StayDetails) {
  return {
    category: details.category,
    scenery: details.scenery,
    occupancy: details.occupancy,
    guestCount: details.guestCount,
    roomCount: details.roomCount,
    bathroomCount: details.bathroomCount,
    minnight: details.minNights,
    includedGuests: details.includedGuests,
    cleaningFees: dollarsOf(details.cleaningFee),
    extraGuestFees: dollarsOf(details.extraGuestFee),
    petFees: dollarsOf(details.petFee),
    taxRate: details.taxRate,
    discount: details.discount,
    influencerDiscount: details.influencerDiscount,
    localDiscount: details.localDiscount,
    parentDiscount: details.parentDiscount,
    specialDiscount: details.specialDiscount,
    specialDiscountOn: details.specialDiscountOn,
    studentDiscount: details.studentDiscount,
    volunteerDiscount: details.volunteerDiscount,
    womenDiscount: details.womenDiscount,
    securityRate: details.securityRate,
    cancellationPolicy: details.cancellationPolicy,
    securityDeposit: details.customRefundPercent,
    customCancellationPolicy: details.customPolicyText,
    houseRules: details.houseRules,
    checkinTime: details.checkInFrom,
    checkoutTime: details.checkOutUntil,
    averageGuestAge: details.averageGuestAge ?? STAY_NUMBERS.averageGuestAge.default,
    residentCount: details.residentCount,
  };
}
