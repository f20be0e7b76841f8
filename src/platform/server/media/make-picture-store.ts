import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { openS3Store } from '../objects/s3-store.ts';
import { pictureFolder } from './picture-folder.ts';
import { fetchHosted, makePictureHost } from './picture-host.ts';
import type { PicturePlace, PictureStore } from './picture-store.ts';

type Settings = Pick<Config, 'dataDir' | 's3' | 'pictureHost'>;

const UNRECORDED: PicturePlace = { content: null, hostedUrl: null };

/** Begins the names of originals in a bucket. */
const ORIGINALS = 'originals/';
const RENDITIONS = 'renditions/';

/** Finished renditions of all servers; undefined where each server makes its own. */
export function sharedRenditions({ s3 }: Pick<Config, 's3'>): ObjectStore | undefined {
  return s3?.bucket === undefined ? undefined : openS3Store(s3, s3.bucket, RENDITIONS);
}

/** In the row of the picture, for all servers of one PostgreSQL. */
const inRows: PictureStore = {
  put: async (_key, { content }) => ({ content, hostedUrl: null }),
  get: async (_key, { content }) => content,
  delete: async () => {},
};

function inFolder(config: Settings): PictureStore {
  const folder = pictureFolder(config);
  return {
    async put(key, { content }) {
      await folder.write(key, content);
      return UNRECORDED;
    },
    get: (key) => folder.read(key),
    delete: (key) => folder.remove(key),
  };
}

/** Originals in the bucket of the settings, by their keys; undefined without one. */
export function openOriginals({ s3 }: Pick<Config, 's3'>): ObjectStore | undefined {
  return s3?.bucket === undefined ? undefined : openS3Store(s3, s3.bucket, ORIGINALS);
}

function inBucket(config: Settings): PictureStore | null {
  const store = openOriginals(config);
  if (store === undefined) return null;
  return {
    async put(key, { content, type }) {
      try {
        await store.put(key, content, type);
      } catch (error) {
        throw new Problem('media-unavailable', { cause: error });
      }
      return UNRECORDED;
    },
    get: (key) => store.get(key),
    delete: (key) => store.delete(key),
  };
}

/** At a hosting service, which shows its pictures but takes no orders to delete them. */
function atHost(config: Settings): PictureStore | null {
  const host = makePictureHost(config);
  if (host === null) return null;
  return {
    put: async (_key, picture) => ({ content: null, hostedUrl: await host.keep(picture) }),
    get: async (_key, { hostedUrl }) => (hostedUrl === null ? null : fetchHosted(hostedUrl)),
    delete: async () => {},
  };
}

/**
 * The store of pictures that the settings choose: a hosting service, a bucket, the rows of
 * PostgreSQL, or a folder beside the embedded database. Pictures that were stored elsewhere before
 * are found and deleted there.
 */
export function makePictureStore(config: Settings, kind: Database['kind']): PictureStore {
  const bucket = inBucket(config);
  const folder = inFolder(config);
  const chosen = atHost(config) ?? bucket ?? (kind === 'postgresql' ? inRows : folder);
  const unrecorded = bucket === null ? [folder] : [bucket, folder];
  return {
    put: chosen.put,
    async get(key, place) {
      if (place.content !== null) return place.content;
      if (place.hostedUrl !== null) return fetchHosted(place.hostedUrl);
      for (const store of unrecorded) {
        const content = await store.get(key, place);
        if (content !== null) return content;
      }
      return null;
    },
    async delete(key, hostedUrl) {
      for (const store of unrecorded) await store.delete(key, hostedUrl);
    },
  };
}
