import { effectiveState, isSeen } from '#domain/moderation.ts';
import { sharedInterests } from '#domain/shared-interests.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Actor } from '#platform/server/services.ts';
import type { PublicProfile } from '../../contract.ts';
import type { AccountParts } from '../parts.ts';
import { readVerified } from '../store/identity.ts';
import { readProfile, readProfileState } from '../store/profiles.ts';
import { type Account, findAccount } from '../store/users.ts';

/**
 * The account of a person whose page the caller may see. Everything that stands on it asks this
 * first.
 *
 * @throws Problem `not-found`, for a deleted account too, and for others than its owner where
 *   moderation has hidden the profile or suspended the person
 */
export async function requireSeenPerson(
  db: Queryable,
  id: string,
  actor: Actor | null,
): Promise<Account> {
  const account = await findAccount(db, id);
  if (account === null) throw new Problem('not-found');
  const state = effectiveState(await readProfileState(db, id), account.standing);
  if (!isSeen(state, actor?.id === id ? 'owner' : 'other')) throw new Problem('not-found');
  return account;
}

/**
 * The public profile of a person.
 *
 * @throws Problem `not-found` (`requireSeenPerson`)
 */
export async function readPublicProfile(
  { countFoundListings, readAnswers }: AccountParts,
  id: string,
  { db, actor, now, services }: RequestContext,
): Promise<PublicProfile> {
  const account = await requireSeenPerson(db, id, actor);
  const { headline, bio, interests, languages, countries, language } = await readProfile(db, id);
  const own = actor === null || actor.id === id ? [] : (await readProfile(db, actor.id)).interests;
  return {
    id,
    name: account.name,
    image: account.image,
    headline,
    bio,
    language,
    interests,
    sharedInterests: sharedInterests(interests, own),
    languages,
    countries,
    joinedAt: account.createdAt.toISOString(),
    listingCount: (await countFoundListings?.(db, id, now)) ?? 0,
    isEmailConfirmed: account.emailVerified,
    answers: (await readAnswers?.(db, id, now)) ?? null,
    verified: await readVerified(db, id),
    isIdentityOffered: services.identity !== null,
  };
}
