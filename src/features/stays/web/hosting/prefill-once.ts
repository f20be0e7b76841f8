/** The account whose form was filled in from its most recent listing in this visit. */
const KEY = 'prefilled-for';

/**
 * Whether a new form may be filled in from the host's most recent listing: once a visit, and once
 * more after another home was listed (spec 3 §4). Asking takes the one time.
 */
export function takePrefill(accountId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === accountId) return false;
    sessionStorage.setItem(KEY, accountId);
  } catch {
    // Storage may be forbidden; filled in too often does less harm than never.
  }
  return true;
}

/** The host's most recent listing is another one now. */
export function renewPrefill(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
