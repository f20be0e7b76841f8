import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { cancelDeletion, listDeletedPictures } from '../store/deleted-pictures.ts';

/** Pictures of one run: at a slow store each takes a second. */
const AT_ONCE = 50;

/**
 * Deletes the content of pictures whose rows are gone, and their renditions, wherever they are
 * stored. One that can't be deleted now is tried again with the next run.
 */
export function deletePicturesJob(services: Services): JobHandler<object> {
  const { database, log, now, pictures, pictureStore } = services;
  return {
    name: 'listings.delete-pictures',
    cron: '*/5 * * * *',
    async run() {
      for (const { key, hostedUrl } of await listDeletedPictures(database.main, now(), AT_ONCE)) {
        await pictureStore.delete(key, hostedUrl);
        await pictures.deleteRenditions(key);
        // An upload preset can add a picture, and not delete one.
        if (hostedUrl !== null)
          log.warn({ key, hostedUrl }, 'a picture stays at its hosting service');
        await cancelDeletion(database.main, [key]);
      }
    },
  };
}
