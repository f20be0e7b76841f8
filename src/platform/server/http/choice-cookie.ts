import type { Config } from '../config/config.ts';

const YEAR_SECONDS = 365 * 86_400;

/**
 * The `Set-Cookie` by which this browser keeps a choice, such as its language. Pages' scripts may
 * read it.
 *
 * @param value null or empty forgets it
 */
export function choiceCookie(
  name: string,
  value: string | null,
  { http }: Pick<Config, 'http'>,
): string {
  const kept = encodeURIComponent(value ?? '');
  const age = kept === '' ? 0 : YEAR_SECONDS;
  const secure = http.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${kept}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
