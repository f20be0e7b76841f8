import type { BackupPictures } from '#platform/server/backup/database-source.ts';
import { type PictureStore, pictureType } from '#platform/server/media/picture-store.ts';
import {
  CONTENT_COLUMN,
  countOwnPictures,
  listOwnPictures,
  setContent,
} from '../store/copied-pictures.ts';
import { readPicture } from './pictures.ts';

/** The pictures that people sent, as backups copy them. Those at a hosting service stay there. */
export function picturesForBackup(store: PictureStore): BackupPictures {
  return {
    columns: new Set([CONTENT_COLUMN]),
    count: countOwnPictures,
    keys: listOwnPictures,
    read: (tx, key) => readPicture(key, tx, store),
    async write(tx, key, content) {
      const copied = Buffer.from(content);
      const { content: inRow } = await store.put(key, {
        content: copied,
        type: pictureType(copied),
      });
      if (inRow !== null) await setContent(tx, key, inRow);
    },
  };
}
