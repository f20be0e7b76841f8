import * as v from 'valibot';
import { isMonthText } from '#domain/dates.ts';
import { LEDGER_ACCOUNTS } from '#domain/ledger.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';

/** Where a host is paid; `none` before they have begun the onboarding. */
export const payoutAccountSchema = v.object({
  status: v.picklist(['none', 'more-needed', 'ready', 'restricted', 'rejected']),
  provider: v.picklist(['stripe', 'sandbox']),
  /** Whether the provider's last payment to their bank failed. */
  bankFailed: v.boolean(),
});
export type PayoutAccountInfo = v.InferOutput<typeof payoutAccountSchema>;

const monthSchema = v.pipe(
  v.string(),
  v.check((text) => isMonthText(text)),
);

/** Money that will be a host's. */
const upcomingSchema = v.object({
  /** Null for what a host has paid for a listing at a place that the reader manages. */
  reservation: v.nullable(v.object({ id: idSchema, key: v.string() })),
  listingId: idSchema,
  kind: v.picklist(LISTING_KINDS),
  listingTitle: v.string(),
  /** When it becomes the host's; null while no session is planned. */
  at: v.nullable(instantSchema),
  /** Cents, taxes included. */
  amount: centsSchema,
  taxes: centsSchema,
  /**
   * Why it isn't theirs yet: its time has not come, the guest has still to pay it, no session is
   * planned, or a problem is open.
   */
  waitsFor: v.picklist(['time', 'payment', 'session', 'problem']),
});
export type Upcoming = v.InferOutput<typeof upcomingSchema>;

const payoutSchema = v.object({
  id: idSchema,
  at: instantSchema,
  amount: centsSchema,
  status: v.picklist(['queued', 'sent', 'failed']),
});

/** A host's money; all amounts in cents. */
export const earningsSchema = v.object({
  /** Whether they have offered something by now, so that there is money to expect. */
  isHost: v.boolean(),
  account: payoutAccountSchema,
  /** Theirs and not paid out; below 0 when more went back to guests than they have. */
  balance: centsSchema,
  /** On its way to their account. */
  underWay: centsSchema,
  /** In their account by now. */
  paidOut: centsSchema,
  /** The earliest first, at most `MAX_UPCOMING`. */
  upcoming: v.array(upcomingSchema),
  /** The sum of all that is to come, whether it is listed or not. */
  upcomingTotal: centsSchema,
  /** Of the last `MONTHS_SHOWN` months, by UTC, the earliest first; each month once. */
  months: v.array(
    v.object({
      month: monthSchema,
      /** Became theirs, less what was taken back; taxes included. */
      earned: centsSchema,
      taxes: centsSchema,
      paidOut: centsSchema,
    }),
  ),
  /** Became theirs by listing, the most first, at most `MAX_LISTINGS`. */
  listings: v.array(
    v.object({
      listingId: idSchema,
      kind: v.picklist(LISTING_KINDS),
      title: v.string(),
      earned: centsSchema,
    }),
  ),
  /** The newest first, at most `MAX_PAYOUTS`. */
  payouts: v.array(payoutSchema),
});
export type Earnings = v.InferOutput<typeof earningsSchema>;

export const showEarnings = defineRoute({
  id: 'earnings.show',
  method: 'GET',
  path: '/api/earnings',
  summary: 'Show what I earn as a host: what is to come, what waits, and what was paid out',
  access: 'signed-in',
  coHost: 'never',
  response: earningsSchema,
});

/** A host's money as other pages mention it; all amounts in cents. */
export const earningsSummarySchema = v.object({
  /** Whether they have offered something by now, also something that is deleted since. */
  isHost: v.boolean(),
  account: payoutAccountSchema,
  balance: centsSchema,
  upcomingTotal: centsSchema,
});
export type EarningsSummary = v.InferOutput<typeof earningsSummarySchema>;

export const showEarningsSummary = defineRoute({
  id: 'earnings.show-summary',
  method: 'GET',
  path: '/api/earnings/summary',
  summary: 'Show how much of what I earn as a host waits for me, and whether I can be paid',
  access: 'signed-in',
  coHost: 'never',
  response: earningsSummarySchema,
});

