import { msg } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { OwnProfile, ProfileEdit } from '../../contract.ts';
import { ageOn } from '../customer-profile.ts';
import { saveProfile } from '../store/profiles.ts';
import { updateAccount } from '../store/users.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** Years a person must be to make a contract of their own. */
const LEAST_AGE = 18;

/**
 * Changes the own profile.
 *
 * @throws Problem `invalid-input` at `birthDate` for somebody under 18
 */
export async function updateOwnProfile(
  { name, ...profile }: ProfileEdit,
  ctx: SignedInContext,
): Promise<OwnProfile> {
  const { birthDate } = profile;
  if (birthDate !== null && ageOn(birthDate, todayIn(ctx.now, 'UTC')) < LEAST_AGE) {
    const text = ctx.translate(msg`You need to be 18 or older.`);
    throw new Problem('invalid-input', { fields: { birthDate: text } });
  }
  await updateAccount(ctx.db, ctx.actor.id, { name }, ctx.now);
  await saveProfile(ctx.db, ctx.actor.id, profile);
  return readOwnProfile(ctx.db, ctx.actor.id);
}
