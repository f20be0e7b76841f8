import { cookieName, isHttps, keptCookie } from '#platform/i18n/cookies.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';

/** Seconds during which a caller who wrote reads the primary: longer than a replica may be behind. */
const SECONDS = 30;
const COOKIE = 'wrote';
/** Accounts that are remembered at once; the ones that wrote first are removed first. */
const MAX_ACCOUNTS = 10_000;

/** Who wrote lately, and so must not be answered by a replica that may not have it yet. */
export interface RecentWrites {
  /** @returns the `Set-Cookie` of the answer; null where there is no replica */
  note(account: string | null): string | null;
  has(headers: Headers, account: string | null): boolean;
}

/**
 * Remembers accounts in this process, and browsers by a cookie, which other servers read too.
 *
 * @param now milliseconds
 */
export function makeRecentWrites(
  database: Pick<Database, 'replica'>,
  { http }: Pick<Config, 'http'>,
  now: () => number = () => performance.now(),
): RecentWrites {
  const accounts = new Map<string, number>();
  const name = cookieName(COOKIE, http.publicUrl);
  const secure = isHttps(http.publicUrl) ? '; Secure' : '';
  const cookie = `${name}=1; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  const deleteOldest = () => {
    for (const [account, at] of accounts) {
      if (accounts.size <= MAX_ACCOUNTS && now() - at < SECONDS * 1_000) return;
      accounts.delete(account);
    }
  };
  return {
    note: (account) => {
      if (database.replica() === null) return null;
      if (account !== null) {
        accounts.delete(account);
        accounts.set(account, now());
        deleteOldest();
      }
      return cookie;
    },
    has: (headers, account) => {
      if (keptCookie(headers.get('cookie'), COOKIE, http.publicUrl) !== undefined) return true;
      const at = account === null ? undefined : accounts.get(account);
      return at !== undefined && now() - at < SECONDS * 1_000;
    },
  };
}
