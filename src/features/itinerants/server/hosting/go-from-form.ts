import { msg } from '@lingui/core/macro';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { shareWith } from '#domain/fair-share.ts';
import {
  type GoChangeProblem,
  type GoField,
  goDecisionAt,
  problemOfGoChange,
  problemOfGoTerms,
} from '#domain/go-day.ts';
import { hasCome } from '#domain/instants.ts';
import { type Cents, toCents } from '#domain/money.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ItinerantForm } from '../../contract.ts';
import { GO_PROBLEMS } from '../../labels/go-problems.ts';
import type { GoRow, ItinerantTerms } from '../store/hosting.ts';

type Text = ReturnType<typeof msg>;

const FIELDS: Readonly<Record<GoField, 'goPeople' | 'goDate'>> = {
  people: 'goPeople',
  date: 'goDate',
};

const CHANGE_TEXTS: Readonly<Record<GoChangeProblem, Text>> = {
  'added-late': msg`Guests have already reserved it as a journey that goes ahead with any number of people.`,
  'removed-late': msg`Guests have already reserved it on these terms. To go ahead with any number of people, choose “Go anyway” on its page.`,
  'raised-late': msg`Guests have already reserved it on these terms: you can lower the number, and not raise it.`,
  'moved-late': msg`Guests have already reserved it on these terms, so the day stays.`,
  decided: msg`It's already decided whether this journey goes ahead.`,
};

const NOTHING: GoRow = {
  goPeople: null,
  goDate: null,
  goAt: null,
  goStatus: null,
  goDecidedAt: null,
  goAboard: null,
  sharedCost: null,
  sharePeople: null,
};

/**
 * The people and the day that a form says a journey needs to go.
 *
 * @param former what is stored; null for a new one
 * @throws Problem 'invalid-input' with a text at the wrong field; 'listing-commitments' where guests
 *   have reserved it on other terms
 */
export function goOfForm(
  form: Pick<ItinerantForm, 'goPeople' | 'goDate' | 'sharedCost'>,
  {
    former,
    hasGuests,
    translate,
    ...journey
  }: {
    readonly former: GoRow | null;
    /** Whether it has open reservations. */
    readonly hasGuests: boolean;
    readonly capacity: number;
    readonly startDate: DateText;
    readonly today: DateText;
    readonly now: Temporal.Instant;
    /** IANA zone of the place. */
    readonly timeZone: string;
    readonly translate: Translator;
  },
): GoRow {
  const people = form.goPeople;
  const date = form.goDate === null ? null : dateFromTyped(form.goDate);
  const isSame = former?.goPeople === people && former.goDate === date;
  const found = problemOfGoTerms(
    { people, date },
    { ...journey, today: former?.goDate === date ? null : journey.today },
  );
  // Of a journey that is decided, the day may be past, and its dates may have moved.
  const isKept = isSame && former.goStatus !== 'waiting';
  if (found !== null && !isKept) {
    throw new Problem('invalid-input', {
      fields: { [FIELDS[found.field]]: translate(GO_PROBLEMS[found.problem]) },
    });
  }
  const next = people === null || date === null ? null : { people, date };
  const sharedCost = form.sharedCost === null ? null : toCents(form.sharedCost);
  const problem = problemOfShare(sharedCost, next, former, hasGuests);
  if (problem !== null) {
    const code = next === null ? 'invalid-input' : 'listing-commitments';
    throw new Problem(code, { fields: { sharedCost: translate(problem) } });
  }
  const refused = problemOfGoChange(toTerms(former, journey.now), next, hasGuests);
  if (refused !== null) {
    throw new Problem('listing-commitments', {
      fields: { [FIELDS[refused.field]]: translate(CHANGE_TEXTS[refused.problem]) },
    });
  }
  if (next === null) return NOTHING;
  if (isKept) return { ...former, ...shareFor(sharedCost, former, next.people, hasGuests) };
  return {
    goPeople: next.people,
    goDate: next.date,
    // Guests were told this instant: it stays where the zone of the place changes.
    goAt:
      hasGuests && former?.goAt != null ? former.goAt : goDecisionAt(next.date, journey.timeZone),
    goStatus: 'waiting',
    goDecidedAt: null,
    goAboard: null,
    ...shareFor(sharedCost, former, next.people, hasGuests),
  };
}

function toTerms(
  former: GoRow | null,
  now: Temporal.Instant,
): Parameters<typeof problemOfGoChange>[0] {
  if (former === null) return null;
  const { goPeople: people, goDate: date, goStatus: status, goAt: at } = former;
  if (people === null || date === null || status === null || at === null) return null;
  return { people, date, isDecided: status !== 'waiting' || hasCome(at, now) };
}

const SHARE_TEXTS = {
  alone: msg`A shared cost needs a number of people and a day when it's decided.`,
  late: msg`Guests have already reserved it at this cost, so it stays.`,
};

function problemOfShare(
  sharedCost: Cents | null,
  next: { readonly people: number } | null,
  former: GoRow | null,
  hasGuests: boolean,
): Text | null {
  if (sharedCost !== null && next === null) return SHARE_TEXTS.alone;
  const isChanged = former !== null && former.sharedCost !== sharedCost;
  return hasGuests && isChanged ? SHARE_TEXTS.late : null;
}

/** Once guests have reserved, a lower number of people raises no share. */
function shareFor(
  sharedCost: Cents | null,
  former: GoRow | null,
  people: number,
  hasGuests: boolean,
): Pick<GoRow, 'sharedCost' | 'sharePeople'> {
  if (sharedCost === null) return { sharedCost, sharePeople: null };
  const kept = hasGuests ? (former?.sharePeople ?? null) : null;
  return { sharedCost, sharePeople: kept ?? people };
}

const NO_DISCOUNTS = {
  discount: 0,
  influencerDiscount: 0,
  localDiscount: 0,
  parentDiscount: 0,
  specialDiscount: 0,
  studentDiscount: 0,
  volunteerDiscount: 0,
  womenDiscount: 0,
  specialDiscountOn: false,
} as const;

/**
 * The offer of a journey whose people share a cost: guests join for all nights and pay at once,
 * no guest has a discount at the expense of others, and searches know what a night costs at most.
 */
export function sharedOffer<
  Itinerant extends ItinerantTerms,
  Listing extends { readonly price: Cents },
>(
  itinerant: Itinerant,
  listing: Listing,
  { sharedCost, sharePeople }: Pick<GoRow, 'sharedCost' | 'sharePeople'>,
): { itinerant: Itinerant; listing: Listing } {
  if (sharedCost === null || sharePeople === null) return { itinerant, listing };
  const nights = nightsBetween(itinerant.startDate, itinerant.endDate);
  const max = shareWith({ total: sharedCost, people: sharePeople }, sharePeople);
  return {
    itinerant: { ...itinerant, ...NO_DISCOUNTS, minNights: nights, monthlyPayments: false },
    listing: { ...listing, price: Math.ceil(max / nights) },
  };
}
