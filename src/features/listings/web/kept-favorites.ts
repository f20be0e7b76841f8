/** Storage key of the listings that a signed-out visitor saved. */
const KEY = 'favorites';
/** Maximum number that one call transfers to an account. */
export const MAX_KEPT = 100;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/**
 * Listings saved in this browser without an account, newest first. Returns the same array until it
 * changes.
 */
export function keptFavorites(): readonly string[] {
  const text = read();
  if (text !== known.text) known = { text, ids: parse(text) };
  return known.ids;
}

/** On the server, and while hydrating, the list is unknown. */
export function noKeptFavorites(): readonly string[] {
  return NONE;
}

/**
 * Saves a listing, or removes it.
 *
 * @returns false when this browser can't store it: storage is off, or full of favourites
 */
export function keepFavorite(listingId: string, isSaved: boolean): boolean {
  const others = keptFavorites().filter((id) => id !== listingId);
  if (isSaved && others.length >= MAX_KEPT) return false;
  return write(isSaved ? [listingId, ...others] : others);
}

/** Deletes those that an account has taken over. */
export function deleteKeptFavorites(listingIds: readonly string[]): void {
  write(keptFavorites().filter((id) => !listingIds.includes(id)));
}

/** Notifies of changes, including those in other tabs. */
export function onKeptFavorites(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, ids.join(' '));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Ids separated by spaces; invalid ones are ignored. */
function parse(text: string | null): readonly string[] {
  const ids = (text ?? '')
    .split(' ')
    .filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id));
  return ids.length === 0 ? NONE : [...new Set(ids)].slice(0, MAX_KEPT);
}
