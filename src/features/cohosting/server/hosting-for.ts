import { HOSTING_FOR_COOKIE } from '#platform/contract/hosting-for.ts';
import { cookieName, isHttps, parseCookies } from '#platform/i18n/cookies.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { CoHostPort, Services } from '#platform/server/services.ts';
import { findPlace, insertAct } from './store/co-hosts.ts';

/** Calls that change nothing for the host: they aren't signed. */
export const UNSIGNED: ReadonlySet<string> = new Set([
  'messaging.read-messages',
  'stays.preview',
  'itinerants.preview',
  'experiences.preview',
]);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The host that a browser names; it may not be one for whom its user acts. */
export function readHostingFor(headers: Headers, { http }: Pick<Config, 'http'>): string | null {
  const name = cookieName(HOSTING_FOR_COOKIE, http.publicUrl);
  const named = parseCookies(headers.get('cookie') ?? '')[name];
  return named !== undefined && UUID.test(named) ? named : null;
}

/**
 * The `Set-Cookie` by which a browser acts for a host until it is closed; null for its user again.
 */
export function hostingForCookie(hostId: string | null, { http }: Pick<Config, 'http'>): string {
  const secure = isHttps(http.publicUrl) ? '; Secure' : '';
  const age = hostId === null ? '; Max-Age=0' : '';
  const name = cookieName(HOSTING_FOR_COOKIE, http.publicUrl);
  return `${name}=${hostId ?? ''}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Looks up for whom a caller acts, on the primary each time: a co-host who was removed stops at once.
 */
export function coHostPort(services: Services): CoHostPort {
  return {
    async actingFor(headers, callerId) {
      const hostId = readHostingFor(headers, services.config);
      if (hostId === null) return null;
      const place = await findPlace(services.database.main, hostId, callerId);
      return place === null ? null : { coHostId: place.id, hostId, role: place.role };
    },
    async sign(tx, act) {
      if (!UNSIGNED.has(act.route)) await insertAct(tx, act);
    },
  };
}
