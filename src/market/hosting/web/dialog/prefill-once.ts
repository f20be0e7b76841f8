import type { ListingKind } from '#domain/vocabulary.ts';

/** Storage key, per tab, of the account whose form was filled in from its most recent listing. */
const storageKeyFor = (kind: ListingKind) => `prefilled-for-${kind}`;

/**
 * Whether a new form may be filled in from the host's most recent listing: once per visit, and
 * again after another one was created (spec 3 §4). The call uses up the one time.
 */
export function takePrefill(kind: ListingKind, accountId: string): boolean {
  try {
    if (sessionStorage.getItem(storageKeyFor(kind)) === accountId) return false;
    sessionStorage.setItem(storageKeyFor(kind), accountId);
  } catch {
    // Storage may be forbidden; prefilling too often does less harm than never.
  }
  return true;
}

/** Called when the host's most recent listing changes. */
export function renewPrefill(kind: ListingKind): void {
  try {
    sessionStorage.removeItem(storageKeyFor(kind));
  } catch {
    // Nothing was stored.
  }
}
