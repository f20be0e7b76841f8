import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { SMALL_SIZE } from '#platform/contract/private-pictures.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { type AppEnv, callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { pictureType } from '#platform/server/media/picture-store.ts';
import type { Services } from '#platform/server/services.ts';

import { readPicture } from './pictures.ts';

/**
 * Attaches pictures of the caller to what they write.
 *
 * @param pictures keys of uploads, as they came in the field `pictures`
 * @param attach takes those of some keys that the caller may attach, and returns them
 * @returns the keys, each once
 * @throws Problem 'invalid-input' at each picture that was not taken
 */
export async function attachPictures(
  pictures: readonly string[],
  attach: (db: Queryable, ownerId: string, keys: readonly string[]) => Promise<readonly string[]>,
  { db, actor, translate }: Pick<SignedInContext, 'db' | 'actor' | 'translate'>,
): Promise<string[]> {
  const keys = [...new Set(pictures)];
  const attached = new Set(await attach(db, actor.id, keys));
  const fields: Record<string, string> = {};
  pictures.forEach((key, at) => {
    if (!attached.has(key)) {
      fields[`pictures.${at}`] = translate(msg`This photo isn't one of yours.`);
    }
  });
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return keys;
}

/**
 * Answers with a picture that has no public address, or with a small rendition of it, to a caller who
 * may see it. Browsers keep it for an hour, and nothing between them and us does.
 */
export async function answerPrivatePicture(
  c: Context<AppEnv>,
  key: string,
  { database, pictures, pictureStore }: Pick<Services, 'database' | 'pictures' | 'pictureStore'>,
  limits: Pick<RateLimits, 'spend'>,
): Promise<Response> {
  const picture =
    c.req.query('size') === SMALL_SIZE
      ? await pictures.privateRendition(key, 480, 'webp', () =>
          limits.spend('picture', callerNetwork(c.get('address'))),
        )
      : await readPicture(key, database.main, pictureStore);
  if (picture === null) throw new Problem('not-found');
  c.header('cache-control', 'private, max-age=3600');
  c.header('x-content-type-options', 'nosniff');
  c.header('content-type', pictureType(picture));
  c.header('content-length', String(picture.length));
  return c.body(new Uint8Array(picture));
}
