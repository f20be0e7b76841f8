import type { ReviewParty } from '#domain/reviewing.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { addOpen, type Reviewed, takeHidden } from '../store/written.ts';
import { tellOpened } from '../tell-opened.ts';

/**
 * Opens the hidden review of a reservation, where there is one, and tells both sides what they can
 * read now.
 *
 * @param reservation as locked in this transaction
 * @param written whose review was added as an open one just before, if anybody's was
 */
export async function openReview(
  work: { readonly db: Queryable; readonly now: Temporal.Instant; readonly services: Services },
  reservation: Reviewed,
  written: ReviewParty | null = null,
): Promise<void> {
  const hidden = await takeHidden(work.db, reservation.id);
  if (hidden !== null) await addOpen(work.db, reservation, hidden.party, hidden);
  const opened = [hidden?.party ?? null, written].filter((party) => party !== null);
  // Two workers may find the same one due; the second has nothing to tell.
  if (opened.length > 0) await tellOpened(work, reservation, opened, written !== null);
}
