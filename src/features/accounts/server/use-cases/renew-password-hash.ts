import { Problem } from '#platform/server/http/problem.ts';
import { hashPassword, isHashOutdated } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { readPasswordHash, swapPasswordHash } from '../store/users.ts';

/**
 * Replaces the hash of a password that was made with another cost than today's. This is possible
 * only at a sign-in, when the password is known. While too many hashes are waiting, it is left to
 * the next sign-in, so that no user is refused because of it.
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
