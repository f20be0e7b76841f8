import { isSignedOut } from './client.ts';

/**
 * Data of a private page; null while signed out. A session that ended since the page began counts
 * as signed out.
 *
 * @param me the signed-in account as far as the page knows
 */
export async function whileSignedIn<T>(
  me: object | null,
  load: () => Promise<T>,
): Promise<T | null> {
  if (me === null) return null;
  try {
    return await load();
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
