/**
 * Header with the account that a page was opened as. A browser has one session for all its tabs, so
 * the session may be another account's by now; then the call is refused with `account-changed`.
 * Without the header nothing is compared.
 */
export const ACCOUNT_HEADER = 'x-account';

/**
 * The same in the query, for requests that browsers send without custom headers: event streams and
 * downloads.
 */
export const ACCOUNT_PARAMETER = 'account';
