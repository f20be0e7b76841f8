/** Which sessions a change is of. */
export type ChangeScope = 'one' | 'future' | 'all';

/** How a host means a change. */
export interface ConfirmedChange {
  readonly scope: ChangeScope;
  /** The session that `one` and `future` begin with. */
  readonly session: { readonly entryId: string; readonly date: string } | null;
  /** Whether individually changed sessions change too. */
  readonly modifiedToo: boolean;
}

/** Applies to all coming sessions that were not changed individually. */
export const ALL_SESSIONS: ConfirmedChange = { scope: 'all', session: null, modifiedToo: false };
