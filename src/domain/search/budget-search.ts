import { addMonths, isMonthText, type MonthText } from '../dates.ts';
import { isIataCode, MAX_TARGETS } from '../flights.ts';
import { WINDOW_BOUNDS } from '../stay-windows.ts';
import { defineSearch, type SearchField } from './define-search.ts';
import { choice, count, flag } from './fields.ts';
import { readValues } from './query-source.ts';
import { readClampedInteger, readLine } from './query-values.ts';

/** Dollars of a month with flights. */
export const BUDGET = { min: 100, max: 100_000, initial: 2_500 } as const;

/** Orders of the places that a budget is asked for. */
export const PLACE_ORDERS = ['cost', 'warmth', 'wifi', 'flight'] as const;
export type PlaceOrder = (typeof PLACE_ORDERS)[number];

/** Months that a stay may lie in, at most. */
const MAX_SPAN_MONTHS = 12;
const CODE_LENGTH = 2_000;
/** Between the months of a choice that has one value for both. */
export const MONTHS_BETWEEN = '..';

/** A search of places by what a month there costs. A missing field sets no criterion. */
export interface BudgetSearch {
  readonly nights?: number;
  /** The months that the stay lies in; both or neither. */
  readonly firstMonth?: MonthText;
  readonly lastMonth?: MonthText;
  /** Dollars of a month. */
  readonly budget?: number;
  readonly order: PlaceOrder;
  readonly warm?: true;
  readonly nearSea?: true;
  readonly festivals?: true;
  /** Codes of the places that are to be compared, each once. */
  readonly chosen: readonly string[];
}

const months: SearchField<{ firstMonth?: MonthText; lastMonth?: MonthText }> = {
  name: 'months',
  keys: ['firstMonth', 'lastMonth'],
  read(source) {
    const none = { firstMonth: undefined, lastMonth: undefined };
    // A form without scripts has one value for both.
    const [first, last] = (readLine(source, 'months', 20) ?? '').split(MONTHS_BETWEEN);
    const firstMonth = readValues(source, 'firstMonth')[0] ?? first;
    if (!isNear(firstMonth)) return none;
    const until = readValues(source, 'lastMonth')[0] ?? last;
    const lastMonth = isNear(until) && until >= firstMonth ? until : firstMonth;
    return lastMonth < addMonths(firstMonth, MAX_SPAN_MONTHS) ? { firstMonth, lastMonth } : none;
  },
  write: ({ firstMonth, lastMonth }) => ({ firstMonth, lastMonth }),
  filters: () => [],
};

// Far-off years are not known: counting from the end of the calendar would leave it.
function isNear(month: unknown): month is MonthText {
  return isMonthText(month) && month >= '2000' && month < '2200';
}

const budget: SearchField<{ budget?: number }> = {
  name: 'budget',
  keys: ['budget'],
  read: (source) => ({ budget: readClampedInteger(source, 'budget', BUDGET) }),
  write: (search) => ({ budget: search.budget }),
  filters: () => [],
};

const chosen: SearchField<{ chosen: readonly string[] }> = {
  name: 'chosen',
  keys: ['chosen'],
  read(source) {
    const codes = (readLine(source, 'chosen', CODE_LENGTH) ?? '').split(',').filter(isIataCode);
    return { chosen: [...new Set(codes)].slice(0, MAX_TARGETS) };
  },
  write: (search) => ({ chosen: search.chosen?.join(',') || undefined }),
  filters: () => [],
};

/** The codec of these parameters, which follow those of the specification in an address. */
export const budgetSearch = defineSearch<BudgetSearch, never>(
  [
    count('nights', WINDOW_BOUNDS),
    months,
    budget,
    choice(PLACE_ORDERS, 'order', 'cost'),
    flag('warm'),
    flag('nearSea'),
    flag('festivals'),
    chosen,
  ],
  [],
);
