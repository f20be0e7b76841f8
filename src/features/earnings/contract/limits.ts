/** Parts of money to come, of one answer at most. */
export const MAX_UPCOMING = 100;
/** Months of a host's money of one answer. */
export const MONTHS_SHOWN = 12;
/** Listings of one answer at most, those with the most money first. */
export const MAX_LISTINGS = 50;
/** Payouts of one answer at most, the newest first. */
export const MAX_PAYOUTS = 50;
/** Lines of a statement at most; no host has as many in a month. */
export const MAX_STATEMENT_LINES = 5_000;
/** Differences of each kind on the page of administrators at most. */
export const MAX_DIFFERENCES = 200;
/** Days that a settled difference is still shown. */
export const SETTLED_DAYS = 30;
