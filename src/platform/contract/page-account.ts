/**
 * Header with the account that a page was opened as. A browser has one session for all its tabs, so
 * the session may be another account's by now; then the call is refused with `account-changed`.
 * Without the header nothing is compared.
 */
export const ACCOUNT_HEADER = 'x-account';

/**
 * The account that a page is opened as: that of its reader, with that of the host for whom they act.
 *
 * @param actingFor null where they act for themselves
 */
export function pageAccountFor({
  id,
  actingFor,
}: {
  readonly id: string;
  readonly actingFor: { readonly id: string } | null;
}): string {
  return actingFor === null ? id : `${id}:${actingFor.id}`;
}

/**
 * The same in the query, for requests that browsers send without custom headers: event streams and
 * downloads.
 */
export const ACCOUNT_PARAMETER = 'account';
