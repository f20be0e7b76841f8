import { Problem } from '#platform/server/http/problem.ts';
import { hashPassword, isHashOutdated } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { readPasswordHash, swapPasswordHash } from '../store/users.ts';

/**
 * Makes the hash of a password anew where it was made with another cost than hashes are made with
 * now. That can only be done while somebody signs in: else nobody knows the password. Where too many
 * hashes are waited for, it is left to the next time: nobody is refused for it.
 *
 * @param password the right one
 */
export async function renewPasswordHash(
  { database }: Pick<Services, 'database'>,
  userId: string,
  password: string,
): Promise<void> {
  const from = await readPasswordHash(database.main, userId);
  if (from === null || !isHashOutdated(from)) return;
  const to = await hashPassword(password).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'passwords-busy') return null;
    throw error;
  });
  if (to !== null) await swapPasswordHash(database.main, userId, { from, to });
}
