import { sharedName } from '#domain/wishlists.ts';
import { personsByIds, readStanding } from '#features/accounts/index.server.ts';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext, SignedInContext } from '#platform/server/http/serve.ts';
import type { showSharedWishlist as showRoute } from '../../contract.ts';
import { readListToken } from '../list-token.ts';
import { countHearts, deleteHeart, type Heart, holdEntry, insertHeart } from '../store/hearts.ts';
import { findShared, holdShared } from '../store/wishlists.ts';
import { describeEntries } from './describe-entries.ts';

/** An entry of a shared list, as an address names it. */
interface SharedEntry {
  readonly token: string;
  readonly listingId: string;
}

/**
 * The list that a link opens, for anyone who has it.
 *
 * @throws Problem 'not-found' for a token that isn't ours, once it is revoked, and while its owner is
 *   suspended
 */
export async function showSharedWishlist(
  token: string,
  context: RequestContext,
): Promise<RouteAnswer<typeof showRoute>> {
  const { db, actor, services } = context;
  const shareId = readListToken(token, services.config);
  const list = shareId === null ? null : await findShared(db, shareId);
  if (list === null) throw new Problem('not-found');
  await refuseSuspended(db, list.userId);
  const owner = (await personsByIds(db, [list.userId])).get(list.userId);
  if (owner === undefined) throw new Problem('not-found');
  return {
    name: list.name,
    ownerName: sharedName(owner.name),
    isOwn: list.userId === actor?.id,
    entries: await describeEntries(list, context),
  };
}

/**
 * Gives an entry the caller's heart; giving it twice changes nothing.
 *
 * @throws Problem 'not-found' as `showSharedWishlist`, and for a listing that the list doesn't have
 *   or that is not offered any more
 */
export async function giveHeart(
  entry: SharedEntry,
  context: SignedInContext,
): Promise<{ hearts: number }> {
  const { db, actor, now } = context;
  const heart = await heartFor(entry, context);
  const offered = await listedOrOwn(db, [entry.listingId], actor.id);
  if (!offered.has(entry.listingId)) throw new Problem('not-found');
  await insertHeart(db, heart, now);
  return { hearts: await countHearts(db, heart) };
}

/**
 * Takes the caller's heart back, whether it was given or not.
 *
 * @throws Problem 'not-found' as `showSharedWishlist`, and for a listing that the list doesn't have
 */
export async function takeHeart(
  entry: SharedEntry,
  context: SignedInContext,
): Promise<{ hearts: number }> {
  const heart = await heartFor(entry, context);
  await deleteHeart(context.db, heart);
  return { hearts: await countHearts(context.db, heart) };
}

async function heartFor(
  { token, listingId }: SharedEntry,
  { db, actor, services }: SignedInContext,
): Promise<Heart> {
  const shareId = readListToken(token, services.config);
  const list = shareId === null ? null : await holdShared(db, shareId);
  if (list === null) throw new Problem('not-found');
  await refuseSuspended(db, list.userId);
  const heart = { wishlistId: list.id, listingId, userId: actor.id };
  if (!(await holdEntry(db, heart))) throw new Problem('not-found');
  return heart;
}

/** Texts of a suspended person aren't shown to others. @throws Problem 'not-found' */
async function refuseSuspended(db: Queryable, userId: string): Promise<void> {
  if ((await readStanding(db, userId)) === 'suspended') throw new Problem('not-found');
}
