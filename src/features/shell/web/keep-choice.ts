const YEAR_SECONDS = 31_536_000;

/** Keeps a choice in a cookie and shows the page anew with it. */
export function keepChoice(cookie: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // The Cookie Store API isn't everywhere yet.
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads this cookie on the next request.
  document.cookie = `${cookie}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  location.reload();
}
