import { APPEAL_DAYS } from '#domain/decisions.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteAddresses } from './store/items.ts';

const DELETE_ADDRESSES = 'trust.delete-addresses';
/** Reports of one statement: each is locked for as long as they take. */
const BATCH = 1_000;

/**
 * Takes the addresses and the words of signed-out reporters from reports that nothing can become of
 * any more: their thing was decided, and the time in which its owner may object is over. They have no
 * account whose deletion would do it.
 */
export function deleteAddressesJob({ database, now }: Services): JobHandler<object> {
  return {
    name: DELETE_ADDRESSES,
    cron: '23 3 * * *',
    async run() {
      const before = now().subtract({ hours: 24 * APPEAL_DAYS });
      while ((await deleteAddresses(database.main, before, BATCH)) === BATCH);
    },
  };
}
