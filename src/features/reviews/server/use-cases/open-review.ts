import type { ReviewParty } from '#domain/reviewing.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';
import { notifyOfOpened } from '../notify-of-opened.ts';
import { addOpen, type Reviewed, takeHidden } from '../store/written.ts';

/**
 * Opens the hidden review of a reservation, if there is one, and notifies both sides of the reviews
 * they can read now.
 *
 * @param reservation as locked in this transaction
 * @param written the side whose review was just added as an open one, if any
 */
export async function openReview(
  work: { readonly db: Queryable; readonly now: Temporal.Instant; readonly services: Services },
  reservation: Reviewed,
  written: ReviewParty | null = null,
): Promise<void> {
  const hidden = await takeHidden(work.db, reservation.id);
  if (hidden !== null) await addOpen(work.db, reservation, hidden.party, hidden);
  const opened = [hidden?.party ?? null, written].filter((party) => party !== null);
  // Two workers may find the same one due; the second must not notify again.
  if (opened.length > 0) await notifyOfOpened(work, reservation, opened, written !== null);
}
