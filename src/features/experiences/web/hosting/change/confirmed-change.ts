/** Scope of a change. */
export type ChangeScope = 'one' | 'future' | 'all';

/** A change as the host confirmed it. */
export interface ConfirmedChange {
  readonly scope: ChangeScope;
  /** The first session of the scopes `one` and `future`. */
  readonly session: { readonly entryId: string; readonly date: string } | null;
  /** Whether individually changed sessions change too. */
  readonly modifiedToo: boolean;
}

/** Applies to all coming sessions that were not changed individually. */
export const ALL_SESSIONS: ConfirmedChange = { scope: 'all', session: null, modifiedToo: false };
