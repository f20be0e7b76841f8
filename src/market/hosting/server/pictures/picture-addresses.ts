import type { Config } from '#platform/server/config/config.ts';

type Site = Pick<Config, 'http'>;

/** The URL of a stored picture for forms (`secure_url`, spec 3 §7). */
export function toPictureUrl(
  picture: { readonly key: string; readonly hostedUrl?: string | null },
  { http }: Site,
): string {
  return picture.hostedUrl ?? `${http.publicUrl}/media/${picture.key}/1200.webp`;
}

const PATH = /^\/media\/([a-z0-9:_-]{1,200})\/\d{3,4}\.[a-z]{3,4}$/;

/** The key in one of our URLs; null for any other URL. */
export function keyOfAddress(address: string, { http }: Site): string | null {
  const url = URL.parse(address, http.publicUrl);
  if (url === null || url.origin !== new URL(http.publicUrl).origin) return null;
  return PATH.exec(url.pathname)?.[1] ?? null;
}
