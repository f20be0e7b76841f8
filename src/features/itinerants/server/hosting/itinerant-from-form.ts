import type { DateText } from '#domain/dates.ts';
import { toCents, toDollars } from '#domain/money.ts';
import { dateFromTyped, typedFromDate } from '#domain/typed-date.ts';
import { ROUTINE_LISTS, type RoutineList } from '#domain/vocabulary.ts';
import { ROUTINES } from '#features/catalogues/index.server.ts';
import type { ItinerantForm, ItinerantPreview } from '#features/itinerants/contract.ts';
import {
  catalogueIds,
  catalogueLabels,
  formOfTerms,
  termsFromForm,
} from '#market/hosting/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ItinerantRow } from '../store/hosting.ts';

/** The days of a form, which its schema has validated. */
export function datesOfForm({
  checkinTime,
  checkoutTime,
}: Pick<ItinerantForm, 'checkinTime' | 'checkoutTime'>): {
  startDate: DateText;
  endDate: DateText;
} {
  return { startDate: typedDay(checkinTime), endDate: typedDay(checkoutTime) };
}

function typedDay(text: string): DateText {
  const date = dateFromTyped(text);
  if (date === null) throw new RangeError(`not a typed date: ${text}`);
  return date;
}

/**
 * The stored fields of a form that only itinerants have.
 *
 * @throws Problem 'invalid-input' at each routine that the catalogue doesn't have
 */
export function itinerantFromForm(form: ItinerantForm, translate: Translator): ItinerantRow {
  return { ...datesOfForm(form), ...offerOfForm(form, translate) };
}

/**
 * The same without its days, which an incomplete form may lack.
 *
 * @throws Problem 'invalid-input' at each routine that the catalogue doesn't have
 */
export function offerOfForm(
  form: Omit<ItinerantPreview, 'checkinTime' | 'checkoutTime'>,
  translate: Translator,
): Omit<ItinerantRow, 'startDate' | 'endDate'> {
  return {
    ...termsFromForm(form),
    ...routinesOfForm(form, translate),
    category: form.category,
    style: form.style,
    occupancy: form.occupancy,
    party: form.party,
    guestCount: form.guestCount,
    roomCount: form.roomCount,
    bathroomCount: form.bathroomCount,
    taxFee: toCents(form.taxFees),
    cleaningFee: toCents(form.cleaningFees),
    extraGuestFee: toCents(form.extraGuestFees),
    petFee: toCents(form.petFees),
    depositFee: toCents(form.securityDepositFee),
    customRoutine: form.customRoutine,
  };
}

type RoutineField = `${RoutineList}Routine`;
type RoutineFields = Record<RoutineField, string[]>;

function routinesOfForm(
  form: Pick<ItinerantForm, RoutineField>,
  translate: Translator,
): RoutineFields {
  return mapRoutines((field, list) => catalogueIds(field, ROUTINES[list], form[field], translate));
}

function mapRoutines(of: (field: RoutineField, list: RoutineList) => string[]): RoutineFields {
  const entries = ROUTINE_LISTS.map((list) => {
    const field: RoutineField = `${list}Routine`;
    return [field, of(field, list)] as const;
  });
  return Object.fromEntries(entries) as RoutineFields;
}

/** The form values of a stored itinerant: the inverse of the above. */
export function formFromItinerant(details: ItinerantRow) {
  return {
    ...formOfTerms(details),
    ...mapRoutines((field, list) => catalogueLabels(ROUTINES[list], details[field])),
    routineIds: mapRoutines((field) => [...details[field]]),
    category: details.category,
    style: details.style,
    occupancy: details.occupancy,
    party: details.party,
    guestCount: details.guestCount,
    roomCount: details.roomCount,
    bathroomCount: details.bathroomCount,
    checkinTime: typedFromDate(details.startDate),
    checkoutTime: typedFromDate(details.endDate),
    taxFees: toDollars(details.taxFee),
    cleaningFees: toDollars(details.cleaningFee),
    extraGuestFees: toDollars(details.extraGuestFee),
    petFees: toDollars(details.petFee),
    securityDepositFee: toDollars(details.depositFee),
    customRoutine: details.customRoutine,
  };
}
