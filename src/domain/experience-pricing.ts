import { type Cents, computeShare, toCents } from './money.ts';
import type { EntryRule } from './schedule/schedule-entry.ts';
import type { ExperienceCategory } from './vocabulary.ts';

/** The period that a price is of (spec 2 §9). */
export const PRICE_TIERS = ['one-time', 'daily', 'weekly', 'monthly'] as const;
export type PriceTier = (typeof PRICE_TIERS)[number];

/** The periods for which the manager of a place may set a price (spec 2 §3). */
export const PRICING_OPTIONS = ['daily', 'weekly', 'monthly', 'one-time', 'per-person'] as const;
export type PricingOptionType = (typeof PRICING_OPTIONS)[number];

/** A price set by the manager of a place. */
export interface PricingOption {
  readonly type: PricingOptionType;
  /** For the whole group, or for each participant where it is `per-person`. */
  readonly amount: Cents;
}

/** The source of a price: its host, a place's manager, or the rate of its style (spec 2 §3). */
export const PRICE_SOURCES = ['manual', 'manager', 'base'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** Categories that take an arrangement fee (spec 2 §3). */
export const FEE_CATEGORIES: readonly ExperienceCategory[] = [
  'SocialNetworking',
  'Fitness',
  'Adventure',
  'Community',
];

/** Dollars of the arrangement fee; the slider begins below the least (spec 2 §5). */
export const ARRANGEMENT_FEE = { min: 1, max: 10, sliderFrom: 0 } as const;

/**
 * Days over which the sessions of a period are counted; one-time experiences are paid by the
 * session.
 */
export const PERIOD_DAYS: Readonly<Record<Exclude<PriceTier, 'one-time'>, number>> = {
  daily: 1,
  weekly: 7,
  monthly: 28,
};

/** Weeks of a month, as hundredths (spec 2 §9). */
const WEEKS_OF_MONTH = { part: 433, whole: 100 } as const;
const DAYS_OF_WEEK = 7;

/** Participants above which a bulk discount is suggested (spec 2 §9). */
const MANY_PARTICIPANTS = 20;
/** Base price below which a host who doesn't own the place is warned (spec 2 §9). */
const LOW_BASE: Cents = 1_000;

/** The tier of a timetable, by its first active entry (spec 2 §9). */
export function findPriceTier(
  entries: readonly (Pick<EntryRule, 'recurrence' | 'specificDate' | 'duration'> & {
    readonly isActive: boolean;
  })[],
): PriceTier {
  const first = entries.find(({ isActive }) => isActive);
  if (first === undefined) return 'daily';
  const { recurrence, specificDate, duration } = first;
  if (recurrence.type === 'one-time' || specificDate !== null) return 'one-time';
  if (duration === '1-week') return 'weekly';
  if (duration !== null) return 'monthly';
  switch (recurrence.type) {
    case 'monthly':
      return 'monthly';
    case 'weekly':
    case 'bi-weekly':
      return 'weekly';
    default:
      return 'daily';
  }
}

/** The rate of a week in a month of so many days: its weeks are its days by seven. */
export function weeklyOfMonthly(monthly: Cents, daysInMonth: number): Cents {
  return computeShare(monthly, DAYS_OF_WEEK, daysInMonth);
}

/** The rate of a day: one seventh (spec 2 §9). */
export function dailyOfWeekly(weekly: Cents): Cents {
  return computeShare(weekly, 1, DAYS_OF_WEEK);
}

/** The rate of a month: 4.33 times (spec 2 §9). */
export function monthlyOfWeekly(weekly: Cents): Cents {
  return computeShare(weekly, WEEKS_OF_MONTH.part, WEEKS_OF_MONTH.whole);
}

/** The price of one period for the group. */
export interface BasePrice {
  readonly amount: Cents;
  /** Whether each participant pays it whole instead of a share of it. */
  readonly isPerPerson: boolean;
}

/**
 * The base price that a manager's options make for a tier: the option of the tier, otherwise the
 * nearest convertible one, otherwise that of each participant; null where none of them can be used.
 *
 * @param daysInMonth of the month in which the price is made, in the zone of the first entry
 */
export function computeBasePrice(
  options: readonly PricingOption[],
  tier: PriceTier,
  daysInMonth: number,
): BasePrice | null {
  const asked = (type: PricingOptionType) => options.find((option) => option.type === type)?.amount;
  const [oneTime, daily, weekly, monthly] = PRICE_TIERS.map(asked);
  const ofWeek = weekly ?? convert(monthly, (amount) => weeklyOfMonthly(amount, daysInMonth));
  const ofDay = daily ?? convert(ofWeek, dailyOfWeekly);
  const weekOfDays = convert(daily, (amount) => amount * DAYS_OF_WEEK);
  const amounts: Readonly<Record<PriceTier, Cents | undefined>> = {
    'one-time': oneTime ?? ofDay,
    daily: ofDay,
    weekly: ofWeek ?? weekOfDays,
    monthly: monthly ?? convert(weekly ?? weekOfDays, monthlyOfWeekly),
  };
  const amount = amounts[tier];
  if (amount !== undefined) return { amount, isPerPerson: false };
  const perPerson = asked('per-person');
  return perPerson === undefined ? null : { amount: perPerson, isPerPerson: true };
}

function convert(amount: Cents | undefined, by: (amount: Cents) => Cents): Cents | undefined {
  return amount === undefined ? undefined : by(amount);
}

/**
 * The base price that a style's rate makes: of a session for the whole group, for as many sessions
 * as a period has.
 */
export function computeBaseRate(ofSession: Cents, sessionsPerPeriod: number): BasePrice {
  return { amount: ofSession * sessionsPerPeriod, isPerPerson: false };
}

/** Warnings about a price for the host (spec 2 §9). */
export type PricingWarning = 'no-participants' | 'bulk-discount' | 'fee-above-share' | 'low-base';

/** How the price of one period is split (spec 2 §3). */
export interface PriceSplit {
  /** A guest's part of the base price. */
  readonly share: Cents;
  /** Amount that a guest owes: share and fee. */
  readonly guestOwes: Cents;
  readonly hostOwes: Cents;
  /** Sum of the payments of all guests. */
  readonly guestsPay: Cents;
  /** Sum of the guests' payments and the host's contribution. */
  readonly totalRevenue: Cents;
  /** The part of an owner's expenses that the guests' payments cover; 0 for other hosts. */
  readonly ownerBenefit: Cents;
}

export interface SplitInput {
  /** Null where the host named the price, which then is the share. */
  readonly base: BasePrice | null;
  /** The host's own price for a guest; used without a base alone. */
  readonly manualPrice: Cents;
  /** The host included; at least 2. */
  readonly participants: number;
  /** Fee of each guest; 0 where the category has none. */
  readonly fee: Cents;
  readonly isOwner: boolean;
}

/**
 * Splits the price of a period among participants. All guests pay the same, and the host gets the
 * remainder of rounding; an owner lays out the base price and is reimbursed by the guests.
 *
 * @throws RangeError for fewer than two participants
 */
export function splitPrice(input: SplitInput): PriceSplit {
  const { base, participants, fee, isOwner } = input;
  if (!Number.isSafeInteger(participants) || participants < 2) {
    throw new RangeError(`not two participants or more: ${participants}`);
  }
  const guests = participants - 1;
  const share = shareFor(input, guests);
  const guestOwes = share + fee;
  const hostOwes = hostOwesFor(input, share, guests);
  const guestsPay = guestOwes * guests;
  return {
    share,
    guestOwes,
    hostOwes,
    guestsPay,
    totalRevenue: guestsPay + hostOwes,
    ownerBenefit: isOwner && base !== null && !base.isPerPerson ? base.amount : 0,
  };
}

function shareFor({ base, manualPrice, participants, isOwner }: SplitInput, guests: number): Cents {
  if (base === null) return manualPrice;
  if (base.isPerPerson) return base.amount;
  if (isOwner) return computeShare(base.amount, 1, guests);
  // Never so much that the guests together would pay more than the base price.
  return Math.min(computeShare(base.amount, 1, participants), Math.floor(base.amount / guests));
}

function hostOwesFor({ base, isOwner }: SplitInput, share: Cents, guests: number): Cents {
  if (base === null || isOwner) return 0;
  return base.isPerPerson ? base.amount : base.amount - share * guests;
}

/** The part of the base price that the host covers with this number of guests. */
export function hostCovers(base: Cents, share: Cents, guests: number): Cents {
  return Math.max(0, base - share * guests);
}

/**
 * The warnings about a price, in the order of spec 2 §9.
 *
 * @param participants any number; too few is one of the warnings
 */
export function pricingWarnings({
  base,
  participants,
  fee,
  isOwner,
  share,
}: Pick<SplitInput, 'base' | 'participants' | 'fee' | 'isOwner'> & {
  readonly share: Cents;
}): PricingWarning[] {
  const found: [PricingWarning, boolean][] = [
    ['no-participants', participants < 1],
    ['bulk-discount', participants > MANY_PARTICIPANTS],
    ['fee-above-share', base !== null && fee > share],
    ['low-base', base !== null && base.amount < LOW_BASE && !isOwner],
  ];
  return found.flatMap(([warning, isTrue]) => (isTrue ? [warning] : []));
}

/** Cents of the fee that a slider in dollars sets; null for categories without one. */
export function computeArrangementFee(category: ExperienceCategory, dollars: number): Cents | null {
  if (!FEE_CATEGORIES.includes(category)) return null;
  return toCents(Math.max(ARRANGEMENT_FEE.min, dollars));
}
