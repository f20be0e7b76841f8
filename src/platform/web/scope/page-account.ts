import { ACCOUNT_HEADER, ACCOUNT_PARAMETER } from '#platform/contract/page-account.ts';

let account: string | undefined;

/**
 * Account that the page was opened as: the first that this document knew, for its whole life, also
 * once the session has ended or belongs to another account. Undefined for a page opened while
 * signed out. In browsers alone.
 */
export function pageAccount(): string | undefined {
  account ??= document.documentElement.dataset.account;
  return account;
}

/**
 * Makes a page opened while signed out count as opened as an account; undefined for none.
 *
 * @returns false where it was opened as another one
 */
export function openAs(id: string | undefined): boolean {
  account = pageAccount() ?? id;
  return id === undefined || account === id;
}

/** Whether the page was opened as another account than this one. */
export function isOtherAccount(id: string): boolean {
  return (pageAccount() ?? id) !== id;
}

/** The headers of a call that name the account its page was opened as. */
export function accountHeaders(): Record<string, string> {
  const id = pageAccount();
  return id === undefined ? {} : { [ACCOUNT_HEADER]: id };
}

/**
 * An address with the same information where a browser sends no headers of ours.
 *
 * @param path without a query
 * @param id the account that the page was opened as
 */
export function withAccount(path: string, id: string | undefined): string {
  return id === undefined ? path : `${path}?${ACCOUNT_PARAMETER}=${id}`;
}
