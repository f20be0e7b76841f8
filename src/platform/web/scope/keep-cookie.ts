const YEAR_SECONDS = 31_536_000;

/**
 * Keeps a choice in a cookie, which the server reads with the next page.
 *
 * @param seconds how long it is kept, a year unless told
 */
export function keepCookie(name: string, value: string, seconds = YEAR_SECONDS): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API isn't everywhere yet.
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie on the next request.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
