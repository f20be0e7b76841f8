import type { Config } from '#platform/server/config/config.ts';

/** Addresses of pages that emails link to. */
export function pageUrl(
  config: Config,
  path: '/verify-email' | '/reset-password' | '/profile-settings' | '/end-session',
  token?: string,
): string {
  const url = new URL(path, config.http.publicUrl);
  if (token !== undefined) url.searchParams.set('token', token);
  return url.toString();
}
