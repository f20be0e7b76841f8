const YEAR_SECONDS = 31_536_000;

/** Keeps a choice in a cookie, for the server to render the next pages by; '' forgets it. */
export function keepInBrowser(cookie: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = value === '' ? 0 : YEAR_SECONDS;
  // The Cookie Store API isn't everywhere yet.
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie on the next request.
  document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; max-age=${age}; samesite=lax${secure}`;
}
