import { msg } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { OwnProfile, ProfileEdit } from '../../contract.ts';
import { ageOn } from '../customer-profile.ts';
import type { AccountParts } from '../parts.ts';
import { saveProfile } from '../store/profiles.ts';
import { findAccount, updateAccount } from '../store/users.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** Minimum age in years for contracts. */
const MIN_AGE = 18;

/**
 * Changes the caller's own profile.
 *
 * @throws Problem `invalid-input` at `birthDate` for a user under 18, at `image` for a picture that
 *   the user didn't upload, at a part of the working hours that is missing or invalid
 */
export async function updateOwnProfile(
  { hasSentPicture }: AccountParts,
  { name, image, ...profile }: ProfileEdit,
  ctx: SignedInContext,
): Promise<OwnProfile> {
  const { birthDate } = profile;
  if (birthDate !== null && ageOn(birthDate, todayIn(ctx.now, 'UTC')) < MIN_AGE) {
    const text = ctx.translate(msg`You need to be 18 or older.`);
    throw new Problem('invalid-input', { fields: { birthDate: text } });
  }
  checkWorkHours(profile, ctx.translate);
  const { id } = ctx.actor;
  // An external portrait, such as that of a social sign-in, may remain; a new one must be uploaded.
  const isKept = image === null || (await findAccount(ctx.db, id))?.image === image;
  if (!isKept && !(await hasSentPicture?.(ctx.db, id, image))) {
    const text = ctx.translate(msg`This photo isn't one of yours.`);
    throw new Problem('invalid-input', { fields: { image: text } });
  }
  await updateAccount(ctx.db, id, { name, image }, ctx.now);
  await saveProfile(ctx.db, id, profile);
  return readOwnProfile(ctx.db, id);
}

function checkWorkHours(
  hours: Pick<ProfileEdit, 'workZone' | 'workStart' | 'workEnd'>,
  translate: Translator,
): void {
  const { workZone, workStart, workEnd } = hours;
  const told = { workZone, workStart, workEnd };
  const missing = Object.entries(told).filter(([, value]) => value === null);
  if (missing.length === Object.keys(told).length) return;
  if (missing.length > 0) {
    const text = translate(msg`This is required.`);
    const fields = Object.fromEntries(missing.map(([field]) => [field, text]));
    throw new Problem('invalid-input', { fields });
  }
  if (workStart === workEnd) {
    const text = translate(msg`Choose a different time from the start.`);
    throw new Problem('invalid-input', { fields: { workEnd: text } });
  }
}
