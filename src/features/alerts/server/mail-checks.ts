import type { MailChecks, MailCondition } from '#platform/server/mail/outbox.ts';
import { readOffered } from './store/changes.ts';
import { markUntold } from './store/matches.ts';
import { findSearch, updateSearches } from './store/searches.ts';

const CHECK = 'alerts.is-wanted';

/** Condition that a mail has to meet when it is sent: it is wanted, and all it shows is offered. */
export function newsCondition(searchId: string, listingIds: readonly string[]): MailCondition {
  return { check: CHECK, about: { searchId, listingIds: listingIds.join(',') } };
}

/** Checks whether mails of saved searches are still true. */
export const ALERT_MAIL_CHECKS: MailChecks = {
  [CHECK]: async (db, { searchId = '', listingIds = '' }) => {
    const search = await findSearch(db, searchId);
    if (search === null || search.rhythm === 'never') return false;
    const ids = listingIds.split(',');
    const { userId } = search;
    const offered = await readOffered(
      db,
      ids.map((listingId) => ({ userId, listingId })),
    );
    if (offered.length === ids.length) return true;
    // The rest of it is told by another mail, at the next look.
    await markUntold(
      db,
      searchId,
      offered.map(({ listingId }) => listingId),
    );
    if (search.dueAt === null) await updateSearches(db, [searchId], { dueAt: search.lookedAt });
    return false;
  },
};
