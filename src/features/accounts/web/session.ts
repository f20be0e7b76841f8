import { call } from '#platform/web/api/client.ts';
import { clearPersonalStorage } from '#platform/web/scope/browser-storage.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { getMe, type Me, signOut } from '../contract/session-routes.ts';

/** Who is signed in; null while nobody is, and while the API is away. */
export async function loadMe(): Promise<Me | null> {
  if (pageScope().isNobody) return null;
  try {
    return await call(getMe, {});
  } catch {
    // A page that needs nobody must not fall over for want of an answer to this.
    return null;
  }
}

/**
 * Ends the session and shows the home page afresh, without anything personal in memory or storage.
 * Where the API is away, that page shows that one is still signed in.
 */
export async function logout(): Promise<void> {
  await clearPersonalStorage(() => call(signOut, {})).catch(() => null);
  window.location.assign('/');
}
