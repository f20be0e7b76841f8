import type { ListedSession } from '#market/inventory/index.server.ts';
import type { MailChecks, MailCondition } from '#platform/server/mail/outbox.ts';
import { hasOffer, type WaitingPerson } from '../store/waitlist.ts';

const CHECK = 'experiences.is-offered';

/**
 * What has to be so still when a mail to a person in line is sent: an offer is theirs.
 *
 * @param kind of what they are told
 */
export function waitlistMailCondition(
  kind: string,
  { listingId }: Pick<ListedSession, 'listingId'>,
  { waitlistId }: Pick<WaitingPerson, 'waitlistId'>,
): MailCondition | undefined {
  return kind === 'seats-offered' ? { check: CHECK, about: { listingId, waitlistId } } : undefined;
}

/** Whether mails about waitlists are true still. */
export const WAITLIST_MAIL_CHECKS: MailChecks = {
  [CHECK]: (db, { listingId = '', waitlistId = '' }) => hasOffer(db, { listingId, waitlistId }),
};
