import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteUnused, unknownKeys } from '../store/uploads.ts';

/** Days after which an unused picture is deleted. */
const UNUSED_DAYS = 30;
/** Keys per query. */
const BATCH = 500;

/**
 * Deletes unused pictures that no draft refers to, and files without a picture, such as those of
 * deleted accounts, every night.
 */
export function deleteUnusedPicturesJob({ config, database, now }: Services): JobHandler<object> {
  return {
    name: 'listings.forget-unused-pictures',
    cron: '20 4 * * *',
    async run() {
      const folder = pictureFolder(config);
      await deleteUnused(database.main, now().subtract({ hours: 24 * UNUSED_DAYS }));
      const keys = await folder.settledKeys();
      for (let from = 0; from < keys.length; from += BATCH) {
        const lost = await unknownKeys(database.main, keys.slice(from, from + BATCH));
        for (const key of lost) await folder.remove(key);
      }
    },
  };
}
