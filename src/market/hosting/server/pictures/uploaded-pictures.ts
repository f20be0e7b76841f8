import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import { fetchHosted } from '#platform/server/media/picture-host.ts';
import type { PictureSource } from '#platform/server/media/pictures.ts';
import { isStored, readContent } from '../store/uploads.ts';

/** Format of the keys that `uploadPicture` creates. */
const KEY = /^photo-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Uploaded pictures, wherever they are stored. */
export function uploadedPictures(
  database: Pick<Database, 'main'>,
  config: Pick<Config, 'dataDir'>,
): PictureSource & { knows(key: string): boolean } {
  return {
    knows: (key) => KEY.test(key),
    // A deleted account's pictures are inaccessible at once, though renditions remain on disk.
    isLasting: () => false,
    has: (key) => isStored(database.main, key),
    async original(key) {
      const stored = await readContent(database.main, key);
      if (stored === null) return null;
      if (stored.content !== null) return stored.content;
      return stored.hostedUrl === null
        ? pictureFolder(config).read(key)
        : fetchHosted(stored.hostedUrl);
    },
  };
}
