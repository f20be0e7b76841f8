/**
 * Whether a request that changes something may come from where it says it comes from.
 * Browsers send `Sec-Fetch-Site` or `Origin` with every such request; a caller that sends
 * neither is no browser and carries no ambient cookies.
 *
 * @param publicOrigin the origin the product is served under
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return true;
  const origin = headers.get('origin');
  if (origin !== null) {
    if (origin === publicOrigin) return true;
    const host = headers.get('host');
    return host !== null && URL.canParse(origin) && new URL(origin).host === host;
  }
  return site === null;
}
