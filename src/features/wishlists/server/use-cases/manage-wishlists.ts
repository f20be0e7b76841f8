import { randomUUID } from 'node:crypto';
import { MAX_WISHLISTS } from '#domain/wishlists.ts';
import { lockUser } from '#features/accounts/index.server.ts';
import { listedOrOwn } from '#market/inventory/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { findFreeSlot } from '#platform/server/database/free-slot.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type {
  createWishlist as createRoute,
  listWishlists as listRoute,
  showWishlist as showRoute,
} from '../../contract.ts';
import { linkTo } from '../list-token.ts';
import {
  deleteEntry,
  deleteOwn,
  findWishlist,
  insertEntry,
  insertWishlist,
  listOwn,
  lockOwn,
  updateNote,
  updateWishlist,
  type Wishlist,
} from '../store/wishlists.ts';
import { wishlists } from '../tables.ts';
import { describeEntries } from './describe-entries.ts';

type Done = { done: true };

/** An entry of a list, as an address names it. */
interface Entry {
  readonly id: string;
  readonly listingId: string;
}

/** The caller's lists, the newest first. */
export async function listWishlists(
  listingId: string | undefined,
  { db, actor }: SignedInContext,
): Promise<RouteAnswer<typeof listRoute>> {
  const lists = await listOwn(db, actor.id, listingId ?? null);
  return {
    items: lists.map(({ shareId, createdAt, ...list }) => ({
      ...list,
      isShared: shareId !== null,
      createdAt: createdAt.toString(),
    })),
  };
}

/**
 * Creates a list for the caller.
 *
 * @throws Problem 'not-found' for a listing that is not offered, 'too-many-wishlists'
 */
export async function createWishlist(
  { name, listingId }: RouteInput<typeof createRoute>['body'],
  { db, actor, now }: SignedInContext,
): Promise<{ id: string }> {
  await lockUser(db, actor.id);
  const slot = await findFreeSlot(db, wishlists, actor.id, MAX_WISHLISTS);
  if (slot === null) throw new Problem('too-many-wishlists');
  const id = await insertWishlist(db, { userId: actor.id, slot, name, createdAt: now });
  if (listingId !== undefined) await addListing(db, id, listingId, { actor, now });
  return { id };
}

/**
 * One of the caller's lists.
 *
 * @throws Problem 'not-found' for an unknown one, and for that of another person
 */
export async function showWishlist(
  id: string,
  context: SignedInContext,
): Promise<RouteAnswer<typeof showRoute>> {
  const { db, actor, services } = context;
  const list = await findWishlist(db, id);
  if (list === null || list.userId !== actor.id) throw new Problem('not-found');
  const { name, shareId } = list;
  return {
    id,
    name,
    link: shareId === null ? null : linkTo(shareId, services.config),
    entries: await describeEntries(list, context),
  };
}

/** @throws Problem 'not-found' as `showWishlist` */
export async function renameWishlist(
  id: string,
  name: string,
  { db, actor }: SignedInContext,
): Promise<Done> {
  await own(db, id, actor.id);
  await updateWishlist(db, id, { name });
  return { done: true };
}

/** Deletes a list of the caller, whether it was there or not. */
export async function deleteWishlist(id: string, { db, actor }: SignedInContext): Promise<Done> {
  await deleteOwn(db, id, actor.id);
  return { done: true };
}

/**
 * Adds a listing to a list of the caller; adding it twice changes nothing.
 *
 * @throws Problem 'not-found' for an unknown list or that of another person, and for a listing that
 *   is not offered; 'wishlist-full'
 */
export async function addToWishlist(
  { id, listingId }: Entry,
  { db, actor, now }: SignedInContext,
): Promise<Done> {
  await own(db, id, actor.id);
  await addListing(db, id, listingId, { actor, now });
  return { done: true };
}

/** Removes a listing from a list of the caller, whether it had it or not. */
export async function removeFromWishlist(
  { id, listingId }: Entry,
  { db, actor }: SignedInContext,
): Promise<Done> {
  await own(db, id, actor.id);
  await deleteEntry(db, id, listingId);
  return { done: true };
}

/** @throws Problem 'not-found' as `showWishlist`, and where the list doesn't have the listing */
export async function noteWishlistEntry(
  { id, listingId }: Entry,
  note: string,
  { db, actor }: SignedInContext,
): Promise<Done> {
  await own(db, id, actor.id);
  if (!(await updateNote(db, id, listingId, note))) throw new Problem('not-found');
  return { done: true };
}

/**
 * Makes the link of a list, or shows the one that it has.
 *
 * @throws Problem 'not-found' as `showWishlist`
 */
export async function shareWishlist(
  id: string,
  { db, actor, services }: SignedInContext,
): Promise<{ link: string }> {
  const list = await own(db, id, actor.id);
  const shareId = list.shareId ?? randomUUID();
  if (list.shareId === null) await updateWishlist(db, id, { shareId });
  return { link: linkTo(shareId, services.config) };
}

/** Revokes the link of a list. Its hearts stay: another link may go to the same friends. */
export async function unshareWishlist(id: string, { db, actor }: SignedInContext): Promise<Done> {
  await own(db, id, actor.id);
  await updateWishlist(db, id, { shareId: null });
  return { done: true };
}

/** @throws Problem 'not-found' */
async function own(db: Queryable, id: string, userId: string): Promise<Wishlist> {
  const list = await lockOwn(db, id, userId);
  if (list === null) throw new Problem('not-found');
  return list;
}

async function addListing(
  db: Queryable,
  id: string,
  listingId: string,
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
): Promise<void> {
  if (!(await listedOrOwn(db, [listingId], actor.id)).has(listingId)) {
    throw new Problem('not-found');
  }
  if (!(await insertEntry(db, id, listingId, now))) throw new Problem('wishlist-full');
}
