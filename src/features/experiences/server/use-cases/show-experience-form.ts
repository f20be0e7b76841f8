import { canEditListing } from '#domain/permissions.ts';
import type { StoredExperience } from '#features/experiences/contract.ts';
import type { OpenCommitments } from '#market/booking/index.server.ts';
import { loadHosted } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { formOfStored } from '../hosting/stored-form.ts';
import { loadExperienceDetails, mostSeatsTaken } from '../store/hosting.ts';

/**
 * The caller's experience as form values.
 *
 * @throws Problem 'not-found' when it is unknown, removed or of another kind; 'forbidden' when
 *   another user hosts it
 */
export async function showExperienceForm(
  id: string,
  { actor, services, now, translate }: SignedInContext,
  openCommitments: OpenCommitments,
): Promise<StoredExperience> {
  // A replica may lack the last change, and its outdated version would be refused.
  const db = services.database.main;
  const listing = await loadHosted(db, id);
  if (listing === null) throw new Problem('not-found');
  if (!canEditListing(listing, actor)) throw new Problem('forbidden');
  const experience = await loadExperienceDetails(db, id);
  if (experience === null) throw new Problem('not-found');
  const { reservations } = await openCommitments(db, id);
  return {
    ...(await formOfStored(db, listing, experience, services, translate)),
    id,
    version: listing.version,
    commitments: { reservations, seats: await mostSeatsTaken(db, id, now) },
  };
}
