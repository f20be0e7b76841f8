/** Which sessions a change is of. */
export type ChangeScope = 'one' | 'future' | 'all';

/** How a host means a change. */
export interface ConfirmedChange {
  readonly scope: ChangeScope;
  /** The session that `one` and `future` begin with. */
  readonly session: { readonly entryId: string; readonly date: string } | null;
  /** Whether sessions that were changed by themselves change too. */
  readonly modifiedToo: boolean;
}

/** Of all that is to come, as far as it wasn't changed by itself. */
export const ALL_SESSIONS: ConfirmedChange = { scope: 'all', session: null, modifiedToo: false };
