import type { Hono } from 'hono';
import { is } from 'valibot';
import { verdictOnPictures } from '#domain/message-pictures.ts';
import { isSeen } from '#domain/moderation.ts';
import { lockUser } from '#features/accounts/index.server.ts';
import {
  answerPrivatePicture,
  attachPictures,
  countTakenSince,
  takeForMessage,
} from '#market/hosting/index.server.ts';
import { smallPicturePath } from '#platform/contract/private-pictures.ts';
import { idSchema } from '#platform/contract/schemas.ts';
import { type AppEnv, admitCaller } from '#platform/server/http/caller.ts';
import { isStorable } from '#platform/server/http/parse-input.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { standIn } from '#platform/server/http/stand-in.ts';
import type { Services } from '#platform/server/services.ts';
import {
  MESSAGE_PICTURE,
  type MessagePicture,
  messagePicturePath,
  showConversation,
} from '../contract.ts';
import { loadOwn } from './access.ts';
import { findPicture, type StoredPicture } from './store/pictures.ts';

const HOURS_OF_DAY = 24;

/** A picture as its reader finds it. */
export function shownPicture(
  conversationId: string,
  { key, width, height, placeholder }: StoredPicture,
): MessagePicture {
  const url = messagePicturePath(conversationId, key);
  return { url, thumbnail: smallPicturePath(url), width, height, placeholder };
}

/**
 * Takes pictures of the caller for a message, each for one message alone.
 *
 * @param pictures keys of uploads
 * @param isShared whether the two see each other's contact details
 * @returns the keys, each once
 * @throws Problem 'pictures-not-yet' before contact details are shared; 'rate-limited' for one who
 *   has sent too many within a day; 'invalid-input' at each picture that isn't theirs, or was sent
 */
export async function takePictures(
  pictures: readonly string[],
  conversationId: string,
  isShared: boolean,
  context: SignedInContext,
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const { db, actor, now } = context;
  // Messages of one person at the same moment count each other's pictures.
  await lockUser(db, actor.id);
  const since = now.subtract({ hours: HOURS_OF_DAY });
  const verdict = verdictOnPictures({
    count: pictures.length,
    sentLately: await countTakenSince(db, actor.id, since),
    isShared,
  });
  if (verdict === 'rate-limited') {
    throw new Problem(verdict, { retryAfter: HOURS_OF_DAY * 3_600 });
  }
  if (verdict !== 'ok') throw new Problem(verdict);
  return attachPictures(
    pictures,
    (tx, ownerId, keys) => takeForMessage(tx, ownerId, keys, conversationId),
    context,
  );
}

/**
 * `GET /api/conversations/:id/pictures/:key`: a picture of a message, for the two people of the
 * conversation alone; with `?size=small` a rendition for the list.
 */
export function mountMessagePictures(
  app: Hono<AppEnv>,
  services: Services,
  limits: RateLimits,
): void {
  app.get(MESSAGE_PICTURE, async (c) => {
    const caller = await admitCaller(c, 'api', services, limits);
    if (caller === null) throw new Problem('signed-out');
    // Co-hosts who read the conversation see its pictures.
    const actor = standIn(showConversation, caller);
    const { main } = services.database;
    const id = c.req.param('id');
    const key = c.req.param('key');
    if (!is(idSchema, id) || !isStorable(key)) throw new Problem('not-found');
    await loadOwn(main, id, actor);
    const found = await findPicture(main, id, key);
    const relation = found?.senderId === actor.id ? 'owner' : 'party';
    if (found === null || !isSeen(found.moderationState, relation)) throw new Problem('not-found');
    return answerPrivatePicture(c, key, services, limits);
  });
}
