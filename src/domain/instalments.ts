import { addDays, type DateText, nightsBetween, startOfDay } from './dates.ts';
import { type Cents, computeShare } from './money.ts';
import type { Quote } from './quote.ts';
import type { InstalmentDue, PolicySnapshot } from './refunds.ts';
import { dividePrice, nightPeriods, PERIOD_NIGHTS } from './release-schedule.ts';
import { LONG_TERM_NIGHTS } from './stay-policies.ts';

/** Days before its period begins that an instalment is due. */
const DUE_DAYS_BEFORE = 5;
/** Hour of the day at which it is due, in the zone of the place. */
const DUE_HOUR = 9;
/** Hours after an unpaid period has begun at which the reservation ends. */
export const GRACE_HOURS = 72;

/** A part of the total with a due date. */
export interface Instalment {
  /** From 1. */
  readonly number: number;
  /** When it is due; null for the first, which is due once the reservation is approved. */
  readonly dueAt: Temporal.Instant | null;
  /** Cents. The instalments of a reservation add up to its total. */
  readonly amount: Cents;
  /** First day of the nights that it pays for. */
  readonly startDate: DateText;
  readonly nights: number;
}

interface Nights {
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/**
 * Whether nights can be paid by the month: they are long-term, and more than one period.
 *
 * @see LONG_TERM_NIGHTS
 */
export function canPayMonthly(dates: Pick<Nights, 'startDate' | 'endDate'>): boolean {
  const nights = nightsBetween(dates.startDate, dates.endDate);
  return nights > LONG_TERM_NIGHTS && nights > PERIOD_NIGHTS;
}

/**
 * The instalments of nights that are paid by the month: for each period the part of the price that
 * is released for it, with the first one the deposit too. Where more was given back afterwards than
 * the first one was, the next ones are lower.
 */
export function makeInstalments(
  quote: Pick<Quote, 'lines' | 'deposit'>,
  dates: Nights,
): Instalment[] {
  const periods = nightPeriods(dates);
  const parts = dividePrice(
    quote,
    periods.map(({ nights }) => nights),
  );
  let missing = 0;
  return periods.map(({ startDate, nights }, index) => {
    const { host, platform } = parts[index] ?? { host: 0, platform: 0 };
    const isFirst = index === 0;
    const amount = host + platform + (isFirst ? quote.deposit : 0) - missing;
    missing = Math.max(0, -amount);
    return {
      number: index + 1,
      dueAt: isFirst ? null : dueInstant(startDate, dates.timeZone),
      amount: Math.max(0, amount),
      startDate,
      nights,
    };
  });
}

function dueInstant(startDate: DateText, timeZone: string): Temporal.Instant {
  return startOfDay(addDays(startDate, -DUE_DAYS_BEFORE), timeZone)
    .toZonedDateTimeISO(timeZone)
    .with({ hour: DUE_HOUR })
    .toInstant();
}

/**
 * The due amounts that a policy knows, so that no more is kept of a price than fell due.
 */
export function toDues(instalments: readonly Instalment[]): InstalmentDue[] {
  return instalments.map(({ dueAt, amount }) => ({ at: dueAt?.toString() ?? null, amount }));
}

/** A policy whose price is paid by the month. */
export function paidMonthly(
  policy: PolicySnapshot,
  quote: Pick<Quote, 'lines' | 'deposit'>,
  dates: Nights,
): PolicySnapshot {
  return { ...policy, instalments: toDues(makeInstalments(quote, dates)) };
}

/**
 * The amount of a full period, without the deposit and what is paid once: of the second instalment,
 * since the first has these in it, scaled up if it pays for fewer nights.
 *
 * @returns cents; null for fewer than two instalments
 */
export function amountOfPeriod(
  instalments: readonly Pick<Instalment, 'amount' | 'nights'>[],
): Cents | null {
  const second = instalments[1];
  return second === undefined ? null : computeShare(second.amount, PERIOD_NIGHTS, second.nights);
}

/** The steps about an instalment, in this order. */
export const INSTALMENT_STEPS = [
  'remind-week',
  'remind-days',
  'charge',
  'charge-again',
  'charge-last',
  'late',
  'end',
] as const;
export type InstalmentStep = (typeof INSTALMENT_STEPS)[number];

/** A step about an instalment, and when it is time for it. */
export interface PlannedStep {
  readonly number: number;
  readonly step: InstalmentStep;
  readonly at: Temporal.Instant;
}

/** Hours of each step after the instalment is due; the others go by the start of its period. */
const HOURS_AFTER_DUE = {
  'remind-week': -7 * 24,
  'remind-days': -2 * 24,
  charge: 0,
  'charge-again': 24,
  'charge-last': 3 * 24,
} as const;

/** When a stay ends whose nights from `startDate` aren't paid. */
export function endOfGrace(startDate: DateText, timeZone: string): Temporal.Instant {
  return startOfDay(startDate, timeZone).add({ hours: GRACE_HOURS });
}

/** The steps about an instalment with a due date. */
function planSteps(
  { number, dueAt, startDate }: Instalment & { readonly dueAt: Temporal.Instant },
  timeZone: string,
): PlannedStep[] {
  const begins = startOfDay(startDate, timeZone);
  return INSTALMENT_STEPS.map((step) => {
    switch (step) {
      case 'late':
        return { number, step, at: begins };
      case 'end':
        return { number, step, at: endOfGrace(startDate, timeZone) };
      default:
        return { number, step, at: dueAt.add({ hours: HOURS_AFTER_DUE[step] }) };
    }
  });
}

/**
 * The next step about the earliest instalment that isn't paid, the first one excepted: its payment
 * has a deadline of its own.
 *
 * @param paid cents that came, less what went back
 * @param done the last step that was done; null before the first
 * @returns null when all is paid
 */
export function nextInstalmentStep(
  instalments: readonly Instalment[],
  timeZone: string,
  paid: Cents,
  done: Pick<PlannedStep, 'number' | 'step'> | null,
): PlannedStep | null {
  let sum = 0;
  for (const instalment of instalments) {
    sum += instalment.amount;
    const { number, dueAt } = instalment;
    if (sum <= paid || dueAt === null) continue;
    const steps = planSteps({ ...instalment, dueAt }, timeZone);
    const from = done?.number === number ? INSTALMENT_STEPS.indexOf(done.step) + 1 : 0;
    return steps[from] ?? null;
  }
  return null;
}

/**
 * Nights that are paid in full, and what they cost, the deposit included.
 *
 * @param paid cents that came, less what went back
 */
export function paidNights(
  instalments: readonly Instalment[],
  paid: Cents,
): { nights: number; amount: Cents } {
  let nights = 0;
  let amount = 0;
  for (const instalment of instalments) {
    if (amount + instalment.amount > paid) break;
    nights += instalment.nights;
    amount += instalment.amount;
  }
  return { nights, amount };
}

/** Cents of the instalments up to one, itself included. */
export function amountUpTo(instalments: readonly Instalment[], number: number): Cents {
  return instalments.reduce((sum, each) => (each.number <= number ? sum + each.amount : sum), 0);
}
