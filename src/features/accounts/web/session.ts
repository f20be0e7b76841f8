import { pageAccountFor } from '#platform/contract/page-account.ts';
import { call } from '#platform/web/api/client.ts';
import { tellOfChange } from '#platform/web/api/log-in-again.ts';
import { clearPersonalStorage } from '#platform/web/scope/browser-storage.ts';
import { isOtherAccount } from '#platform/web/scope/page-account.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { getMe, signOut } from '../contract/addresses.gen.ts';
import type { Me } from '../contract/session-routes.ts';

/**
 * The signed-in user; null while signed out, and while the API is unavailable. Never resolves on a
 * page that was opened as another account: nothing is loaded into it any more, and it remains
 * unchanged.
 */
export async function loadMe(): Promise<Me | null> {
  if (pageScope().isNobody) return null;
  // A page that needs no account must not fail because this call fails.
  const me = await call(getMe, {}).catch(() => null);
  if (import.meta.env.SSR || me === null || !isOtherAccount(pageAccountFor(me))) return me;
  tellOfChange();
  return new Promise(() => {});
}

/**
 * Ends the session and shows the home page afresh, without anything personal in memory or storage.
 * Where the API is away, that page shows that one is still signed in.
 */
export async function logout(): Promise<void> {
  await clearPersonalStorage(() => call(signOut, {})).catch(() => null);
  window.location.assign('/');
}
