/** Whether the product is served over https, by its public address. */
export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/**
 * The name of a cookie in browsers. Over https its prefix makes browsers refuse one that was set
 * without encryption or by a neighbouring subdomain.
 *
 * @param name without the prefix
 * @param publicUrl decides, and not the address of the request, which a proxy may call over http
 */
export function cookieName(name: string, publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${name}` : name;
}

/** The value in a `Cookie` header of a name, given without the prefix. */
export function keptCookie(
  header: string | null,
  name: string,
  publicUrl: string,
): string | undefined {
  return parseCookies(header)[cookieName(name, publicUrl)];
}

/** Reads a `Cookie` header. Names that appear twice keep their first value. */
export function parseCookies(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (Object.hasOwn(cookies, name)) continue;
    const raw = part.slice(at + 1).trim();
    try {
      cookies[name] = decodeURIComponent(raw);
    } catch {
      cookies[name] = raw;
    }
  }
  return cookies;
}
