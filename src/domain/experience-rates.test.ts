import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BasePrice,
  computeBasePrice,
  computeBaseRate,
  dailyOfWeekly,
  findPriceTier,
  monthlyOfWeekly,
  type PriceTier,
  type PricingOption,
  weeklyOfMonthly,
} from './experience-pricing.ts';
import { roundHalfUp } from './money.ts';
import {
  RECURRENCES,
  type Recurrence,
  SCHEDULE_LENGTHS,
  type ScheduleLength,
} from './schedule/schedule-entry.ts';

const group = (amount: number): BasePrice => ({ amount, isPerPerson: false });

describe('a rate of another period', () => {
  it.each([
    [60_000, 28, 15_000, 2_143],
    [60_000, 29, 14_483, 2_069],
    [60_000, 30, 14_000, 2_000],
    [60_000, 31, 13_548, 1_935],
    [50_000, 28, 12_500, 1_786],
    [50_000, 29, 12_069, 1_724],
    [50_000, 30, 11_667, 1_667],
    [50_000, 31, 11_290, 1_613],
  ])('%d a month of %d days is %d a week and %d a day', (monthly, days, weekly, daily) => {
    expect(weeklyOfMonthly(monthly, days)).toBe(weekly);
    expect(dailyOfWeekly(weekly)).toBe(daily);
  });

  it.each([
    [14_000, 60_620],
    [9_999, 43_296],
    [25_000, 108_250],
  ])('%d a week is %d a month', (weekly, monthly) => {
    expect(monthlyOfWeekly(weekly)).toBe(monthly);
  });

  it('is not what it was when it is converted back', () => {
    expect(monthlyOfWeekly(weeklyOfMonthly(60_000, 30))).toBe(60_620);
  });

  it('rounded at each step is as if it were rounded once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 199_999 }),
        fc.constantFrom(28, 29, 30, 31),
        (monthly, days) => {
          expect(dailyOfWeekly(weeklyOfMonthly(monthly, days))).toBe(roundHalfUp(monthly / days));
        },
      ),
    );
  });
});

describe('the base price of a tier', () => {
  const monthly: PricingOption[] = [{ type: 'monthly', amount: 60_000 }];
  const weekly: PricingOption[] = [{ type: 'weekly', amount: 14_000 }];
  const daily: PricingOption[] = [{ type: 'daily', amount: 2_000 }];
  const each: PricingOption[] = [{ type: 'per-person', amount: 1_200 }];

  it.each<[string, PriceTier, PricingOption[], BasePrice | null]>([
    ['is the option of the tier', 'weekly', [...monthly, ...weekly, ...daily], group(14_000)],
    ['of one time is the day where there is no other', 'one-time', daily, group(2_000)],
    ['of one time comes of the week', 'one-time', weekly, group(2_000)],
    ['of one time comes of the month', 'one-time', monthly, group(2_000)],
    [
      'of one time is before the day',
      'one-time',
      [...daily, { type: 'one-time', amount: 900 }],
      group(900),
    ],
    [
      'of a day comes of the week before the month',
      'daily',
      [...monthly, { type: 'weekly', amount: 700 }],
      group(100),
    ],
    [
      'of a week comes of the month before the day',
      'weekly',
      [{ type: 'daily', amount: 1_000 }, ...monthly],
      group(14_000),
    ],
    ['of a week is seven days', 'weekly', daily, group(14_000)],
    ['of a month comes of the week', 'monthly', weekly, group(60_620)],
    ['of a month comes of seven days', 'monthly', daily, group(60_620)],
    ['of a day has nothing from one time', 'daily', [{ type: 'one-time', amount: 900 }], null],
    [
      'is that of each participant where nothing else is',
      'monthly',
      each,
      { amount: 1_200, isPerPerson: true },
    ],
    ["is the group's before that of each", 'monthly', [...each, ...monthly], group(60_000)],
    ['is none without options', 'daily', [], null],
  ])('%s', (_, tier, options, expected) => {
    expect(computeBasePrice(options, tier, 30)).toEqual(expected);
  });

  it.each([
    ['a week of', 3, 18_000],
    ['a month of', 4, 24_000],
    ['a day of', 2, 12_000],
    ['what happens once, of', 1, 6_000],
  ])('at the rate of a style, for %s %d sessions, is %d', (_, sessions, amount) => {
    expect(computeBaseRate(6_000, sessions)).toEqual(group(amount));
  });
});

describe('the tier of a timetable', () => {
  const entry = (
    type: Recurrence,
    duration: ScheduleLength | null = null,
    specificDate: string | null = null,
    isActive = true,
  ) => ({
    recurrence: { type, interval: 1, unit: 'weeks' as const, until: null },
    duration,
    specificDate,
    isActive,
  });

  it.each<[PriceTier, ReturnType<typeof entry>[]]>([
    ['one-time', [entry('one-time', null, '2027-05-03')]],
    ['one-time', [entry('weekly', 'indefinite', '2027-05-03')]],
    ['monthly', [entry('weekly', 'indefinite')]],
    ['monthly', [entry('weekly', '1-month')]],
    ['monthly', [entry('daily', '3-months')]],
    ['monthly', [entry('bi-weekly', '6-months')]],
    ['monthly', [entry('custom', '1-year')]],
    ['weekly', [entry('daily', '1-week')]],
    ['weekly', [entry('weekly')]],
    ['weekly', [entry('bi-weekly')]],
    ['monthly', [entry('monthly')]],
    ['daily', [entry('daily')]],
    ['daily', [entry('custom')]],
    ['daily', []],
    ['weekly', [entry('daily', null, null, false), entry('weekly')]],
    ['daily', [entry('weekly', null, null, false)]],
  ])('is %s', (tier, entries) => {
    expect(findPriceTier(entries)).toBe(tier);
  });

  it('is there for whatever entry', () => {
    for (const type of RECURRENCES) {
      for (const duration of [null, ...SCHEDULE_LENGTHS]) {
        expect(['one-time', 'daily', 'weekly', 'monthly']).toContain(
          findPriceTier([entry(type, duration)]),
        );
      }
    }
  });
});
