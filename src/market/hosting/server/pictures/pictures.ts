import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { lockUser } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { computeLikeness } from '#platform/server/media/likeness.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import type { PictureStore } from '#platform/server/media/picture-store.ts';
import type { PictureSource } from '#platform/server/media/pictures.ts';
import type { Services } from '#platform/server/services.ts';
import type { uploadPicture as uploadPictureRoute } from '../../contract/uploads.ts';
import { cancelDeletion, expectDeletion } from '../store/deleted-pictures.ts';
import {
  countUnused,
  deleteUnused,
  findOwnPictures,
  findUpload,
  insertUpload,
  isPublic,
  type OwnPicture,
  type PictureAge,
  readContent,
  type StoredUpload,
  unknownKeys,
} from '../store/uploads.ts';

/** Days after which an unused picture is deleted. */
const UNUSED_DAYS = 30;
/** Milliseconds of one run; what is left then is another job, behind those that wait. */
const RUN_MS = 20_000;
/** Keys per query. */
const BATCH = 500;

/**
 * Deletes unused pictures that no draft refers to, and files without a picture, such as those of
 * deleted accounts, every night.
 */
export function deleteUnusedPicturesJob({
  config,
  database,
  jobs,
  now,
}: Services): JobHandler<{ readonly after?: PictureAge }> {
  const name = 'listings.forget-unused-pictures';
  return {
    name,
    cron: '20 4 * * *',
    async run({ after }) {
      const end = performance.now() + RUN_MS;
      const before = now().subtract({ hours: 24 * UNUSED_DAYS });
      let last = await deleteUnused(database.main, before, after ?? null);
      while (last !== null && performance.now() < end) {
        last = await deleteUnused(database.main, before, last);
      }
      if (last !== null) {
        const rest = { after: last };
        await database.transaction((tx) => jobs.enqueue(tx, name, rest));
        return;
      }
      const folder = pictureFolder(config);
      const keys = await folder.settledKeys();
      for (let from = 0; from < keys.length; from += BATCH) {
        const lost = await unknownKeys(database.main, keys.slice(from, from + BATCH));
        for (const key of lost) await folder.remove(key);
      }
    },
  };
}

type Site = Pick<Config, 'http'>;

/** The URL of a stored picture for forms (`secure_url`, spec 3 §7). */
export function toPictureUrl(
  picture: { readonly key: string; readonly hostedUrl?: string | null },
  { http }: Site,
): string {
  return picture.hostedUrl ?? `${http.publicUrl}/media/${picture.key}/1200.webp`;
}

const PATH = /^\/media\/([a-z0-9:_-]{1,200})\/\d{3,4}\.[a-z]{3,4}$/;

/** The key in one of our URLs; null for any other URL. */
export function keyOfAddress(address: string, { http }: Site): string | null {
  const url = URL.parse(address, http.publicUrl);
  if (url === null || url.origin !== new URL(http.publicUrl).origin) return null;
  return PATH.exec(url.pathname)?.[1] ?? null;
}

/**
 * The caller's pictures for the URLs in a form's list, in its order; duplicates count once.
 *
 * @param field the list's name in the form
 * @throws Problem 'invalid-input' at each URL that isn't a picture of the caller
 */
export async function ownPictures(
  addresses: readonly string[],
  field: string,
  {
    db,
    actor,
    services,
    translate,
  }: Pick<SignedInContext, 'db' | 'actor' | 'services' | 'translate'>,
): Promise<(OwnPicture & { readonly at: number })[]> {
  const named = addresses.map((address) => keyOfAddress(address, services.config));
  const keys = named.filter((key) => key !== null);
  const urls = addresses.filter((_, at) => named[at] === null).map((url) => url.toWellFormed());
  const found = await findOwnPictures(db, actor.id, keys, urls.filter(isPlain));
  const fields: Record<string, string> = {};
  const pictures = new Map<string, OwnPicture & { readonly at: number }>();
  addresses.forEach((address, at) => {
    const picture = found.find(({ key, hostedUrl }) => key === named[at] || hostedUrl === address);
    if (picture === undefined) {
      fields[`${field}.${at}`] = translate(msg`This photo isn't one of yours.`);
    } else if (!pictures.has(picture.key)) pictures.set(picture.key, { ...picture, at });
  });
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return [...pictures.values()];
}

