import { toCents, toDollars } from '#domain/money.ts';
import { capacityOfHome, STAY_NUMBERS } from '#domain/stay-form.ts';
import type { StayForm } from '#features/stays/contract.ts';
import { formOfTerms, termsFromForm } from '#market/hosting/index.server.ts';
import type { StayDetails } from '../store/hosting.ts';

type ListingPart = 'price' | 'amenity' | 'event' | 'wifiSpeed';

/** A form without place, texts, and the fields that listings of every kind have. */
type StayPart = Omit<StayForm, 'location' | 'address' | 'title' | 'description' | ListingPart>;

/** The stored fields of a form that only stays have. */
export function stayFromForm(form: StayPart): StayDetails {
  return {
    ...termsFromForm(form),
    category: form.category,
    scenery: form.scenery,
    occupancy: form.occupancy,
    guestCount: form.guestCount,
    roomCount: form.roomCount,
    bathroomCount: form.bathroomCount,
    capacity: capacityOfHome(form.occupancy, form.roomCount),
    includedGuests: Math.min(form.includedGuests ?? form.guestCount, form.guestCount),
    cleaningFee: toCents(form.cleaningFees),
    extraGuestFee: toCents(form.extraGuestFees),
    petFee: toCents(form.petFees),
    taxRate: form.taxRate,
    securityRate: form.securityRate,
    checkInFrom: form.checkinTime,
    checkOutUntil: form.checkoutTime,
    averageGuestAge: form.averageGuestAge,
    residentCount: form.residentCount,
  };
}

/** The inverse of `stayFromForm`: the form fields of a stored stay. */
export function formFromStay(details: StayDetails) {
  return {
    ...formOfTerms(details),
    category: details.category,
    scenery: details.scenery,
    occupancy: details.occupancy,
    guestCount: details.guestCount,
    roomCount: details.roomCount,
    bathroomCount: details.bathroomCount,
    includedGuests: details.includedGuests,
    cleaningFees: toDollars(details.cleaningFee),
    extraGuestFees: toDollars(details.extraGuestFee),
    petFees: toDollars(details.petFee),
    taxRate: details.taxRate,
    securityRate: details.securityRate,
    checkinTime: details.checkInFrom,
    checkoutTime: details.checkOutUntil,
    averageGuestAge: details.averageGuestAge ?? STAY_NUMBERS.averageGuestAge.default,
    residentCount: details.residentCount,
  };
}
