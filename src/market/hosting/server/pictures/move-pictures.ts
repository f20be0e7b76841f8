import { hash } from 'node:crypto';
import { BackupError } from '#platform/server/backup/backup-error.ts';
import { type Contents, SetDigest } from '#platform/server/backup/digest.ts';
import { digestPicture } from '#platform/server/backup/picture-digest.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { PictureFolder } from '#platform/server/media/picture-folder.ts';
import { pictureType } from '#platform/server/media/picture-store.ts';
import type { ObjectStore } from '#platform/server/objects/object-store.ts';
import type { ReportProgress } from '#platform/server/start/progress.js';
import { countOwnPictures, listOwnPictures, setContent } from '../store/copied-pictures.ts';
import { readContent } from '../store/uploads.ts';

/** Pictures that are on their way at once: what this needs of memory. */
const AT_ONCE = 8;

/** Result for all pictures that no hosting service stores. */
export interface MovedPictures {
  /** Those that this run moved, as they were read from the bucket. */
  readonly moved: Contents;
  /** Those that were in the bucket already. */
  readonly present: number;
  /** Those that are nowhere. */
  readonly missing: number;
}

/**
 * Moves pictures from their rows, or from the folder, to a bucket. Each is read back from there and
 * compared before it is deleted where it was. Interrupted, the next run continues with the rest;
 * servers may run meanwhile, once they have the bucket in their settings.
 *
 * @throws BackupError when a picture reads differently; it stays where it was
 */
export async function movePictures(
  database: Pick<Database, 'main'>,
  { bucket, folder }: { readonly bucket: ObjectStore; readonly folder: PictureFolder },
  report: ReportProgress,
): Promise<MovedPictures> {
  const db = database.main;
  const total = await countOwnPictures(db);
  const moved = new SetDigest();
  const found = { present: 0, missing: 0 };

  const moveOne = async (key: string): Promise<void> => {
    const place = await readContent(db, key);
    if (place === null) return;
    const content = place.content ?? (await folder.read(key));
    if (content === null) {
      found[(await bucket.has(key)) ? 'present' : 'missing'] += 1;
      return;
    }
    await bucket.put(key, content, pictureType(content));
    const kept = await bucket.get(key);
    if (kept === null || hash('sha256', kept) !== hash('sha256', content)) {
      throw new BackupError(`The picture ${key} reads differently in the bucket; it stays.`);
    }
    moved.add(digestPicture(key, kept));
    if (place.content !== null) await setContent(db, key, null);
    await folder.remove(key);
  };

  for await (const keys of listOwnPictures(db)) {
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      // Whatever fails, the others finish first.
      const results = await Promise.allSettled(keys.slice(from, from + AT_ONCE).map(moveOne));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      report(moved.contents.count + found.present + found.missing, total, 'pictures');
    }
  }
  return { moved: moved.contents, ...found };
}
