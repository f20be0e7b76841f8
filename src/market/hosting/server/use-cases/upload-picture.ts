import { randomUUID } from 'node:crypto';
import { lockUser } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { pictureFolder } from '#platform/server/media/picture-folder.ts';
import { makePictureHost } from '#platform/server/media/picture-host.ts';
import type { CleanPicture } from '#platform/server/media/pictures.ts';
import type { Services } from '#platform/server/services.ts';
import type { uploadPicture as contract } from '../../contract/uploads.ts';
import { toPictureUrl } from '../pictures/picture-addresses.ts';
import { countUnused, findUpload, insertUpload, type StoredUpload } from '../store/uploads.ts';

/** Pixels of the longer side that are stored: slightly more than the widest rendition needs. */
const LONGEST = { 'listing-photos': 2_000, 'listing-logos': 600, portraits: 800 } as const;
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
  { file, upload_preset: preset }: RouteInput<typeof contract>['body'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof contract>> {
  const { actor, db, services, now } = context;
  const { config, database, pictures } = services;
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
  const key = `photo-${randomUUID()}`;
  const content = await keepContent(key, picture, services);
  const kept = await database.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    if ((await findUpload(tx, sent)) !== null) return null;
    await requireRoomForUpload(tx, actor.id);
    return insertUpload(tx, {
      ...sent,
      ...content,
      key,
      width,
      height,
      placeholder,
      createdAt: now,
    });
  });
  if (kept !== null) return answer(kept, false);
  // The file just written to the folder has no row: the nightly job removes it.
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

/** Stores the content of a picture: with a service, in the folder, or in its row. */
async function keepContent(
  key: string,
  picture: CleanPicture,
  { config, database }: Pick<Services, 'config' | 'database'>,
): Promise<{ content: Buffer | null; hostedUrl: string | null }> {
  const host = makePictureHost(config);
  if (host !== null) return { content: null, hostedUrl: await host.keep(picture) };
  if (database.kind === 'postgresql') return { content: picture.content, hostedUrl: null };
  await pictureFolder(config).write(key, picture.content);
  return { content: null, hostedUrl: null };
}