/** A month of a host's money, line by line. */
export const statementSchema = v.object({
  month: monthSchema,
  hostName: v.string(),
  /** Cents that the host had before the month, and after it. */
  before: centsSchema,
  after: centsSchema,
  /** In order of time, at most `MAX_STATEMENT_LINES`. */
  lines: v.array(
    v.object({
      at: instantSchema,
      kind: v.picklist(['release', 'claim', 'payout', 'payout-refused', 'payout-reversed']),
      /** Null for payouts, and for what a host paid for a listing at a managed place. */
      reservation: v.nullable(v.object({ id: idSchema, key: v.string() })),
      /** Null for payouts. */
      listingTitle: v.nullable(v.string()),
      /** Above 0 for what came, below 0 for what went. */
      amount: centsSchema,
      taxes: centsSchema,
    }),
  ),
});
export type Statement = v.InferOutput<typeof statementSchema>;

export const showStatement = defineRoute({
  id: 'earnings.show-statement',
  method: 'GET',
  path: '/api/earnings/statements/:month',
  summary: 'Show a month of what I earn as a host, line by line',
  access: 'signed-in',
  coHost: 'never',
  params: v.object({ month: monthSchema }),
  response: statementSchema,
});

export const startOnboarding = defineRoute({
  id: 'earnings.start-onboarding',
  method: 'POST',
  path: '/api/earnings/account',
  summary: 'Get the address where the payout provider asks me what it needs to pay me',
  access: 'signed-in',
  proof: 'recent',
  response: v.object({ url: v.string() }),
  errors: ['payout-account-closed', 'payout-account-taken', 'timeout'],
  accountLimit: 'payout-account',
  transaction: 'own',
});

export const checkPayoutAccount = defineRoute({
  id: 'earnings.check-account',
  method: 'POST',
  path: '/api/earnings/account/check',
  summary: 'Ask the payout provider whether it can pay me by now',
  access: 'signed-in',
  response: payoutAccountSchema,
  errors: ['timeout'],
  accountLimit: 'payout-account',
  transaction: 'own',
});

const listSchema = {
  provider: v.picklist(['stripe', 'sandbox']),
  kind: v.picklist(['payment', 'refund', 'transfer']),
};

const providerDifferenceSchema = v.object({
  id: idSchema,
  ...listSchema,
  /** The provider's id of the movement, or our own where the provider has none. */
  reference: v.string(),
  /** Cents by our rows; null where it is missing here. */
  ours: v.nullable(centsSchema),
  /** Cents by the provider; null where it is missing there. */
  theirs: v.nullable(centsSchema),
  movedAt: instantSchema,
  foundAt: instantSchema,
  /** When a comparison no longer found it; null while it is open. */
  settledAt: v.nullable(instantSchema),
});

/** All money that moves through the product; amounts in cents. */
export const moneySchema = v.object({
  /** The last check of the ledger, each night or when one is asked for; null before the first. */
  check: v.nullable(
    v.object({
      checkedAt: instantSchema,
      /** The sum of each account; money that we owe is below 0. */
      balances: v.array(v.object({ account: v.picklist(LEDGER_ACCOUNTS), amount: centsSchema })),
      /** Where it doesn't agree with payments, refunds, reservations or payouts. */
      differences: v.array(
        v.object({ what: v.string(), expected: centsSchema, found: centsSchema }),
      ),
    }),
  ),
  /** Whether a check that was asked for waits or runs. */
  isChecking: v.boolean(),
  /**
   * Where the providers' lists don't agree with our rows: those that are open first, then those
   * settled in the last `SETTLED_DAYS` days, the newest first, at most `MAX_DIFFERENCES`.
   */
  providerDifferences: v.array(providerDifferenceSchema),
  /** When each list was compared last; empty before the first night. */
  comparisons: v.array(v.object({ ...listSchema, endedAt: instantSchema })),
});
export type MoneyOverview = v.InferOutput<typeof moneySchema>;

export const showMoney = defineRoute({
  id: 'earnings.show-money',
  method: 'GET',
  path: '/api/admin/money',
  summary: 'Show the balances of the ledger, and what differs in it and from the providers',
  access: 'money',
  response: moneySchema,
});

export const startLedgerCheck = defineRoute({
  id: 'earnings.start-ledger-check',
  method: 'POST',
  path: '/api/admin/money/check',
  summary: 'For staff: have the ledger checked now',
  access: 'money',
  proof: 'recent',
  response: v.object({ done: v.literal(true) }),
  transaction: 'own',
});
