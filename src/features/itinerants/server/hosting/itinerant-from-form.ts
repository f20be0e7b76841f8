import { msg } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import {
  type DateEnd,
  type DatesProblem,
  problemOfDates,
  problemOfStop,
  type StopProblem,
} from '#domain/itinerant-dates.ts';
import { MAX_ITINERANT_NIGHTS } from '#domain/itinerant-form.ts';
import { toCents, toDollars } from '#domain/money.ts';
import { dateFromTyped, typedFromDate } from '#domain/typed-date.ts';
import { ROUTINE_LISTS, type RoutineList } from '#domain/vocabulary.ts';
import { ROUTINES } from '#features/catalogues/index.server.ts';
import {
  catalogueIds,
  catalogueLabels,
  formOfTerms,
  placeOfForm,
  shownPosition,
  termsFromForm,
} from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { ItinerantForm, ItinerantPreview, ItinerantStop } from '../../contract.ts';
import type { HostedStop, ItinerantRow, ItinerantTerms } from '../store/hosting.ts';

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
export function itinerantFromForm(form: ItinerantForm, translate: Translator): ItinerantTerms {
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
): Omit<ItinerantTerms, 'startDate' | 'endDate'> {
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
    goPeople: details.goPeople,
    goDate: details.goDate === null ? null : typedFromDate(details.goDate),
    sharedCost: details.sharedCost === null ? null : toDollars(details.sharedCost),
    taxFees: toDollars(details.taxFee),
    cleaningFees: toDollars(details.cleaningFee),
    extraGuestFees: toDollars(details.extraGuestFee),
    petFees: toDollars(details.petFee),
    securityDepositFee: toDollars(details.depositFee),
    customRoutine: details.customRoutine,
  };
}

/**
 * The stops of a form with the values that are derived from their points. A host's listings at one
 * address are shifted to the same point, whichever stop it is.
 *
 * @throws Problem 'invalid-input' at each invalid place
 */
export function stopsOfForm(
  hostId: string,
  stops: readonly ItinerantStop[],
  { config }: Pick<Services, 'config'>,
  translate: Translator,
): HostedStop[] {
  return stops.map(({ startDate, endDate, meetingPoint, checkInFrom, ...stop }, at) => {
    const { position, ...place } = placeOfStop(stop, at, translate);
    return {
      ...place,
      startDate,
      endDate,
      meetingPoint,
      checkInFrom,
      shown: shownPosition(hostId, position, config),
      exact: position,
    };
  });
}

function placeOfStop(
  stop: Pick<ItinerantStop, 'location' | 'region' | 'city'>,
  at: number,
  translate: Translator,
) {
  try {
    return placeOfForm(stop, translate);
  } catch (error) {
    if (!(error instanceof Problem) || error.fields === undefined) throw error;
    const fields = Object.entries(error.fields).map(([field, text]) => [
      `stops.${at}.${field}`,
      text,
    ]);
    throw new Problem('invalid-input', { fields: Object.fromEntries(fields) });
  }
}

interface FormDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly stops: readonly Pick<ItinerantStop, 'startDate' | 'endDate'>[];
}

type Text = ReturnType<typeof msg>;

const DATE_TEXTS: Readonly<Record<DatesProblem, Text>> = {
  'no-night': msg`The last day has to come after the first.`,
  'too-many-nights': msg`An itinerant can last ${MAX_ITINERANT_NIGHTS} nights at most.`,
  past: msg`Please choose a first day from today on.`,
  'too-far-ahead': msg`That's too far ahead. An itinerant can end up to two years ahead.`,
};

const STOP_TEXTS: Readonly<Record<StopProblem, Text>> = {
  'no-night': msg`You have to leave a stop after you arrive there.`,
  'before-start': msg`This stop starts before the itinerant does.`,
  'after-end': msg`This stop ends after the itinerant does.`,
  'before-last-ends': msg`This stop starts before the one before it ends.`,
};

const DAY_FIELDS: Readonly<Record<DateEnd, string>> = { start: 'checkinTime', end: 'checkoutTime' };
const STOP_FIELDS: Readonly<Record<DateEnd, string>> = { start: 'startDate', end: 'endDate' };

/**
 * Refuses invalid dates: an end that isn't after the start, too many nights, a start that is past,
 * an end too far ahead, a stop outside the dates or before the end of the previous one.
 *
 * @param today in the zone of the place
 * @param former the days before a change, which may be past
 * @throws Problem 'invalid-input' with a text at each such field
 */
export function validateDates(
  { stops, ...dates }: FormDates,
  today: DateText,
  translate: Translator,
  former: Pick<FormDates, 'startDate' | 'endDate'> | null = null,
): void {
  const whole = toDateRange(dates);
  const ofDays = problemOfDates(whole, today, former === null ? null : toDateRange(former));
  const ranges = stops.map(toDateRange);
  const ofStops = ranges.map((range, at) => problemOfStop(range, ranges[at - 1], whole));
  const fields = {
    ...(ofDays === null ? {} : { [DAY_FIELDS[ofDays.at]]: translate(DATE_TEXTS[ofDays.problem]) }),
    ...Object.fromEntries(
      ofStops.flatMap((found, at) =>
        found === null
          ? []
          : [[`stops.${at}.${STOP_FIELDS[found.at]}`, translate(STOP_TEXTS[found.problem])]],
      ),
    ),
  };
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
}

function toDateRange({ startDate, endDate }: { startDate: DateText; endDate: DateText }) {
  return { start: startDate, end: endDate };
}
