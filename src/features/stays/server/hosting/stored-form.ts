import type { RecentForm } from '#features/stays/contract.ts';
import { formOfListing, type HostedListing } from '#market/hosting/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services, Translator } from '#platform/server/services.ts';
import type { StayDetails } from '../store/hosting.ts';
import { formFromStay } from './stay-from-form.ts';

/** The form of a stored home, with its secrets: for its host alone. */
export async function formOfStored(
  db: Queryable,
  listing: HostedListing,
  stay: StayDetails,
  services: Pick<Services, 'config'>,
  translate: Translator,
): Promise<RecentForm> {
  return { ...formFromStay(stay), ...(await formOfListing(db, listing, services, translate)) };
}
