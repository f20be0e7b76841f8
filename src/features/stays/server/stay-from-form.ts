import { STAY_NUMBERS, unitsOf } from '#domain/stay-form.ts';
import type { StayForm } from '#features/stays/contract.ts';
import type { StayDetails } from './store/hosting.ts';

const CENTS = 100;

/** Dollars of a form as cents. */
function cents(dollars: number): number {
  return Math.round(dollars * CENTS);
}

/** A form without where and what the listing is called. */
type StayPart = Omit<StayForm, 'location' | 'address' | 'title' | 'description'>;

/** What a form says of a stay, as it is stored. Its lists hold ids of the catalogues. */
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
    nightlyPrice: cents(form.price),
    includedGuests: Math.min(form.includedGuests ?? form.guestCount, form.guestCount),
    cleaningFee: cents(form.cleaningFees),
    extraGuestFee: cents(form.extraGuestFees),
    petFee: cents(form.petFees),
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
    amenities: [...form.amenity],
    events: [...form.event],
    houseRules: [...form.houseRules],
    wifiMbps: form.wifiSpeed,
    checkInFrom: form.checkinTime,
    checkOutUntil: form.checkoutTime,
    averageGuestAge: form.averageGuestAge,
    residentCount: form.residentCount,
  };
}

/** What is stored of a stay, as the form has it: the way back of `stayFromForm`. */
export function formFromStay(words: StayDetails) {
  return {
    category: words.category,
    scenery: words.scenery,
    occupancy: words.occupancy,
    guestCount: words.guestCount,
    roomCount: words.roomCount,
    bathroomCount: words.bathroomCount,
    minnight: words.minNights,
    price: words.nightlyPrice / CENTS,
    includedGuests: words.includedGuests,
    cleaningFees: words.cleaningFee / CENTS,
    extraGuestFees: words.extraGuestFee / CENTS,
    petFees: words.petFee / CENTS,
    taxRate: words.taxRate,
    discount: words.discount,
    influencerDiscount: words.influencerDiscount,
    localDiscount: words.localDiscount,
    parentDiscount: words.parentDiscount,
    specialDiscount: words.specialDiscount,
    specialDiscountOn: words.specialDiscountOn,
    studentDiscount: words.studentDiscount,
    volunteerDiscount: words.volunteerDiscount,
    womenDiscount: words.womenDiscount,
    securityRate: words.securityRate,
    cancellationPolicy: words.cancellationPolicy,
    securityDeposit: words.customRefundPercent,
    customCancellationPolicy: words.customPolicyText,
    amenity: words.amenities,
    event: words.events,
    houseRules: words.houseRules,
    wifiSpeed: words.wifiMbps,
    checkinTime: words.checkInFrom,
    checkoutTime: words.checkOutUntil,
    averageGuestAge: words.averageGuestAge ?? STAY_NUMBERS.averageGuestAge.standard,
    residentCount: words.residentCount,
  };
}
