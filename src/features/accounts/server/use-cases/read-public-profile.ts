import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { PublicProfile } from '../../contract.ts';
import type { AccountParts } from '../parts.ts';
import { readProfile } from '../store/profiles.ts';
import { findAccount } from '../store/users.ts';

/**
 * The public profile of a person.
 *
 * @throws Problem `not-found`, for a deleted account too
 */
export async function readPublicProfile(
  { countHostedListings }: AccountParts,
  id: string,
  ctx: RequestContext,
): Promise<PublicProfile> {
  const account = await findAccount(ctx.db, id);
  if (account === null) throw new Problem('not-found');
  const { headline, bio, interests, languages, countries } = await readProfile(ctx.db, id);
  return {
    id,
    name: account.name,
    image: account.image,
    headline,
    bio,
    interests,
    languages,
    countries,
    joinedAt: account.createdAt.toISOString(),
    listingCount: (await countHostedListings?.(ctx.db, id)) ?? 0,
  };
}
