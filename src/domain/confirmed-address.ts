/** The properties of an account that decide whether it may contact strangers. */
export interface AccountState {
  readonly emailVerified: boolean;
}

/** Only with a confirmed address: our emails carry the message, and its author's name. */
export function messageVerdict({ emailVerified }: AccountState): 'ok' | 'email-unconfirmed' {
  return emailVerified ? 'ok' : 'email-unconfirmed';
}

/** Most listings of one host that may wait for a confirmed address at once. */
export const MAX_AWAITING_LISTINGS = 1;

/**
 * Decides the visibility of a new listing. Without a confirmed address it is saved, reached by its
 * link and in no search, so that a newcomer's work is never lost; a further one is refused.
 *
 * @param awaiting listings of the same host that wait for the confirmation
 */
export function newListingVerdict(
  { emailVerified }: AccountState,
  awaiting: number,
): 'listed' | 'awaits-confirmation' | 'email-unconfirmed' {
  if (emailVerified) return 'listed';
  return awaiting < MAX_AWAITING_LISTINGS ? 'awaits-confirmation' : 'email-unconfirmed';
}
