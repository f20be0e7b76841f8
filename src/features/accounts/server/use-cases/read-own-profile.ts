import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { OwnProfile } from '../../contract.ts';
import { readProfile } from '../store/profiles.ts';
import { findAccount } from '../store/users.ts';

/** A user's whole profile, only for themselves. */
export async function readOwnProfile(db: Queryable, userId: string): Promise<OwnProfile> {
  const account = await findAccount(db, userId);
  if (account === null) throw new Problem('signed-out');
  const { id, name, email, emailVerified, image, createdAt } = account;
  return {
    id,
    name,
    email,
    emailVerified,
    image,
    joinedAt: createdAt.toISOString(),
    ...(await readProfile(db, userId)),
  };
}
