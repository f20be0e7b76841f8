/** The actions that are resumed after a sign-in; `leave` leaves a page that is no longer needed. */
export const CONTINUED_ACTIONS = ['reserve', 'wait', 'message', 'create', 'save', 'leave'] as const;
export type ContinuedAction = (typeof CONTINUED_ACTIONS)[number];

/**
 * A person's intent when they were asked to sign in, such as to reserve a home. It names an action
 * of the product and not an address, so that a stored value can't lead elsewhere.
 */
export interface Continuation {
  readonly action: ContinuedAction;
  /** Its subject: a listing's id, the name of a dialog. */
  readonly subject: string;
}

/** A continuation that waits for the next page of this tab, and where it was started. */
export interface StoredContinuation {
  readonly next: Continuation | null;
  /** Path and query of the page. */
  readonly page: string;
}

interface Resumer {
  readonly action: ContinuedAction;
  readonly subject: string | null;
  readonly resume: (subject: string) => void;
}

/** Key of the tab's storage while the page is away: at a provider, or reloaded. */
const STORED = 'continuation';
/** A sign-in at a provider that takes longer counts as abandoned. */
const STORED_MS = 15 * 60_000;
/** The part of the page that resumes it is rendered by then, or not on this page. */
const DUE_MS = 10_000;
/** A path of this site; `//host` and `/\host` lead to other ones. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

const resumers = new Set<Resumer>();
let due: { readonly next: Continuation; readonly until: number } | null = null;

/**
 * Resumes a person's intent, now that they are signed in: at once, or as soon as its part of the
 * page is there.
 */
export function resumeContinuation(next: Continuation | null): void {
  due = next === null ? null : { next, until: Date.now() + DUE_MS };
  for (const resumer of resumers) offer(resumer);
}

/**
 * Registers a part of the page that can resume; only for signed-in users.
 *
 * @returns unregisters it
 */
export function registerResumer(resumer: Resumer): () => void {
  resumers.add(resumer);
  offer(resumer);
  return () => resumers.delete(resumer);
}

function offer({ action, subject, resume }: Resumer): void {
  if (due === null || due.next.action !== action || Date.now() > due.until) return;
  if (subject !== null && due.next.subject !== subject) return;
  const { next } = due;
  due = null;
  resume(next.subject);
}

/** Stores it for the next page of this tab. */
export function storeContinuation(next: Continuation | null): void {
  try {
    const page = location.pathname + location.search;
    const until = Date.now() + STORED_MS;
    sessionStorage.setItem(STORED, JSON.stringify({ next, page, until }));
  } catch {
    // Storage may be forbidden; then the person clicks again.
  }
}

/**
 * Takes the continuation that the previous page stored, once; null when there is none, or it is
 * damaged or too old.
 */
export function takeStoredContinuation(): StoredContinuation | null {
  try {
    const text = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    return readStored(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

function readStored(stored: unknown): StoredContinuation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { next, page, until } = stored as Record<string, unknown>;
  if (typeof page !== 'string' || !OWN_PATH.test(page)) return null;
  if (typeof until !== 'number' || Date.now() > until) return null;
  return { next: readContinuation(next), page };
}

function readContinuation(stored: unknown): Continuation | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { action, subject } = stored as Record<string, unknown>;
  const known = CONTINUED_ACTIONS.find((each) => each === action);
  return known === undefined || typeof subject !== 'string' ? null : { action: known, subject };
}
