import type { ListedSession } from '#market/inventory/index.server.ts';
import type { MailChecks, MailCondition } from '#platform/server/mail/outbox.ts';
import { hasOffer, type WaitingPerson } from '../store/waitlist.ts';

const CHECK = 'experiences.is-offered';

/**
 * Condition that an email to a guest on a waitlist has to meet when it is sent: an offer is still
 * theirs.
 *
 * @param kind of the notification
 */
export function waitlistMailCondition(
  kind: string,
  { listingId }: Pick<ListedSession, 'listingId'>,
  { waitlistId }: Pick<WaitingPerson, 'waitlistId'>,
): MailCondition | undefined {
  return kind === 'seats-offered' ? { check: CHECK, about: { listingId, waitlistId } } : undefined;
}

/** Checks whether emails about waitlists are still true. */
export const WAITLIST_MAIL_CHECKS: MailChecks = {
  [CHECK]: (db, { listingId = '', waitlistId = '' }) => hasOffer(db, { listingId, waitlistId }),
};
