import { randomUUID } from 'node:crypto';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { makePictureHost } from '#platform/server/media/picture-host.ts';
import type { uploadPicture as contract } from '../../contract/uploads.ts';
import { addressOf } from '../picture-addresses.ts';
import { countUnused, findUpload, insertUpload, type StoredUpload } from '../store/uploads.ts';

/** Pixels of the longer side that are kept: what the widest rendition needs, and some. */
const LONGEST = { 'listing-photos': 2_000, 'listing-logos': 600 } as const;
/** Pictures of one person that are in no listing at most: two listings' worth, and logos. */
const MOST_UNUSED = 90;

/**
 * Keeps a picture of the caller. The same content sent again is the same picture, so a repeat
 * after a broken connection keeps nothing twice.
 *
 * @throws Problem 'picture-unreadable', 'picture-too-large', 'too-many-uploads',
 *   'media-unavailable'
 */
export async function uploadPicture(
  { file, upload_preset: preset }: RouteInput<typeof contract>['body'],
  { actor, db, services, now }: SignedInContext,
): Promise<RouteAnswer<typeof contract>> {
  const { config, pictures } = services;
  const answer = (upload: StoredUpload, duplicate: boolean) => ({
    secure_url: addressOf(upload, config),
    key: upload.key,
    placeholder: upload.placeholder,
    width: upload.width,
    height: upload.height,
    duplicate,
  });
  const sent = { ownerId: actor.id, preset, sourceDigest: file.digest };
  const known = await findUpload(db, sent);
  if (known !== null) return answer(known, true);
  if ((await countUnused(db, actor.id)) >= MOST_UNUSED) throw new Problem('too-many-uploads');

  const picture = await pictures.clean(file.bytes, LONGEST[preset]);
  const hostedUrl = (await makePictureHost(config)?.keep(picture)) ?? null;
  const { width, height, placeholder } = picture;
  const kept = await insertUpload(db, {
    ...sent,
    key: `photo-${randomUUID()}`,
    content: hostedUrl === null ? picture.content : null,
    hostedUrl,
    width,
    height,
    placeholder,
    createdAt: now,
  });
  if (kept !== null) return answer(kept, false);
  const rival = await findUpload(db, sent);
  if (rival === null) throw new Error('a picture was neither kept nor found');
  return answer(rival, true);
}
