import { toCents } from '#domain/money.ts';
import { STAY_NUMBERS, type StayNumber } from '#domain/stay-form.ts';
import { SERVICE_RATE, type StayPricingInput } from '#domain/stay-pricing.ts';
import { createHostingForm } from '#market/hosting/index.web.ts';
import type {
  RecentForm,
  StayChoices,
  StayDetails,
  StayPreview,
  StoredForm,
} from '../../contract.ts';

/** Values of a home entered so far: every field of the form, none of them required yet. */
export type HostingValues = StayPreview;
export type HostingField = keyof HostingValues & string;

/** The types of the homes' hosting dialog. */
export interface StayHosting {
  readonly Values: HostingValues;
  readonly Stored: StoredForm;
  readonly Recent: RecentForm;
  readonly Choices: StayChoices;
  readonly Preview: StayDetails;
  readonly Confirmed: never;
  readonly Created: unknown;
}

/** The form of the homes' hosting dialog, with the data that its steps share. */
export const stayForm = createHostingForm<StayHosting>();
export const { useWizard: useStayForm, useScope: useStayScope } = stayForm;

/** Clamps a number to the form's bounds: while typing, it may have any value. */
function within(name: StayNumber, value: number): number {
  const { min, max } = STAY_NUMBERS[name];
  return Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));
}

/** Pricing fields of a stay, as far as the host has entered them. Dollars become cents. */
export function pricingTerms(
  values: HostingValues,
): Pick<
  StayPricingInput,
  'nightlyPrice' | 'includedGuests' | 'fees' | 'rates' | 'specialDiscountOn' | 'securityRate'
> {
  const cents = (name: 'price' | 'cleaningFees' | 'extraGuestFees' | 'petFees') =>
    toCents(within(name, values[name]));
  return {
    nightlyPrice: cents('price'),
    includedGuests: Math.round(within('guestCount', values.includedGuests ?? values.guestCount)),
    fees: {
      cleaning: cents('cleaningFees'),
      extraGuestPerNight: cents('extraGuestFees'),
      pet: cents('petFees'),
      serviceRate: SERVICE_RATE,
      taxRate: within('taxRate', values.taxRate),
    },
    rates: values,
    specialDiscountOn: values.specialDiscountOn,
    securityRate: values.securityRate,
  };
}
