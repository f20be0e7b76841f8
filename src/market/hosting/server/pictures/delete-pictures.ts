import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import {
  cancelDeletion,
  type DeletedPicture,
  listDeletedPictures,
  postponeDeletion,
} from '../store/deleted-pictures.ts';

/** Milliseconds of one run, and failures after which the store counts as away; the next run goes on. */
const RUN_MS = 45_000;
const MAX_FAILURES = 3;
/** Minutes after which a picture that couldn't be deleted is tried again, behind all others. */
const AGAIN_MINUTES = 5;
/** Pictures that are listed at once. */
const AT_ONCE = 50;

/**
 * Deletes the content of pictures whose rows are gone, and their renditions, wherever they are
 * stored, until none is left or the run's time is over. One that can't be deleted now is put behind the
 * others.
 *
 * @throws the last failure
 */
export function deletePicturesJob(services: Services): JobHandler<object> {
  const { database, log, now, pictures, pictureStore } = services;
  const deleteOne = async ({ key, hostedUrl }: DeletedPicture) => {
    await pictureStore.delete(key, hostedUrl);
    await pictures.deleteRenditions(key);
    // An upload preset can add a picture, and not delete one.
    if (hostedUrl !== null) log.warn({ key, hostedUrl }, 'a picture stays at its hosting service');
    await cancelDeletion(database.main, [key]);
  };
  return {
    name: 'listings.delete-pictures',
    cron: '*/5 * * * *',
    async run() {
      const end = performance.now() + RUN_MS;
      const failures: unknown[] = [];
      const isOver = () => performance.now() > end || failures.length === MAX_FAILURES;
      let found: readonly DeletedPicture[];
      do {
        found = await listDeletedPictures(database.main, now(), AT_ONCE);
        for (const picture of found) {
          await deleteOne(picture).catch(async (error: unknown) => {
            failures.push(error);
            const again = now().add({ minutes: AGAIN_MINUTES });
            await postponeDeletion(database.main, picture.key, again);
          });
          if (isOver()) break;
        }
      } while (found.length === AT_ONCE && !isOver());
      if (failures.length > 0) throw failures.at(-1);
    },
  };
}