/** Text that a database can't store isn't one of our addresses. */
function isPlain(url: string): boolean {
  return !url.includes('\u0000');
}

/** Format of the keys that `uploadPicture` creates. */
const KEY = /^photo-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Uploaded pictures, wherever they are stored. */
export function uploadedPictures(
  database: Pick<Database, 'main'>,
  store: PictureStore,
): PictureSource & { knows(key: string): boolean } {
  return {
    knows: (key) => KEY.test(key),
    // A deleted account's pictures are inaccessible at once, though renditions remain on disk.
    isLasting: () => false,
    // Evidence and pictures of messages have routes of their own.
    has: (key) => isPublic(database.main, key),
    original: (key) => readPicture(key, database.main, store),
  };
}

/** An uploaded picture as it is stored; null for an unknown key. */
export async function readPicture(
  key: string,
  db: Queryable,
  store: PictureStore,
): Promise<Buffer | null> {
  const place = await readContent(db, key);
  return place === null ? null : store.get(key, place);
}

/** Pixels of the longer side that are stored: slightly more than the widest rendition needs. */
const LONGEST = {
  'listing-photos': 2_000,
  'listing-logos': 600,
  portraits: 800,
  evidence: 2_000,
  messages: 2_000,
} as const;
/** Hours after which a stored picture without a row is deleted. */
const ROW_HOURS = 1;
/** Maximum number of a user's unused pictures: two listings' worth, logos, portraits. */
const MAX_UNUSED = 90;

/**
 * Stores a picture of the caller. The same content sent again is the same picture, so a retry after
 * a broken connection stores nothing twice.
 *
 * @throws Problem 'picture-unreadable', 'picture-incomplete', 'picture-too-large',
 *   'too-many-uploads', 'media-unavailable'
 */
export async function uploadPicture(
  { file, upload_preset: preset }: RouteInput<typeof uploadPictureRoute>['body'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof uploadPictureRoute>> {
  const { actor, db, services, now } = context;
  const { config, database, pictures, pictureStore } = services;
  const answer = (upload: StoredUpload, duplicate: boolean) => ({
    secure_url: toPictureUrl(upload, config),
    key: upload.key,
    placeholder: upload.placeholder,
    width: upload.width,
    height: upload.height,
    duplicate,
  });
  const sent = { ownerId: actor.id, preset, sourceDigest: file.digest };
  const known = await findUpload(db, sent);
  if (known !== null) return answer(known, true);
  // Before the work; concurrent uploads count each other below.
  await requireRoomForUpload(db, actor.id);

  const picture = await pictures
    .clean(file.bytes, LONGEST[preset])
    .catch((error: unknown) => refuseFile(error, context));
  const { width, height, placeholder } = picture;
  const likeness = preset === 'listing-photos' ? await computeLikeness(picture.content) : null;
  const key = `photo-${randomUUID()}`;
  // Without a row at the end, because a rival was quicker or this process ended, it is deleted.
  await expectDeletion(db, key, now.add({ hours: ROW_HOURS }));
  const place = await pictureStore.put(key, picture);
  const kept = await database.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    if ((await findUpload(tx, sent)) !== null) return null;
    await requireRoomForUpload(tx, actor.id);
    await cancelDeletion(tx, [key]);
    return insertUpload(tx, {
      ...sent,
      ...place,
      key,
      width,
      height,
      placeholder,
      likeness,
      createdAt: now,
    });
  });
  if (kept !== null) return answer(kept, false);
  const rival = await findUpload(db, sent);
  if (rival === null) throw new Error('a picture was neither kept nor found');
  return answer(rival, true);
}

/** Reports an error of the file at its field. */
function refuseFile(error: unknown, { services, translate }: SignedInContext): never {
  if (!(error instanceof Problem) || error.code !== 'picture-incomplete') throw error;
  const text = translate(services.errors[error.code].message);
  throw new Problem(error.code, { fields: { file: text }, cause: error });
}

/** @throws Problem 'too-many-uploads' */
async function requireRoomForUpload(db: Queryable, ownerId: string): Promise<void> {
  if ((await countUnused(db, ownerId)) >= MAX_UNUSED) throw new Problem('too-many-uploads');
}
